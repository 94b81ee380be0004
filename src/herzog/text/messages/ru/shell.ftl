# Стол в браузере: всё, что вокруг игр.

## Прихожая

shell-home = В прихожую
shell-lobby-title = Вечер в кафе «Герцог»
shell-lobby-lead = Две игры, один стол. Позовите друзей по ссылке, передавайте друг другу один экран или сыграйте с завсегдатаями. Без учётной записи и без установки.
shell-fine-print = Частный стол, нарисованный и написанный игроками. Не связан с издателями этих игр.
shell-version = Версия { $version }.
shell-try-again = Попробовать снова
shell-lay-table = Накрыть стол
shell-choose-game = Во что играем?
shell-lead-lacrimosa = Меценаты завершают Реквием Моцарта и рассказывают Констанце, что они для него сделали.
shell-lead-fourberies = Звериные труппы колесят по королевству, чтобы сыграть перед королём, чьё настроение переменчиво.
shell-for-how-many = Для { $fewest }–{ $most } игроков
shell-seats = Кто садится за стол?
shell-seat-n = Место { $n }
shell-guest-n = Гость { $n }
shell-seat-kind = Кто сидит: { $seat }
shell-seat-name = Имя: { $seat }
shell-seat-bot = Сила игры: { $seat }
shell-remove-seat = Убрать: { $seat }
shell-add-seat = Ещё одно место
shell-kind-here = У этого экрана
    .about = Играет здесь. Если людей несколько, экран переходит из рук в руки, а занавес скрывает чужие карты.
shell-kind-link = По ссылке
    .about = Получит свою ссылку и откроет её где угодно; вы найдёте её за столом.
shell-kind-bot = Кафе
    .about = Играет программа.
shell-options = Варианты и толкования правил
shell-options-changed = { $n ->
        [0] как рекомендовано
        [one] изменён { $n } пункт
        [few] изменено { $n } пункта
       *[many] изменено { $n } пунктов
    }
shell-hints = Советы
    .about = Можно спросить, что бот сделал бы на вашем месте, зная лишь то, что знаете вы.
shell-hints-allowed = разрешены
shell-hints-none = нет
shell-pack = Набор компонентов
    .about = Значения, напечатанные на картах и жетонах. Владельцы игры могут принести свой набор.
shell-pack-own = Поставляется с игрой
shell-take-seat = Занять место
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

shell-laying = Накрываем стол…
shell-door-shut = Эта дверь остаётся закрытой
shell-to-lobby = В прихожую
shell-line-lost = Связь прервалась – пробую снова…
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
shell-tab-chat = Беседа
shell-close = Закрыть
shell-me = вы
shell-is-bot = кафе
shell-doing-ready = выбор сделан
shell-doing-thinking = думает
shell-doing-away = нет за столом
shell-points = Очки
shell-next-table = Следующая партия готова.
shell-follow = Сесть туда
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
       *[other] Победу делят { $names }
    }
shell-to-present = Вернуться к настоящему
shell-change-mind = Передумать
shell-options-list = Что вы можете сделать
shell-all-options = Все варианты
shell-as-list = { $n ->
        [1] Показать и в списке
       *[other] На поле – показать всё списком ({ $n })
    }
shell-on-board = Только на поле
shell-unusual = { $n ->
        [one] { $n } необычный вариант
        [few] { $n } необычных варианта
       *[many] { $n } необычных вариантов
    }
shell-caution = Стоит подумать.
shell-proposal = Подтвердите выбор
shell-reveals = Ждут только вас: все карты будут открыты.
shell-confirm = Подтвердить
shell-do-it = Всё равно сделать
shell-cancel = Ещё нет
shell-never-warn = Больше об этом не предупреждать
shell-not-possible = { $n ->
        [one] { $n } действие сейчас невозможно – почему?
        [few] { $n } действия сейчас невозможны – почему?
       *[many] { $n } действий сейчас невозможны – почему?
    }
shell-read-rule = Прочесть правило { $rule }
shell-hint = Совет
shell-undo = Отменить
shell-restart = Начать ход заново
shell-recap = { $n ->
        [one] Тем временем: { $n } событие
        [few] Тем временем: { $n } события
       *[many] Тем временем: { $n } событий
    }
shell-play-through = Показать на поле

## Между двумя у одного экрана

shell-curtain-title = { $name }, ваш черёд
shell-curtain-lead = Занавес опущен. Смотрит только { $name }, остальные отворачиваются.
shell-curtain-lift = Это я, { $name } – поднять занавес
shell-curtain-back = Назад: { $name } меняет выбор

