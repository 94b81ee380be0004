# What `herzog rules` says around the rules, in Russian.

rules-heading = { $game }: правила нашими словами
rules-rulings = Решения там, где правила оставляют вопрос открытым
rules-hint-section = правила одного раздела
rules-hint-number = правило или решение (Q9) и где оно реализовано
rules-hint-words = всё, где встречаются эти слова
rules-place = В правилах — { $place }
rules-set = Наш набор компонентов — { $place }
rules-books = Другие издания — { $books }
rules-why = Почему: { $why }
rules-confidence-H = Уверенность: высокая; так решает текст.
rules-confidence-M = Уверенность: средняя; это самое разумное прочтение.
rules-confidence-L = Уверенность: низкая; это наш выбор.
rules-flag = Настройка стола: { $option }
rules-concerns = Касается: { $numbers }
rules-code = Код: { $names }
rules-tests = Тесты: { $names }
rules-unknown = в правилах игры { $game } нет { $number }; ближайшие: { $near }.
rules-nothing = в правилах игры { $game } нет слов «{ $words }».
