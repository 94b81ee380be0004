# Стол в браузере: всё, что вокруг игр.

## Главная

shell-home = На главную
shell-lobby-title = Вечер в кафе «Герцог»
shell-lobby-lead = Две игры, один стол. Позовите друзей по ссылке, передавайте друг другу один экран или сыграйте с завсегдатаями. Без учётной записи и без установки.
shell-fine-print = Частный проект игроков, с собственными рисунками и текстами. Не связан с издателями этих игр.
shell-version = Версия { $version }.
shell-try-again = Попробовать снова
shell-reload = Обновить
shell-later = Позже
shell-page-old = Вышла новая версия этой страницы.
shell-part-missing = Эту часть страницы не удалось загрузить. Обновите страницу: ничего не пропадёт.
shell-part-broken = Эту часть страницы не удалось показать. Сама партия сохранена на сервере.
shell-lay-table = Новая партия
shell-choose-game = Во что играем?
shell-lead-lacrimosa = Покровители помогают завершить Реквием Моцарта и рассказывают Констанции, что они для него сделали.
shell-lead-fourberies = Звериные труппы колесят по королевству, чтобы сыграть перед Королём, чьё настроение переменчиво.
shell-for-how-many = Для { $fewest }–{ $most } игроков
shell-seats = Кто играет?
shell-seat-kind = Кто играет: { $seat }
shell-seat-name = Имя: { $seat }
shell-seat-bot = Сила игры: { $seat }
shell-remove-seat = Убрать: { $seat }
shell-add-seat = Добавить место
shell-kind-here = У этого экрана
    .about = Играет здесь. Если людей несколько, экран переходит из рук в руки, а занавес скрывает чужие карты.
shell-kind-link = По ссылке
    .about = Получит свою ссылку и откроет её где угодно; вы найдёте её за столом.
shell-kind-open = Кто угодно
    .about = Главная страница предлагает это место всем; играет тот, кто займёт его первым.
shell-kind-bot = Бот
    .about = Играет программа. Число — рейтинг Эло: у кого на 200 больше, тот выигрывает примерно три партии из четырёх.
shell-alone-lacrimosa = Ваш соперник, когда вы играете в одиночку; его силу можно выбрать в настройках ниже.
shell-options = Настройки игры и толкования правил
shell-options-changed = { $n ->
        [one] изменён { $n } пункт
        [few] изменено { $n } пункта
       *[many] изменено { $n } пунктов
    }
shell-hints = Подсказки
    .about = Можно спросить, что бот сделал бы на вашем месте, зная лишь то, что знаете вы.
shell-hints-allowed = разрешены
shell-hints-none = нет
shell-practice = Тренировка
    .about = Стол для анализа открыт в любой момент, даже во время партии: на нём видно всё, в том числе то, что на руках у ботов. Такие партии не идут в зачёт.
shell-practice-yes = да: анализ в любой момент
shell-practice-no = нет
shell-pack = Набор компонентов
    .about = Значения, напечатанные на картах и жетонах. Владельцы игры могут добавить свой набор.
shell-pack-own = Встроенный
shell-take-seat = Начать партию
shell-my-tables = Мои столы
shell-your-turn = Ваш ход
shell-watching = Зритель
shell-finished = Завершена
shell-forget = Убрать из моего списка
shell-by-day = Светло: бумага днём
shell-by-candlelight = Темно: при свечах
shell-language = Язык

## За столом

shell-laying = Открываем стол…
shell-door-shut = Этот стол не открывается
shell-to-lobby = Вернуться на главную
shell-line-lost = Связь прервалась — пробуем снова…
shell-sending = Отправка…
shell-one-screen = Один экран
shell-tools = Правила, приглашения и настройки
shell-leaf-rules = Правила
shell-leaf-notes = Заметки
shell-leaf-links = Приглашения
shell-leaf-report = Сообщить о проблеме
shell-leaf-review = Разбор партии
shell-leaf-board = Стол для анализа
shell-leaf-settings = Настройки
shell-this-table = Этот стол
shell-tabs = Части стола
shell-tab-board = Поле
shell-tab-people = Игроки
shell-tab-log = Журнал
shell-tab-chat = Чат
shell-tab-analysis = Анализ
shell-close = Закрыть
shell-me = вы
shell-is-bot = бот
shell-doing-ready = выбор сделан
shell-doing-thinking = думает
shell-doing-free = свободно
shell-doing-away = нет за столом
shell-at-table = за столом
shell-points = Очки
shell-see-board = Показать планшет: { $name }
shell-eyes = За чьим планшетом следить
shell-eyes-turn = Следить за текущим ходом
shell-next-table = Следующая партия готова.
shell-follow = Присоединиться
shell-your-name = Как вас называть?
shell-that-is-me = Это я
shell-my-name = Моё имя за этим столом
shell-understood = Понятно
shell-clauses = { $item }; { $rest }
shell-said-of = { $item }: { $rest }

