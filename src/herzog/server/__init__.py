"""The web server: links instead of accounts, one writer per table; picks come in, whole views go out."""
