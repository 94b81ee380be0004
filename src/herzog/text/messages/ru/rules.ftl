# What `herzog rules` says around the rules, in Russian.

rules-heading = { $game }: правила нашими словами
rules-rulings = Решения о том, что книга правил оставляет открытым
rules-hint-section = правила одного раздела
rules-hint-number = правило или решение (Q9) и то, что его воплощает
rules-hint-words = всё, где говорится об этих словах
rules-place = Место: { $place }
rules-books = Другие книги: { $books }
rules-why = Почему: { $why }
rules-confidence-H = Уверенность: высокая, так решает текст.
rules-confidence-M = Уверенность: средняя, это самое разумное прочтение.
rules-confidence-L = Уверенность: низкая, это наш выбор.
rules-flag = Опция стола: { $flag }
rules-concerns = Касается: { $numbers }
rules-code = Код: { $names }
rules-tests = Тесты: { $names }
rules-unknown = в правилах игры { $game } нет { $number }; ближайшие: { $near }.
rules-nothing = в правилах игры { $game } ничего не говорится о «{ $words }».
