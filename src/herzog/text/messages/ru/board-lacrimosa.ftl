# Надписи на поле «Лакримозы».
board-lacrimosa-round = Раунд { $round }
board-lacrimosa-turned = Исполнен в этом раунде.
board-lacrimosa-key = ре минор
board-lacrimosa-other-side = Другая сторона:
board-lacrimosa-roads =
    { $n ->
        [0] Дороги ничего не стоят.
        [one] Дороги стоят { $n } дукат.
        [few] Дороги стоят { $n } дуката.
       *[other] Дороги стоят { $n } дукатов.
    }
board-lacrimosa-stack-cities = Жетонов городов в стопке: { $n }; использовано: { $used }
board-lacrimosa-stack-courts = Жетонов дворов в стопке: { $n }
board-lacrimosa-you-lack =
    { $short ->
        [0] стоимость: { $price }; вы не можете это оплатить
        [one] стоимость: { $price }; не хватает { $short } дуката
       *[other] стоимость: { $price }; не хватает { $short } дукатов
    }
board-lacrimosa-bill-price = стоимость
board-lacrimosa-bill-steps = со шкал
board-lacrimosa-bill-counters = фишки
board-lacrimosa-bill-bought = куплено в банке
board-lacrimosa-bill-sold = продано банку
board-lacrimosa-bill-ducats = дукаты
board-lacrimosa-bill-missing = не хватает
board-lacrimosa-bill-short = недостаёт
board-lacrimosa-leaves = Части стола
board-lacrimosa-leaf-row = Карты
board-lacrimosa-leaf-map = Поездки
board-lacrimosa-leaf-requiem = Реквием
board-lacrimosa-leaf-me = Мой планшет
board-lacrimosa-deck = Карт этого периода в колоде: { $n }; следующих периодов: { $later }
board-lacrimosa-stack = { $composer }: { $n ->
        [0] жетонов не осталось
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    }.
board-lacrimosa-movement-worth = { $movement }: { $high } ПО для композитора, у которого больше фишек, для другого { $low }. Восьмых { $eighths }, шестнадцатых { $sixteenths }: { $ahead ->
        [eighth] впереди восьмая нота
        [sixteenth] впереди шестнадцатая нота
       *[tie] ничья, по { $low } ПО
    }.
board-lacrimosa-track = Шкала { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}: { $n }; в следующем раунде (пока) { $next }
board-lacrimosa-points = Очки { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}: на шкале { $track }, в фишках { $counters }
board-lacrimosa-spaces = Ячейки инструментов
board-lacrimosa-works = Опусы и королевские дворы
board-lacrimosa-no-works = Опусов нет
board-lacrimosa-courts = Королевские дворы: { $n }; с выполненным условием: { $met }
board-lacrimosa-next = В ближайшей фазе подготовки: { $gain }
board-lacrimosa-next-short = Затем:
board-lacrimosa-next-bonus = Бонус периода ×{ $n }: { $gain }
board-lacrimosa-hand = Карт в руке: { $n }; в колоде: { $deck }
board-lacrimosa-own-deck = Карт в колоде: { $n }
board-lacrimosa-first = Первый игрок
board-lacrimosa-actions = Действия
board-lacrimosa-score-track = Шкала победных очков
board-lacrimosa-score = { $player }: { $vp } ПО
board-lacrimosa-soloist-reads = Он делает то, что велит верхняя карта; нижняя уточняет: какой край ряда, в какую сторону ехать и сколько дворов посетить, какая часть и с какого края.
board-lacrimosa-soloist-served = засчитывается без условий
board-lacrimosa-not-served = условие не выполнено
board-lacrimosa-served-once = условие не выполнено: каждый опус и каждая фишка считаются только один раз
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
board-lacrimosa-sheet-total = Итого
board-lacrimosa-sheet-first = победа
board-lacrimosa-sheet-tie = При равенстве впереди покровитель, у которого больше фишек в Реквиеме, затем тот, у кого больше опусов.
## Слова

glossary-lacrimosa-talent = Талант Моцарта
    .about = Очки истории, которыми платят за опусы, их исполнение и продажу. Фишка — чёрный круг со звездой.
glossary-lacrimosa-journey = Путешествие
    .about = Очки истории, которыми платят за города и королевские дворы. Фишка — красный ромб с колесом.
glossary-lacrimosa-composition = Композиция
    .about = Очки истории, которыми платят композиторам Реквиема. Фишка — белый квадрат с пером.
glossary-lacrimosa-counter = Фишка истории
    .about = Очко истории, которое остаётся на следующие раунды. Банк продаёт её за 3 дуката и покупает за 1.
glossary-lacrimosa-track = Шкала очков истории
    .about = Очки истории этого раунда, от 0 до 4. В фазе подготовки шкалы возвращаются на ноль, а затем их заполняют карты области истории.
glossary-lacrimosa-finance = Шкала финансов
    .about = То, что вы получаете в каждой фазе подготовки. Каждое деление за концом шкалы даёт 2 ПО.
glossary-lacrimosa-opus = Опус
    .about = Произведение Моцарта. При заказе даёт ПО; его можно исполнять раз в раунд или продать насовсем.
glossary-lacrimosa-memory = Воспоминание
    .about = Карта вашей колоды: в области событий даёт действия сейчас, в области истории — очки на следующий раунд.
glossary-lacrimosa-experience = Область событий
    .about = Верхняя часть планшета: разыгранная туда карта даёт награду и действия в этот ход.
glossary-lacrimosa-story = Область истории
    .about = Нижняя часть планшета: её карты дают очки истории на следующий раунд.
glossary-lacrimosa-requiem = Реквием
    .about = Пять частей. Фишка приносит большее значение, если у её композитора в этой части фишек больше, чем у другого.
glossary-lacrimosa-court = Королевский двор
    .about = Жетон остаётся у вас. Королевская милость приносит очки в конце, если у вас есть опус или фишка для каждой из двух её половин.
glossary-lacrimosa-bonus = Бонус периода
    .about = В фазе подготовки вы получаете его по разу за каждый символ его действия в области событий.
glossary-lacrimosa-maintenance = Фаза подготовки
    .about = Конец раунда: очки истории, композиторы, доход и бонус периода; затем приводят в порядок планшеты и ряд карт.
board-lacrimosa-trail = Что ещё предстоит в этот ход
board-lacrimosa-ask-how-about = Спрашивать меня, как платить, вместо обычной оплаты
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] использовать карту
        [TakeActions] { $action }
        [MayAgain] { $action } ещё раз
        [Pay] заплатить
        [PayDifferently] заплатить
        [TakeOpus] взять опус
        [TakeMemory] взять воспоминание
        [UseWork] использовать опус
        [UseTyped] исполнить или продать
        [Arrive] прибыть на место
        [CityBonus] получить награду города
        [TakeTile] взять жетон
        [PlaceMarker] положить фишку Реквиема
        [HireComposer] нанять композитора
        [Requiem] выбрать ячейку в Реквиеме
        [PlaceNeutral] положить нейтральную фишку
        [ChooseCounter] выбрать фишку истории
        [ChooseStep] выбрать шкалу
        [Commission] выбрать опус
        [Document] выбрать воспоминание
        [PerformOrSell] выбрать опус
        [Travel] выбрать место
       *[EndTurn] завершить ход
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Фаза подготовки
        [soloist] Ход солиста
       *[count] Итоговый подсчёт
    }
