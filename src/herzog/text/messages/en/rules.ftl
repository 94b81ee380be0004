# What `herzog rules` says around the rules.

rules-heading = { $game }: the rules in our words
rules-rulings = Rulings on what the rulebook leaves open
rules-hint-section = the rules of a section
rules-hint-number = a rule or a ruling (Q9), and what carries it
rules-hint-words = what speaks of these words
rules-place = Place: { $place }
rules-books = Other books: { $books }
rules-why = Why: { $why }
rules-confidence-H = Confidence: high, the text settles it.
rules-confidence-M = Confidence: middling, it is the most sensible reading.
rules-confidence-L = Confidence: low, it is our choice.
rules-flag = Option of the table: { $flag }
rules-concerns = Concerns: { $numbers }
rules-code = Code: { $names }
rules-tests = Tests: { $names }
rules-unknown = there is no { $number } in the rules of { $game }; near it are { $near }.
rules-nothing = nothing in the rules of { $game } speaks of “{ $words }”.
