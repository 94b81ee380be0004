# Стол в браузере: всё, что вокруг игр.

## Главная

shell-home = На главную
shell-lobby-title = Вечер в кафе «Герцог»
shell-lobby-lead = Две игры, один стол. Позовите друзей по ссылке, передавайте друг другу один экран или сыграйте с завсегдатаями. Без учётной записи и без установки.
shell-fine-print = Частный стол, нарисованный и написанный игроками. Не связан с издателями этих игр.
shell-version = Версия { $version }.
shell-try-again = Попробовать снова
shell-lay-table = Новая партия
shell-choose-game = Во что играем?
shell-lead-lacrimosa = Покровители помогают завершить Реквием Моцарта и рассказывают Констанции, что они для него сделали.
shell-lead-fourberies = Звериные труппы колесят по королевству, чтобы сыграть перед королём, чьё настроение переменчиво.
shell-for-how-many = Для { $fewest }–{ $most } игроков
shell-seats = Кто играет?
shell-seat-n = Место { $n }
shell-guest-n = Гость { $n }
shell-seat-kind = Игрок: { $seat }
shell-seat-name = Имя: { $seat }
shell-seat-bot = Сила игры: { $seat }
shell-remove-seat = Убрать: { $seat }
shell-add-seat = Добавить место
shell-kind-here = У этого экрана
    .about = Играет здесь. Если людей несколько, экран переходит из рук в руки, а занавес скрывает чужие карты.
shell-kind-link = По ссылке
    .about = Получит свою ссылку и откроет её где угодно; вы найдёте её за столом.
shell-kind-bot = Бот
    .about = Играет программа.
shell-options = Варианты и толкования правил
shell-options-changed = { $n ->
        [0] как рекомендовано
        [one] изменён { $n } пункт
        [few] изменено { $n } пункта
       *[many] изменено { $n } пунктов
    }
shell-hints = Подсказки
    .about = Можно спросить, что бот сделал бы на вашем месте, зная лишь то, что знаете вы.
shell-hints-allowed = разрешены
shell-hints-none = нет
shell-pack = Набор компонентов
    .about = Значения, напечатанные на картах и жетонах. Владельцы игры могут добавить свой набор.
shell-pack-own = Поставляется с игрой
shell-take-seat = Начать партию
shell-my-tables = Мои столы
shell-your-turn = Ваш ход
shell-others-turn = Думают другие
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
shell-line-lost = Связь прервалась — пробуем снова…
shell-one-screen = Один экран
shell-tools = Правила, приглашения и настройки
shell-leaf-rules = Правила
shell-leaf-links = Приглашения
shell-leaf-report = Сообщить о проблеме
shell-leaf-settings = Настройки
shell-this-table = Этот стол
shell-tabs = Части стола
shell-tab-board = Поле
shell-tab-people = Игроки
shell-tab-log = Журнал
shell-tab-chat = Чат
shell-close = Закрыть
shell-me = вы
shell-is-bot = бот
shell-doing-ready = выбор сделан
shell-doing-thinking = думает
shell-doing-away = нет за столом
shell-points = Очки
shell-next-table = Следующая партия готова.
shell-follow = Присоединиться
shell-your-name = Как вас называть?
shell-that-is-me = Это я
shell-my-name = Моё имя за этим столом
shell-understood = Понятно

## Что мне делать

shell-choice = Ваш выбор
shell-you = Вы
shell-status-waiting = { $n ->
        [0] Минуту…
       *[other] Ждём: { $names }
    }
shell-status-ready = { $n ->
        [0] Минуту…
       *[other] Ваш выбор сделан. Ещё думают: { $names }
    }
