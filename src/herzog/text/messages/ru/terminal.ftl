# То, что терминал говорит вокруг игры.

terminal-you = Вы
terminal-kept = Игра сохранена в { $file }. Продолжить: { $command }
terminal-over = Запись игры в { $file }. Посмотреть: herzog replay { $file }
terminal-resumed = { $game }, после шага { $steps }.
terminal-pass = Теперь к экрану садится: { $player }. Никто больше не смотрит? Нажмите Enter.
terminal-forced = Выбора нет: { $option }.
terminal-key = { $key }: { $option }
terminal-ambiguous = «{ $typed }» может значить разное:
terminal-unknown = «{ $typed }» здесь ничего не значит. Введите ?, чтобы увидеть помощь.
terminal-why = { $reason } [{ $rule }]
terminal-may = Можно: { $option }.
terminal-undone = Отменено.
terminal-saved = Сохранено в { $file }.
terminal-not-saved = Не удаётся записать { $file }: { $problem }.
terminal-which-file = Назовите файл.
terminal-which-game = Какая игра?
terminal-help = Введите клавишу варианта, или его название, или начало названия, с глаголом или без: «{ $key }», «{ $name }». Диакритику можно опускать. Другие слова:
terminal-help-line = { $word }: { $about }
terminal-command-help = помощь
terminal-command-why = почему
terminal-command-hint = совет
terminal-command-look = описание
terminal-command-board = поле
terminal-command-log = журнал
terminal-command-undo = отменить
terminal-command-rules = правила
terminal-command-save = сохранить
terminal-command-resume = продолжить
terminal-command-quit = выход
terminal-about-help = эта помощь
terminal-about-why = почему НАЗВАНИЕ: почему что-то нельзя выбрать сейчас и по какому правилу
terminal-about-hint = что бот сделал бы на вашем месте и почему
terminal-about-look = описание НАЗВАНИЕ: что делает карта, что есть у игрока
terminal-about-board = стол ещё раз
terminal-about-log = что произошло; журнал всё: с самого начала
terminal-about-undo = отменить ваш последний выбор
terminal-about-rules = правила НОМЕР или СЛОВА: что говорят правила; без слов: правило, по которому идёт игра
terminal-about-save = сохранить ФАЙЛ: записать игру в файл
terminal-about-resume = продолжить ФАЙЛ: перейти к другой игре
terminal-about-quit = выйти; игра сохраняется

## Looking at a record

terminal-step = Шаг { $n } из { $all }: { $player }
terminal-step-none = Перед первым шагом; всего: { $all }
terminal-nature = случай
terminal-replay-keys = n или → вперёд, p или ← назад, ↓ ↑ по десять, a начало, e конец, w почему, q выход
terminal-move = { $player }: { $option }.
terminal-why-nothing = Сравнивать было не с чем.
terminal-why-later = Боты говорят почему, когда игра окончена: их доводы показали бы то, что они скрывают.
