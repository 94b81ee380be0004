# То, что терминал говорит вокруг игры.

terminal-you = Вы
terminal-kept = Игра сохранена в файле { $file }. Продолжить: { $command }
terminal-over = Запись игры — в файле { $file }. Посмотреть: herzog replay { $file }
terminal-resumed = { $game }, после шага { $steps }.
terminal-pass = Теперь перед экраном { $player }. Никто больше не смотрит? Нажмите Enter.
terminal-forced = Единственный вариант — { $option }.
terminal-key = { $key } — { $option }
terminal-ambiguous = «{ $typed }» может значить разное:
terminal-unknown = «{ $typed }» здесь ничего не значит. Введите «?», чтобы увидеть справку.
terminal-why = { $thing } — { $reason } [{ $rule }]
terminal-may = Это возможно — { $option }.
terminal-undone = Отменено.
terminal-saved = Сохранено в файле { $file }.
terminal-not-saved = Не удаётся записать файл { $file }: { $problem }.
terminal-which-file = Укажите файл.
terminal-which-game = Какая игра?
terminal-help = Введите обозначение варианта, его название или начало названия, с глаголом или без: «{ $key }», «{ $name }». Точки над «ё» можно не ставить. Другие команды:
terminal-help-line = { $word }: { $about }
terminal-command-help = справка
terminal-command-why = почему
terminal-command-hint = подсказка
terminal-command-look = описание
terminal-command-board = поле
terminal-command-log = журнал
terminal-command-undo = отменить
terminal-command-rules = правила
terminal-command-save = сохранить
terminal-command-resume = продолжить
terminal-command-quit = выход
terminal-about-help = эта справка
terminal-about-why = почему НАЗВАНИЕ — почему это нельзя выбрать сейчас и какое правило об этом говорит
terminal-about-hint = что бот сделал бы на вашем месте и почему
terminal-about-look = описание НАЗВАНИЕ — что делает карта, что есть у игрока
terminal-about-board = показать стол ещё раз
terminal-about-log = что произошло; журнал всё — с самого начала
terminal-about-undo = отменить ваш последний выбор
terminal-about-rules = правила НОМЕР или СЛОВА — что говорят правила; просто «правила» — правило, которое сейчас действует
terminal-about-save = сохранить ФАЙЛ — записать игру в файл
terminal-about-resume = продолжить ФАЙЛ — перейти к другой игре
terminal-about-quit = выйти; игра сохраняется

## Просмотр записи

terminal-step = Шаг { $n } из { $all }: { $player }
terminal-step-none = Перед первым шагом, всего шагов: { $all }
terminal-nature = случай
terminal-replay-keys = n или → вперёд, p или ← назад, ↓ ↑ по десять, a начало, e конец, w почему, q выход
terminal-move = { $player } — { $option }.
terminal-why-nothing = Сравнивать было не с чем.
terminal-why-later = Боты объясняют свой выбор только после игры: раньше их доводы выдали бы то, что они скрывают.

## Места, которые переходят из рук в руки

terminal-which-bot = Какой бот? { $bots }.
terminal-which-seat = Чьё место? { $players }.
terminal-nobody-sits-in = Боты никого не подменяют.
terminal-watch = Играют боты. Enter: дальше; { $return }: вернуть своё место; { $finish }: закончить игру; { $quit }: выйти.
terminal-agree = Игра закончится на этом, если все согласны. Все согласны? { $yes } или { $no }
terminal-yes = да
terminal-no = нет
terminal-not-agreed = Игра продолжается.
terminal-agree-takeback = Игра вернётся к моменту до вашего последнего шага, и всё случайное после этого определится заново. Все согласны? { $yes } или { $no }
terminal-times = Осталось времени: { $clocks }
terminal-no-clock = В этой игре нет часов.
terminal-command-handover = передать
terminal-command-return = вернуть
terminal-command-finish = завершить
terminal-command-takeback = переиграть
terminal-command-clock = часы
terminal-about-handover = передать УРОВЕНЬ — пусть бот играет за вас
terminal-about-return = вернуть ИМЯ — забрать место у бота
terminal-about-finish = закончить игру на этом, если все согласны
terminal-about-takeback = отменить свой последний шаг, даже если другие уже играли, при общем согласии
terminal-about-clock = сколько у кого осталось времени

## Уроки

terminal-learn-title = Урок { $n } из { $all }: { $title }
terminal-learn-read = (Enter — дальше.)
terminal-learn-task = → { $task } (Или введите «{ $skip }».)
terminal-learn-skip = пропустить
terminal-learn-left = Урок ждёт вас. Продолжить: { $command }
terminal-learn-done = Отлично! Дальше: { $command }
