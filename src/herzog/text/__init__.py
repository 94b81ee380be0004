"""Words for people: every sentence of the program, in English, French, Polish and Russian."""
