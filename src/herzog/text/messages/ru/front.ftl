# Вход: мои столы на всех устройствах.

## Личная ссылка

front-person-bring = Перенести сюда мои столы
front-person-take = Мои столы на других устройствах
front-person = Мои столы на всех устройствах
front-person-lead = Личная ссылка собирает ваши места. Откройте её на другом устройстве — и найдёте там те же столы, своё имя, язык и настройки. Учётная запись не нужна.
front-person-make = Создать личную ссылку
front-person-have = Она у вас уже есть?
front-person-field = Личная ссылка или фраза восстановления
front-person-use = Перенести сюда мои столы
front-person-unread = Это не личная ссылка и не двенадцать слов фразы восстановления.
front-person-key = Моя личная ссылка
    .about = Откройте её на других своих устройствах или отсканируйте код. У кого она есть, тот может играть на всех ваших местах: никому её не давайте.
front-phrase = Фраза восстановления
    .about = Двенадцать английских слов вместо ссылки. Записанные на бумаге, они вернут ваши столы, даже если вы потеряете все устройства.
front-phrase-show = Показать двенадцать слов
front-person-leave = Убрать её из этого браузера
    .about = На других устройствах она работает и дальше, а столы останутся здесь в списке.
front-person-leave-sure = Точно? Вы сохранили ссылку или слова?
front-person-forget = Удалить мой список
    .about = Сервер забудет ссылку и всё, что она собрала. У каждого места остаётся своя ссылка, так что ни одна партия не пропадёт.
front-person-forget-sure = Точно? Вернуть его будет нельзя.
front-person-door = Это ваша личная ссылка?
    .about = Если да, этот браузер покажет ваши столы и возьмёт ваше имя, язык и настройки. Если её прислал кто-то другой, не нажимайте: ваши столы попали бы в чужой список.
front-person-door-other = В этом браузере другая личная ссылка. Эта её заменит; если та ещё нужна, сначала сохраните её.
front-person-door-do = Моя, использовать здесь

## Мои столы

front-archive = { $n ->
        [one] { $n } завершённая партия
        [few] { $n } завершённые партии
        [many] { $n } завершённых партий
       *[other] { $n } завершённой партии
    }
front-place = Место { $rank } из { $of }
front-next = { $n ->
        [one] Вас ждёт ещё один стол
        [few] Вас ждут ещё { $n } стола
        [many] Вас ждут ещё { $n } столов
       *[other] Вас ждут ещё { $n } стола
    }

## Открытые столы

front-open = Открытые столы
front-open-none = Сейчас нет открытых столов. Начните игру и оставьте место для любого желающего.
front-open-take = Сесть за стол
front-open-watch = Смотреть
front-open-free = свободно
front-open-name = Ваше имя за этим столом
front-open-sit = Сесть
front-sign = Открыт для всех
    .about = Главная страница показывает этот стол всем, с именами игроков.
front-sign-watch = Смотреть может любой
    .about = Гости видят то, что открыто всем. Читать чат и писать в нём они не могут.
front-sign-seat = Место { $n }: открыто для любого
front-sign-language = Язык
front-sign-language-any = любой
front-sign-level = Уровень
front-sign-level-any = рады всем
front-sign-level-new = новички
front-sign-level-seasoned = опытные игроки
front-sign-speed = Темп
front-sign-speed-sitting = за один вечер
front-sign-speed-days = на несколько дней

## Раздача дня

front-daily = Раздача дня
    .about = Одна раздача в день, одинаковая для всех на этом сервере. Когда вы её сыграете, вы увидите, как сыграли другие, а они увидят ваше имя и очки.
front-daily-rivals = { $n ->
        [one] Соперник: { $names }
       *[other] Соперники: { $names } ({ $level })
    }
front-daily-play = Сыграть раздачу дня
front-daily-on = Продолжить
front-daily-compare = Сравнить
front-daily-before = Вчера
front-daily-of = Раздача дня, { $day }
front-daily-ends = До следующей раздачи: { $time }
front-daily-none = Никто не доиграл эту раздачу до конца.
front-daily-best = Посмотреть лучшую партию
front-daily-won = победа
front-daily-guest = Гость

## Результаты

front-results = Результаты
front-results-mine = Мои партии
front-results-house = Все на этом сервере
front-results-none = Пока ни одна партия не сыграна до конца.
front-results-link = С личной ссылкой здесь будут учтены ваши партии со всех устройств.
front-results-about = Считаются только партии, сыгранные до конца, и только места, на которых люди играли сами.
front-results-games = { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
front-results-seats = Игроки
front-results-played = Партии
front-results-average = В среднем
front-results-best = Рекорд
front-results-rival = Соперник
front-results-met = Встреч
front-results-ahead = Выше
front-results-level = Наравне
front-results-share = Доля

## Своя запись партии

front-record = Открыть запись партии
    .about = Выберите файл законченной партии или перетащите его сюда: её можно просмотреть шаг за шагом и разобрать.
front-record-drop = Отпустите файл здесь
front-record-reading = Проверяем запись…
front-record-too-big = Этот файл слишком велик для записи партии.
shell-code-record-broken = { $line ->
        [0] Этот файл — не запись партии, или его изменили.
       *[other] Этот файл — не запись партии, или его изменили (строка { $line }).
    }
shell-code-record-format = Эта запись сделана другой версией программы, здесь её не прочесть.
shell-code-record-game = Это запись игры, в которую здесь не играют.
shell-code-record-set = Эту партию играли с набором компонентов, которого здесь нет.
shell-code-record-rules = Эта запись противоречит правилам (шаг { $step }).
shell-code-record-unended = Эта партия не доиграна. Открыть можно только законченную партию.
