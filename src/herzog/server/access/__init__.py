"""Who may do what: links instead of accounts, the tokens in them, and public links of finished games."""