## Что мне делать

shell-choice = Ваш выбор
shell-status-waiting = { $n ->
        [0] Минутку…
       *[other] Ждём: { $names }
    }
shell-status-ready = { $n ->
        [0] Минутку…
        [one] Ваш выбор сделан. Ещё думает: { $names }
       *[other] Ваш выбор сделан. Ещё думают: { $names }
    }
shell-status-past = Таким был стол после шага { $step }
shell-status-over = { $n ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
shell-status-won = Вы победили!
shell-to-present = Вернуться к текущему моменту
shell-to-line-end = К концу линии
shell-leave-board = Вернуться к партии
shell-analyse = Анализировать отсюда
shell-go-on-here = Играть отсюда
shell-aside-board = Стол для анализа
shell-aside-plan = Что если
shell-plan-try = Что если…
shell-plan-play = Сыграть эту линию
shell-plan-unknown = Что здесь выпадет, неизвестно. План окончен.
shell-plan-others = Здесь ход за другими: { $names }. План окончен.
shell-change-mind = Передумать
shell-options-list = Что вы можете сделать
shell-all-options = Все варианты
shell-more = Все варианты и то, что невозможно
shell-less = Меньше вариантов
shell-caution = Стоит подумать.
shell-proposal = Подтвердите выбор
shell-reveals = Ждут только вас: после вашего выбора всё откроется.
shell-turns-up = откроются новые карты
shell-no-way-back = отменить будет нельзя
shell-confirm = Подтвердить
shell-confirm-and-end = Подтвердить и завершить ход
shell-do-it = Всё равно сделать
shell-cancel = Не сейчас
shell-never-warn = Больше об этом не предупреждать
shell-not-possible = Сейчас невозможно
shell-read-rule = Прочесть правило { $rule }
shell-type = Введите, что хотите сделать, или «?» для справки
shell-type-help = Введите ответ: его название или начало названия, с глаголом или без. В одной строке может быть несколько ответов. Другие команды:
shell-hint = Подсказка
shell-hint-numbers = Расчёт
shell-undo = Отменить
shell-undo-far = { $n ->
        [one] Можно отменить { $n } шаг
        [few] Можно отменить { $n } шага, по одному
       *[many] Можно отменить { $n } шагов, по одному
    }, вплоть до: { $event }
shell-restart = Начать ход заново
shell-recap = { $n ->
        [one] Тем временем: { $n } событие
        [few] Тем временем: { $n } события
       *[many] Тем временем: { $n } событий
    }
shell-play-through = Показать на поле

## Между двумя у одного экрана

shell-curtain-title = { $name }, ваш ход
shell-curtain-lead = Занавес опущен. Смотрит только { $name }, остальные отворачиваются.
shell-curtain-lift = Это я, { $name } — поднять занавес
shell-curtain-back = Назад: изменить выбор ({ $name })
shell-curtain-all-title = Все сделали выбор
shell-curtain-all-lead = Занавес опущен. Подойдите ближе: сейчас узнаем, кто что выбрал.
shell-curtain-all-lift = Поднять занавес для всех
shell-sit-down = Это я, { $name } — показать мои карты

## Журнал, история, чат

shell-history = История
shell-history-at = { $step } / { $last }
shell-history-first = К началу
shell-history-back = На шаг назад
shell-history-forward = На шаг вперёд
shell-history-last = К текущему моменту
shell-history-play = Показать отсюда
shell-stage-skip = Дальше
shell-stage-end = Перейти к концу
shell-log-filter = Чьи действия
shell-log-all = Все
shell-log-rounds = Часть игры
shell-log-game = Вся игра
shell-log-go = Показать стол после шага { $step }
shell-log-empty = Пока ничего не произошло.
shell-since-last = с вашего последнего шага
shell-moved = Последний шаг: { $ago }.
shell-no-clock = За этим столом нет часов.
shell-chat-empty = Пока никто ничего не сказал.
shell-chat-say = Скажите что-нибудь
shell-chat-send = Отправить
shell-a-spectator = Зритель
shell-spectators = Зрители
shell-chat-clear = Очистить чат
shell-chat-clear-sure = Точно? Всё, что здесь сказано, будет удалено.
shell-chat-left = Тот, кто ушёл
shell-chat-closed = Общаться здесь могут только приглашённые.
shell-mute = Не показывать
    .about = Вы не увидите ни слов, ни имени этого человека. Никто другой этого не заметит.
shell-mute-one = Не показывать: { $name }
shell-unmute-one = Показывать: { $name }

## Ящики

shell-rules-search = Искать правило или слово
shell-rules-none = Ничего не найдено.
shell-glossary = Словарь
shell-keys = Клавиши
shell-key-option = выбрать вариант
shell-key-confirm = подтвердить
shell-key-cancel = отменить выбор, закрыть
shell-key-type = ввести команду, как в терминале
shell-key-hint = что сделал бы бот
shell-key-undo = отменить
shell-key-restart = начать ход заново
shell-key-leaf = листать партию
shell-key-ends = к началу, к текущему моменту
shell-key-skip = дальше, пока идёт анимация
shell-key-zoom = увеличить, уменьшить или вписать поле
shell-key-rules = правила
shell-key-notes = мои заметки
shell-key-status = сказать, что происходит
shell-key-moves = сказать, что я могу сделать
shell-key-last = сказать, что случилось только что
shell-key-person = сказать, что у меня есть
shell-key-time = сказать, сколько мы ждём
shell-keyname-enter = Enter
shell-keyname-esc = Esc
shell-keyname-shift = Shift
shell-keyname-home = Home
shell-keyname-end = End
shell-theme = Освещение
shell-theme-system = Как в системе
shell-theme-light = Бумага днём
shell-theme-dark = При свечах
shell-pace = Анимация
shell-pace-0 = Нет
shell-pace-120 = Быстрая
shell-pace-250 = Умеренная
shell-pace-500 = Неспешная
shell-text-size = Размер текста
shell-sound = Тихие звуки: когда мой ход и когда что-то происходит со мной
shell-sounds = Звуки
shell-confirms-itself = Подтверждать автоматически
    .about = Ход через мгновение завершается сам, а тайный выбор открывается без вопроса.
shell-asks-first = Спрашивать перед тем, чего нельзя отменить
    .about = Например, после покупки карты открывается следующая. Без этого вопроса всё происходит сразу.
shell-stops-forced = Останавливаться, когда выбора нет
    .about = Иначе единственный вариант выбирается за вас и показывается.
shell-lists = Варианты всегда списком
    .about = Даже те, что можно выбрать на поле.
shell-hushed = { $n ->
        [one] Отключён { $n } вид предупреждений.
        [few] Отключены { $n } вида предупреждений.
       *[many] Отключено { $n } видов предупреждений.
    }
shell-warn-again = Снова предупреждать
shell-notes-lead = Только для вас. Они остаются в этом браузере и исчезнут, когда вы уберёте стол из списка.
shell-links-lead = Кто откроет ссылку, тот и занимает это место — на любом устройстве и сколько угодно раз. Новая ссылка отменяет старую.
shell-links-here-only = Эти ссылки открываются только на этом компьютере. Чтобы впустить других из вашей сети, запустите сервер так:
shell-link-picture = Показать QR-код
shell-link-pictured = QR-код ссылки: { $who }
shell-link-watch = Для зрителей
    .about = Видно только то, что открыто всем.
shell-link-host = Моя ссылка
    .about = Чтобы продолжить на другом устройстве. У кого она, тот и хозяин: никому её не давайте.
shell-copy = Копировать
shell-copied = Скопировано
shell-revoke = Новая ссылка
shell-revoke-sure = Точно? Старая ссылка перестанет работать.
shell-report-lead = Сохраняет файл с вашим описанием, с тем, что вы видите на столе, с журналом и номерами версий. Того, что скрывают другие, в нём нет. Когда игра окончена, в нём вся её запись.
shell-report-words = Что случилось и чего вы ожидали?
shell-report-save = Сохранить отчёт
shell-report-saved = Сохранено. Отправьте файл тому, кто присматривает за этим столом.

## Конец

shell-end = Итог
shell-score = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
shell-chart = Очки в ходе партии
shell-rematch = Сыграть ещё раз
shell-same-deal = Та же раздача ещё раз
    .about = Те же карты в том же порядке — другими будут только решения.
shell-host-again = Хозяин может начать новую партию; вас пригласят.
shell-save-record = Сохранить запись партии

## Настройки игр

shell-option-fourberies-manager-shortage = Все три ваших Распорядителя на сцене
    .about = Приносит ли Актёр с опытом 3 свои экю? Правила об этом молчат (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = экю всё равно получают
shell-option-fourberies-manager-shortage-nothing = ничего не происходит
shell-option-fourberies-unfulfilled-request = Невыполненная Тайная просьба
    .about = Можно ли использовать ту, что ничего не приносит? Правила оставляют вопрос открытым (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = можно использовать
shell-option-fourberies-unfulfilled-request-refused = нельзя использовать
shell-option-lacrimosa-composers = Композиторы Реквиема
    .about = Реквием завершают двое; в одиночной игре один.
shell-option-lacrimosa-composers-recommended = рекомендованные
shell-option-lacrimosa-composers-drawn = случайные
shell-option-lacrimosa-composers-eybler = Эйблер
shell-option-lacrimosa-composers-stadler = Штадлер
shell-option-lacrimosa-composers-suessmayr = Зюсмайер
shell-option-lacrimosa-composers-freystaedtler = Фрейштадлер
shell-option-lacrimosa-difficulty = Солист
    .about = Насколько силён соперник, когда вы играете в одиночку.
shell-option-lacrimosa-difficulty-easy = лёгкий
shell-option-lacrimosa-difficulty-middle = средний
shell-option-lacrimosa-difficulty-difficult = тяжёлый
shell-option-lacrimosa-refill = Пополнение ряда карт
    .about = После каждого действия или один раз в конце хода? Правила допускают оба прочтения (LAC-Q4).
shell-option-lacrimosa-refill-action = после каждого действия
shell-option-lacrimosa-refill-turn = в конце хода

## В чём отказал сервер

shell-code-away = Сервер не отвечает: он не запущен, или нет связи. Ваши партии на нём сохранены.
shell-code-malformed = Это не удалось прочесть.
shell-code-too-big = Это слишком длинно.
shell-code-too-fast = Слишком много сразу. Минутку, пожалуйста.
shell-code-many-tables =
    { $n ->
        [one] Сегодня из вашей сети начато слишком много партий. Попробуйте ещё раз через { $n } минуту.
        [few] Сегодня из вашей сети начато слишком много партий. Попробуйте ещё раз через { $n } минуты.
       *[many] Сегодня из вашей сети начато слишком много партий. Попробуйте ещё раз через { $n } минут.
    }
shell-code-bad-link = Эта ссылка не ведёт ни к одному столу.
shell-code-revoked = Хозяин заменил эту ссылку. Попросите новую.
shell-code-taken = Это место уже занято.
shell-code-not-open = Этот стол открыт не для всех.
shell-code-many-signs = Из вашей сети для всех открыто уже слишком много столов. Сначала закройте один из них.
shell-code-no-person = Эта личная ссылка заменена или удалена.
shell-code-withdrawn = Хозяин не делился этой партией или уже отозвал ссылку.
shell-code-no-table = Здесь нет такого стола.
shell-code-no-page = Такой страницы нет.
shell-code-not-host = Это может сделать только хозяин.
shell-code-not-your-seat = Это чужое место.
shell-code-stale = Игра ушла вперёд. Взгляните ещё раз.
shell-code-illegal-pick = Сейчас это невозможно.
shell-code-barrier = Это нельзя отменить.
shell-code-no-step = В партии нет такого шага.
shell-code-no-thing = На столе нет ничего такого.
shell-code-lesson = На этом этапе урока нужно другое.
shell-code-daily = Раздача дня одинакова для всех, поэтому ничего нельзя вытянуть заново.
shell-code-no-hint = Здесь нет подсказки.
shell-code-not-over = Придётся подождать до конца игры.
shell-code-no-board = Анализировать можно только оконченные партии и свой тренировочный стол.
shell-code-no-branch = Эта ветка здесь больше не хранится.
shell-code-many-branches = Больше веток этой партии хранить нельзя. Сначала удалите лишние.
shell-code-other-record = Этот файл из другой партии или другой раздачи. Добавить можно только линию, которая начинается так же, как эта партия.
shell-code-not-asked = Сейчас ход не этого игрока, поэтому планировать нечего.
shell-code-aside = Это можно сделать только за самим столом.
shell-code-wrong-setup = Так партию начать нельзя.
shell-code-broken-table = Эту партию нельзя продолжить в этой версии или с этим набором компонентов.
shell-code-chat-full = Чат этого стола переполнен.
shell-code-long-journal = За этим столом уже столько всего меняли, что теперь партию можно только доиграть до конца.
shell-code-crowded = Сейчас здесь слишком много людей. Страница попробует ещё раз сама.
shell-code-busy = Сервер занят. Ничего не изменилось; попробуйте ещё раз.
shell-code-full = На сервере больше нет места. Ничего не изменилось.
shell-code-failed = С нашей стороны что-то пошло не так. Ничего не изменилось.
shell-provenance =
    { $source ->
        [rulebook] Из правил
        [seen] Прочитано на напечатанной карте
        [stated] Со слов рецензента
       *[reconstructed] Восстановлено: в печати может быть иначе
    }

## Место и игра

shell-seat-and-game = Место и игра
shell-hand-over = Пусть бот играет за меня
shell-hand-over-seat = Пусть бот играет за игрока { $name }
shell-hand-over-do = Передать место
shell-bot-strength = Сила бота
shell-bot-plays = За вас играет бот ({ $bot })
shell-take-back = Вернуться на своё место
shell-take-back-seat = Забрать у бота место игрока { $name }
shell-offer-end = Предложить закончить игру
    .about = Игра закончится с текущим счётом, как только согласятся все. Боты согласны всегда.
shell-offer-end-sure = Точно? Игра закончится сразу.
shell-offered-end = { $n ->
        [one] { $names } предлагает закончить игру на этом.
       *[other] { $names } предлагают закончить игру на этом.
    }
shell-offer-mine = Вы согласны закончить игру. Ещё не согласились: { $names }
shell-agree-end = Согласиться
shell-decline-end = Играть дальше
shell-withdraw-end = Отозвать согласие
shell-offered-pause = { $n ->
        [one] { $names } предлагает на время остановить часы.
       *[other] { $names } предлагают на время остановить часы.
    }
shell-offered-undo = { $n ->
        [one] { $names } предлагает вернуться к шагу { $step }. Всё случайное после него определится заново.
       *[other] { $names } предлагают вернуться к шагу { $step }. Всё случайное после него определится заново.
    }
shell-offer-mine-pause = Вы согласны остановить часы. Ещё не согласились: { $names }
shell-offer-mine-undo = Вы согласны вернуться к шагу { $step }. Ещё не согласились: { $names }
shell-ask-undo = Попросить всех отменить мой последний шаг
    .about = Если все согласятся, игра вернётся к моменту до него. Всё случайное после этого определится заново.
shell-open-seat = Отдать это место новому игроку
    .about = Старая ссылка перестанет работать, и место будет ждать того, кто получит новую.
shell-open-seat-sure = Точно? { $name } потеряет место.
shell-abandon = Прервать игру
    .about = Игра закончится для всех, без победителя.
shell-abandon-sure = Точно? Игра закончится для всех.
shell-sits-in = бот: { $bot }
shell-finished-agreed = Окончена по соглашению
shell-finished-abandoned = Прервана
shell-code-over = Игра окончена.
shell-code-sat-in = На этом месте играет бот.
shell-code-not-sat-in = На этом месте бот не играет.
shell-code-no-bot = В этой игре такого бота нет.
shell-code-no-clock = За этим столом нет часов.
shell-code-paused = Игра приостановлена.
shell-code-not-out = Время на этих часах ещё не вышло.

## Часы

shell-clock = Часы
    .about = Когда выбирать не из чего, время не тратится. Боты играют без часов.
shell-clock-none = без часов
shell-clock-live = { $bank } каждому и { $each } на ход
shell-clock-days = { $each } на ход, { $bank } в запасе
shell-out = Когда время выйдет
    .about = Вернуться на своё место можно в любой момент.
shell-out-bot = сразу играет бот
shell-out-claim = решают остальные
shell-out-level = Какой бот тогда играет
shell-time-of = { $name }: осталось { $time }
shell-time-runs = { $name }: осталось { $time }, часы идут
shell-time-both = { $turn } на этот ход, { $bank } в запасе
shell-time-short = Ваше время на исходе: { $time }
shell-time-mine-out = Ваше время вышло. Остальные могут передать ваше место боту.
shell-time-out = { $name }: время вышло.
shell-claim = Пусть играет бот
shell-offer-pause = Остановить часы
    .about = Нужно согласие всех. Запустить их снова может каждый.
shell-paused = Игра приостановлена, часы остановлены.
shell-resume = Играть дальше
shell-left = осталось { $time }
shell-sat-in-for = { $player }: общее время игры бота — { $time }.

## Уроки

shell-lesson = Урок
shell-lesson-step = Этап { $n } из { $of }
shell-lesson-next = Дальше
shell-lesson-read = Ещё рано: сначала прочитайте. «Дальше» подведёт к вашему выбору.
shell-lesson-skip = Пропустить этап
shell-lesson-waits = Минутку: играют другие.
shell-lesson-over = Урок на этом закончен. Чтобы играть дальше, начните партию.
shell-lesson-done = Отлично! Урок окончен.
shell-lesson-on = Следующий урок: { $title }
shell-lesson-play = Сыграть партию
shell-lesson-again = Ещё раз
shell-lesson-minutes = { $n } мин
shell-lesson-learned = пройден
shell-signs = Незнакомый символ? Наведите на него курсор или коснитесь его: всё на столе само скажет, что это такое. А в памятке вся игра на одной странице.
shell-coach = Наставник
shell-coach-read = Понятно
shell-coach-none = Отключить наставника
shell-coach-me = Помогать мне в первой партии
    .about = Когда какое-то решение встречается впервые, появляется объяснение: в чём его суть и что обычно важно.
shell-learn = Научиться играть ({ $n } мин)
shell-lessons = { $n ->
        [one] { $n } урок
        [few] { $n } урока
       *[many] { $n } уроков
    }
shell-takes-fourberies = 20–40 минут · легко освоить
shell-takes-lacrimosa = 60–90 минут · непростая
shell-values = Большинство значений на картах и жетонах восстановлено: почему и как их исправить
    .why = Правила объясняют всё, но показывают лишь немногие карты. Остальные значения мы тщательно продумали и проверили во многих партиях, но на напечатанной карте может быть иначе. За столом каждая карта говорит, откуда её значения.
    .mend = Если игра у вас есть, можно записать настоящие значения в свой набор компонентов и играть с ним. Пришлите нам то, что видите на своих картах.

## Памятка

shell-leaf-aid = Памятка
shell-key-aid = памятка
shell-key-board = стол для анализа
shell-key-plan = попробовать свой ход и вернуться
shell-key-explore = обходить клавишей Tab всё на столе, с пояснениями
shell-explores = { $on ->
        [yes] Теперь Tab ведёт ко всему на столе, и у каждой вещи есть пояснение. Нажмите e ещё раз, чтобы закончить.
       *[no] Tab снова ведёт только к тому, что можно выбрать.
    }
shell-aid-print = Печать
shell-aid-goal = Цель
shell-aid-turn = Ваш ход
shell-aid-round = Раунд
shell-aid-actions = Действия
shell-aid-actors = Актёры и Скоморохи
shell-aid-upkeep = После четырёх ходов: фаза подготовки
shell-aid-score = В конце
shell-aid-festival = В конце сезона
shell-aid-signs = Символы