## Журнал, история, беседа

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
shell-key-cancel = положить, закрыть
shell-key-hint = что сделал бы бот
shell-key-undo = отменить
shell-key-restart = начать ход заново
shell-key-leaf = листать партию
shell-key-ends = начало, настоящее
shell-key-rules = правила
shell-key-status = сказать, что происходит
shell-key-moves = сказать, что я могу сделать
shell-key-last = сказать, что случилось только что
shell-theme = Свет
shell-theme-system = Как в системе
shell-theme-light = Бумага днём
shell-theme-dark = При свечах
shell-pace = Движение
shell-pace-0 = Нет
shell-pace-120 = Живое
shell-pace-250 = Ровное
shell-pace-500 = Неспешное
shell-sound = Тихий звук, когда мой ход
shell-confirms-itself = Подтверждать само
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
shell-links-lead = Кто откроет ссылку, садится на это место – на любом устройстве и сколько угодно раз. Новая ссылка делает старую недействительной.
shell-link-watch = Для зрителей
    .about = Видно только то, что открыто всем.
shell-link-host = Моя собственная ссылка
    .about = Чтобы продолжить на другом устройстве. У кого она, тот и хозяин: никому её не давайте.
shell-copy = Копировать
shell-copied = Скопировано
shell-revoke = Новая ссылка
shell-revoke-sure = Точно? Старая пропадёт
shell-report-lead = Сохраняет файл с вашими словами, столом, каким вы его видите, журналом и версиями. Того, что скрывают другие, в нём нет. После конца игры в нём вся запись партии.
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
    .about = Судьба ответит так же: те же карты, другие решения.
shell-host-again = Хозяин может накрыть стол снова; вас пригласят.
shell-save-record = Сохранить запись партии

## Варианты игр

shell-option-fourberies-manager-shortage = Все три Распорядителя на сцене
    .about = Приносит ли Актёр 3 свой доход? Правила об этом молчат (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = доход получают
shell-option-fourberies-manager-shortage-nothing = ничего не происходит
shell-option-fourberies-unfulfilled-request = Невыполненная Тайная просьба
    .about = Можно ли использовать ту, что ничего не платит? Правила оставляют вопрос открытым (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = можно использовать
shell-option-fourberies-unfulfilled-request-refused = нельзя использовать
shell-option-lacrimosa-composers = Композиторы Реквиема
    .about = Реквием завершают двое; в одиночной игре один.
shell-option-lacrimosa-composers-recommended = как рекомендовано
shell-option-lacrimosa-composers-drawn = по жребию
shell-option-lacrimosa-composers-eybler = Эйблер
shell-option-lacrimosa-composers-stadler = Штадлер
shell-option-lacrimosa-composers-suessmayr = Зюсмайр
shell-option-lacrimosa-composers-freystaedtler = Фрейштедтлер
shell-option-lacrimosa-difficulty = Солист
    .about = Насколько силён соперник, когда вы играете в одиночку.
shell-option-lacrimosa-difficulty-easy = легко
shell-option-lacrimosa-difficulty-middle = средне
shell-option-lacrimosa-difficulty-difficult = трудно
shell-option-lacrimosa-refill = Ряд карт пополняется
    .about = После каждого действия или один раз в конце хода? Правила допускают оба прочтения (LAC-Q4).
shell-option-lacrimosa-refill-action = после каждого действия
shell-option-lacrimosa-refill-turn = в конце хода

## В чём кафе отказало

shell-code-away = Кафе не отвечает. Открыто ли оно?
shell-code-malformed = Это не удалось прочесть.
shell-code-too-big = Это было слишком длинно.
shell-code-too-fast = Слишком много сразу. Минуту, пожалуйста.
shell-code-bad-link = Эта ссылка не открывает здесь ни одного стола.
shell-code-revoked = Хозяин заменил эту ссылку. Попросите новую.
shell-code-no-table = Здесь нет такого стола.
shell-code-no-page = Здесь нет такой страницы.
shell-code-not-host = Это может только хозяин.
shell-code-not-your-seat = Это чужое место.
shell-code-stale = Игра ушла вперёд. Взгляните ещё раз.
shell-code-illegal-pick = Сейчас это невозможно.
shell-code-barrier = Это нельзя отменить.
shell-code-no-step = В партии нет такого хода.
shell-code-no-thing = На столе нет ничего такого.
shell-code-no-hint = Здесь нет совета.
shell-code-not-over = Это подождёт до конца игры.
shell-code-wrong-setup = Так стол накрыть нельзя.
shell-code-broken-table = Эту партию нельзя продолжить с этой версией или набором компонентов.
shell-code-busy = Кафе занято. Ничего не изменилось; попробуйте ещё раз.
shell-code-full = В кафе больше нет места. Ничего не изменилось.
shell-code-failed = С нашей стороны что-то пошло не так. Ничего не изменилось.
