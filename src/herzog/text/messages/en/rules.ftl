# What `herzog rules` says around the rules.

rules-heading = { $game }: the rules in our own words
rules-rulings = Rulings on what the rulebook leaves open
rules-hint-section = the rules of a section
rules-hint-number = a rule or a ruling (Q9), and where it is implemented
rules-hint-words = everything that mentions these words
rules-place = In the rulebook – { $place }
rules-set = Our component set – { $place }
rules-books = Other editions – { $books }
rules-why = Why: { $why }
rules-confidence-H = Confidence: high; the text settles it.
rules-confidence-M = Confidence: medium; it is the most sensible reading.
rules-confidence-L = Confidence: low; it is our choice.
rules-flag = Table option: { $option }
rules-concerns = Concerns: { $numbers }
rules-code = Code: { $names }
rules-tests = Tests: { $names }
rules-unknown = there is no { $number } in the rules of { $game }; the nearest are { $near }.
rules-nothing = nothing in the rules of { $game } mentions “{ $words }”.