shell-status-past = Таким был стол после хода { $step }
shell-status-over = { $n ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
shell-to-present = Вернуться к настоящему
shell-change-mind = Передумать
shell-options-list = Что вы можете сделать
shell-all-options = Все варианты
shell-as-list = { $n ->
        [1] Показать и в списке
       *[other] На поле — показать всё списком ({ $n })
    }
shell-on-board = Только на поле
shell-unusual = { $n ->
        [one] { $n } необычный вариант
        [few] { $n } необычных варианта
       *[many] { $n } необычных вариантов
    }
shell-caution = Стоит подумать.
shell-proposal = Подтвердите выбор
shell-reveals = Ждут только вас: выбор каждого будет открыт.
shell-confirm = Подтвердить
shell-do-it = Всё равно сделать
shell-cancel = Не сейчас
shell-never-warn = Больше об этом не предупреждать
shell-not-possible = { $n ->
        [one] { $n } действие сейчас невозможно — почему?
        [few] { $n } действия сейчас невозможны — почему?
       *[many] { $n } действий сейчас невозможны — почему?
    }
shell-read-rule = Прочесть правило { $rule }
shell-hint = Подсказка
shell-undo = Отменить
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
shell-curtain-lift = Это я, { $name } — поднять занавес
shell-curtain-back = Назад: изменить выбор ({ $name })

## Журнал, история, чат

shell-history = История
shell-history-at = { $step } / { $last }
shell-history-first = К началу
shell-history-back = На ход назад
shell-history-forward = На ход вперёд
shell-history-last = К настоящему
shell-log-filter = Чьи ходы
shell-log-all = Все
shell-log-go = Показать стол после хода { $step }
shell-log-empty = Пока ничего не произошло.
shell-since-last = с вашего последнего хода
shell-chat-empty = Пока никто ничего не сказал.
shell-chat-say = Скажите что-нибудь
shell-chat-send = Отправить
shell-a-spectator = Зритель

## Ящики

shell-rules-search = Искать правило или слово
shell-rules-none = Ничего не найдено.
shell-glossary = Словарь
shell-keys = Клавиши
shell-key-option = выбрать вариант
shell-key-confirm = подтвердить
shell-key-cancel = вернуть, закрыть
shell-key-hint = что сделал бы бот
shell-key-undo = отменить
shell-key-restart = начать ход заново
shell-key-leaf = листать партию
shell-key-ends = к началу, к настоящему
shell-key-rules = правила
shell-key-status = сказать, что происходит
shell-key-moves = сказать, что я могу сделать
shell-key-last = сказать, что случилось только что
shell-theme = Освещение
shell-theme-system = Как в системе
shell-theme-light = Бумага днём
shell-theme-dark = При свечах
shell-pace = Анимация
shell-pace-0 = Нет
shell-pace-120 = Живая
shell-pace-250 = Умеренная
shell-pace-500 = Неспешная
shell-sound = Тихий звук, когда наступает мой ход
shell-confirms-itself = Подтверждать автоматически
    .about = Завершает ход через мгновение и открывает тайный выбор без вопроса.
shell-stops-forced = Останавливаться на вынужденном выборе
    .about = Иначе единственный вариант выбирается за вас и показывается.
shell-lists = Варианты всегда списком
    .about = Даже то, что можно выбрать на поле.
shell-hushed = { $n ->
        [one] Отключён { $n } вид предупреждений.
        [few] Отключены { $n } вида предупреждений.
       *[many] Отключено { $n } видов предупреждений.
    }
shell-warn-again = Снова предупреждать
shell-links-lead = Кто откроет ссылку, занимает это место — на любом устройстве и сколько угодно раз. Новая ссылка отменяет старую.
shell-link-watch = Для зрителей
    .about = Видно только то, что открыто всем.
shell-link-host = Моя собственная ссылка
    .about = Чтобы продолжить на другом устройстве. У кого она, тот и хозяин: никому её не давайте.
shell-copy = Копировать
shell-copied = Скопировано
shell-revoke = Новая ссылка
shell-revoke-sure = Точно? Старая ссылка перестанет работать.
shell-report-lead = Сохраняет файл с вашим описанием, столом, каким вы его видите, журналом и номерами версий. Того, что скрывают другие, в нём нет. Когда игра окончена, в нём вся её запись.
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
    .about = Те же карты в том же порядке — другими будут только решения.
shell-host-again = Хозяин может начать новую партию; вас пригласят.
shell-save-record = Сохранить запись партии

## Варианты игр

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
shell-option-lacrimosa-composers-recommended = как рекомендовано
shell-option-lacrimosa-composers-drawn = по жребию
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

shell-code-away = Сервер не отвечает. Запущен ли он?
shell-code-malformed = Это не удалось прочесть.
shell-code-too-big = Это слишком длинно.
shell-code-too-fast = Слишком много сразу. Минуту, пожалуйста.
shell-code-bad-link = Эта ссылка не ведёт ни к одному столу.
shell-code-revoked = Хозяин заменил эту ссылку. Попросите новую.
shell-code-no-table = Здесь нет такого стола.
shell-code-no-page = Такой страницы нет.
shell-code-not-host = Это может только хозяин.
shell-code-not-your-seat = Это чужое место.
shell-code-stale = Игра ушла вперёд. Взгляните ещё раз.
shell-code-illegal-pick = Сейчас это невозможно.
shell-code-barrier = Это нельзя отменить.
shell-code-no-step = В партии нет такого хода.
shell-code-no-thing = На столе нет ничего такого.
shell-code-no-hint = Здесь нет подсказки.
shell-code-not-over = Придётся подождать до конца игры.
shell-code-wrong-setup = Так партию начать нельзя.
shell-code-broken-table = Эту партию нельзя продолжить с этой версией или набором компонентов.
shell-code-busy = Сервер занят. Ничего не изменилось; попробуйте ещё раз.
shell-code-full = На сервере больше нет места. Ничего не изменилось.
shell-code-failed = С нашей стороны что-то пошло не так. Ничего не изменилось.
shell-provenance =
    { $source ->
        [rulebook] Из правил
        [seen] Прочитано с отпечатанной карты
        [stated] Со слов рецензента
       *[reconstructed] Восстановлено: в печати может быть иначе
    }

## Seat and game

shell-seat-and-game = Место и игра
shell-hand-over = Пусть бот играет за меня
shell-hand-over-seat = Пусть сыграет бот: { $name }
shell-hand-over-do = Передать место
shell-bot-strength = Сила бота
shell-bot-plays = За вас играет бот ({ $bot })
shell-take-back = Вернуть моё место
shell-take-back-seat = Вернуть место: { $name }
shell-offer-end = Предложить закончить игру
    .about = Игра закончится с нынешними очками, как только согласятся все. Боты согласны всегда.
shell-offer-end-sure = Точно? Игра закончится сразу.
shell-offered-end = { $n ->
        [one] { $names } предлагает закончить игру на этом.
       *[other] { $names } предлагают закончить игру на этом.
    }
shell-offer-mine = Вы согласны закончить игру. Ещё не согласились: { $names }
shell-agree-end = Согласиться
shell-decline-end = Играть дальше
shell-withdraw-end = Отозвать
shell-abandon = Прервать игру
    .about = Игра закончится для всех, без победителя.
shell-abandon-sure = Точно? Игра закончится для всех.
shell-sits-in = бот: { $bot }
shell-finished-agreed = Окончена по согласию
shell-finished-abandoned = Прервана
shell-code-over = Игра окончена.
shell-code-sat-in = На этом месте играет бот.
shell-code-not-sat-in = На этом месте бот не играет.
shell-code-no-bot = В этой игре такого бота нет.
