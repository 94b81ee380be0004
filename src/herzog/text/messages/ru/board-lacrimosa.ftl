# Надписи на поле «Лакримозы».
board-lacrimosa-nothing = ничего
board-lacrimosa-good =
    { $of ->
        [talent] Талант: { $n }
        [journey] Путешествие: { $n }
        [composition] Композиция: { $n }
        [wild] { $n ->
            [one] { $n } любое очко истории
            [few] { $n } любых очка истории
            [many] { $n } любых очков истории
           *[other] { $n } любых очка истории
        }
        [ducats] { $n ->
            [one] { $n } дукат
            [few] { $n } дуката
            [many] { $n } дукатов
           *[other] { $n } дуката
        }
        [finance] { $n ->
            [one] { $n } деление финансов
            [few] { $n } деления финансов
            [many] { $n } делений финансов
           *[other] { $n } деления финансов
        }
        [vp] { $n } ПО
        [perform] исполнить
        [sell] продать
        [marker] нейтральная фишка
        [document] Записать воспоминания
        [commission] Заказать опус
        [perform_or_sell] Исполнить или продать опус
        [travel] Отправиться в поездку
       *[requiem] Реквием
    }
board-lacrimosa-step =
    { $of ->
        [talent] { $n ->
            [one] { $n } деление таланта
            [few] { $n } деления таланта
            [many] { $n } делений таланта
           *[other] { $n } деления таланта
        }
        [journey] { $n ->
            [one] { $n } деление путешествия
            [few] { $n } деления путешествия
            [many] { $n } делений путешествия
           *[other] { $n } деления путешествия
        }
        [composition] { $n ->
            [one] { $n } деление композиции
            [few] { $n } деления композиции
            [many] { $n } делений композиции
           *[other] { $n } деления композиции
        }
       *[wild] { $n ->
            [one] { $n } деление любой шкалы
            [few] { $n } деления любой шкалы
            [many] { $n } делений любой шкалы
           *[other] { $n } деления любой шкалы
        }
    }
board-lacrimosa-of-type =
    { $type ->
        [opera] { $what } (опера)
        [religious] { $what } (религиозная музыка)
        [symphony] { $what } (симфония)
        [chamber] { $what } (камерная музыка)
       *[starting] { $what } (начальный опус)
    }
board-lacrimosa-type =
    { $type ->
        [opera] Опера
        [religious] Религиозная музыка
        [symphony] Симфония
        [chamber] Камерная музыка
       *[starting] Начальный опус
    }
board-lacrimosa-action =
    { $action ->
        [document] Записать воспоминания
        [commission] Заказать опус
        [perform_or_sell] Исполнить или продать опус
        [travel] Отправиться в поездку
       *[requiem] Реквием
    }
board-lacrimosa-kind =
    { $kind ->
        [talent] Талант
        [journey] Путешествие
       *[composition] Композиция
    }
board-lacrimosa-instrument =
    { $instrument ->
        [horns] Духовые
        [percussion] Ударные
        [strings] Струнные
        [voice] Вокал
       *[organ] Орган
    }
board-lacrimosa-movement =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-opus = { $title }, { $type }, период { $period }, { $vp } ПО.
board-lacrimosa-opus-about = Стоит { $cost } и то, что добавляет его ячейка; даёт { $vp } ПО.
board-lacrimosa-opus-perform = Исполнить: заплатите { $pay }, получите { $gain }.
board-lacrimosa-opus-sell = Продать: заплатите { $pay }, получите { $gain }.
board-lacrimosa-turned = Исполнен в этом раунде.
board-lacrimosa-memory = { $title }. Как событие: { $experience }. Как история: { $story }.
board-lacrimosa-memory-experience = Как событие: { $what }.
board-lacrimosa-memory-story = Как история, на следующий раунд: { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Королевский двор{ $gilded ->
            [yes] , позолоченный
           *[no] {""}
        }
       *[city] Город{ $gilded ->
            [yes] , позолоченный
           *[no] {""}
        }
    }: заплатите { $price }, получите { $gain }.
board-lacrimosa-no-tile = Жетона нет.
board-lacrimosa-other-side = Другая сторона:
board-lacrimosa-roads =
    { $n ->
        [0] Дороги ничего не стоят.
        [one] Дороги стоят { $n } дукат.
        [few] Дороги стоят { $n } дуката.
        [many] Дороги стоят { $n } дукатов.
       *[other] Дороги стоят { $n } дуката.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Моцарт здесь: { $place }
board-lacrimosa-stack-cities = Жетонов городов в стопке: { $n }, использовано: { $used }
board-lacrimosa-stack-courts = Жетонов дворов в стопке: { $n }
board-lacrimosa-composer-tile = Заплатите { $price }, получите { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] В каждой фазе подготовки: { $what }.
        [opus] За каждый заказанный, исполненный или проданный опус: { $what }.
       *[action] Выполняя это действие, вы можете повторить его: { $what }.
    }
board-lacrimosa-work-of-period = опус периода { $period }
board-lacrimosa-you-pay = Вы заплатите { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Цена { $price }: вам её не заплатить.
        [one] Цена { $price }: не хватает { $short } дуката.
        [few] Цена { $price }: не хватает { $short } дукатов.
        [many] Цена { $price }: не хватает { $short } дукатов.
       *[other] Цена { $price }: не хватает { $short } дуката.
    }
board-lacrimosa-bill-price = цена
board-lacrimosa-bill-steps = со шкал
board-lacrimosa-bill-counters = фишки
board-lacrimosa-bill-bought = куплено в банке
board-lacrimosa-bill-sold = продано банку
board-lacrimosa-bill-ducats = дукаты
board-lacrimosa-bill-missing = не хватает
board-lacrimosa-bill-short = не достаёт
board-lacrimosa-row = Ряд карт
board-lacrimosa-map = Поездки Моцарта
board-lacrimosa-requiem = Реквием
board-lacrimosa-leaves = Части стола
board-lacrimosa-leaf-row = Карты
board-lacrimosa-leaf-map = Поездки
board-lacrimosa-leaf-requiem = Реквием
board-lacrimosa-leaf-me = Мой
board-lacrimosa-soloist = Солист
board-lacrimosa-bonus = Бонус периода: { $gain } в фазе подготовки за каждый значок «{ $action }» среди событий
board-lacrimosa-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
board-lacrimosa-deck = Карт этого периода в колоде: { $n }, следующих периодов: { $later }
board-lacrimosa-stack =
    { $composer ->
        [eybler] Эйблер
        [stadler] Штадлер
        [suessmayr] Зюсмайр
       *[freystaedtler] Фрейштедтлер
    }: { $n ->
        [0] жетонов не осталось
        [one] { $n } фишка
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }.
board-lacrimosa-slot =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }: { $status ->
        [empty] свободно
        [closed] закрыто Констанцией
        [neutral] нейтральная фишка, { $side ->
            [eighth] восьмая
           *[sixteenth] шестнадцатая
        }
       *[marker] { $player }, { $side ->
            [eighth] восьмая
           *[sixteenth] шестнадцатая
        }
    }
board-lacrimosa-movement-worth =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }: { $high } ПО для композитора, у которого больше фишек, иначе { $low }. Восьмых { $eighths }, шестнадцатых { $sixteenths }: { $ahead ->
        [eighth] впереди восьмая
        [sixteenth] впереди шестнадцатая
       *[tie] ничья, по { $low } ПО
    }.
board-lacrimosa-track = Шкала «{ $kind }»: { $n }; в следующем раунде пока { $next }
board-lacrimosa-counters =
    { $kind }: { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
board-lacrimosa-points = { $kind }: на шкале { $track }, в фишках { $counters }
board-lacrimosa-buy-counter = Купить фишку: { $kind }
board-lacrimosa-purse =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
        [many] { $n } дукатов
       *[other] { $n } дуката
    }
board-lacrimosa-finance = Шкала финансов: { $space }; в фазе подготовки { $income }
board-lacrimosa-finance-space = Шкала финансов: { $n }
board-lacrimosa-experience = События
board-lacrimosa-story = История
board-lacrimosa-spaces = Ячейки инструментов
board-lacrimosa-space-marker = { $instrument }: снятая фишка даёт { $gain }.
board-lacrimosa-space-tile = { $instrument }: написано.
board-lacrimosa-works = Опусы и королевские дворы
board-lacrimosa-no-works = Опусов нет
board-lacrimosa-court =
    Королевская милость: { $goal }, { $vp } ПО{ $fulfilled ->
        [yes] , выполнена
        [no] , ещё не выполнена
       *[none] {""}
    }.
board-lacrimosa-courts = Королевские дворы: { $n }, выполнено: { $met }
board-lacrimosa-next = В ближайшей фазе подготовки: { $gain }
board-lacrimosa-next-short = Затем:
board-lacrimosa-next-bonus = Бонус периода, раз: { $n }; { $gain }
board-lacrimosa-count-now = Если бы игра кончилась сейчас: дворы { $courts }, Реквием { $requiem }, история { $story }, дукаты { $ducats }; всего { $total } ПО
board-lacrimosa-vp = { $n } ПО
board-lacrimosa-hand = Карт в руке: { $n }, в колоде: { $deck }
board-lacrimosa-own-deck = Карт в колоде: { $n }
board-lacrimosa-markers = Осталось фишек Реквиема: { $n }
board-lacrimosa-first = Первый покровитель
board-lacrimosa-actions = Действия
board-lacrimosa-score-track = Шкала очков
board-lacrimosa-score = { $player }: { $vp } ПО
board-lacrimosa-soloist-reads = Он делает то, что велит верхняя карта; нижняя говорит где: какой край ряда, в какую сторону и до скольких дворов, какая часть и с какого края.
board-lacrimosa-soloist-details =
    { $row ->
        [left] Крайняя левая карта
       *[right] Крайняя правая карта
    }; { $direction ->
        [ascending] по возрастанию
       *[descending] по убыванию
    }, дворов: { $courts }; часть { $movement } { $end ->
        [top] сверху
       *[bottom] снизу
    }
board-lacrimosa-source =
    { $source ->
        [start] В начале
        [opus] Заказанные опусы
        [sale] Проданные опусы
        [offertorium] Жетоны Offertorium
        [memory] Воспоминания
        [travel] Поездки
        [composer] Жетоны композиторов
        [instrument] Ячейки инструментов
        [finance] Шкала финансов
        [bonus] Бонус периода
        [soloist-requiem] Партии Реквиема
        [court] Королевские дворы
        [requiem] Реквием
        [story] Оставшиеся очки истории
       *[ducats] Оставшиеся дукаты
    }
board-lacrimosa-part =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-soloist-served = засчитывается без условий
board-lacrimosa-not-served = не выполнена
board-lacrimosa-sheet-courts = Королевские дворы
board-lacrimosa-sheet-requiem = Реквием
board-lacrimosa-sheet-story = Оставшиеся очки истории
board-lacrimosa-sheet-ducats = Оставшиеся дукаты
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
board-lacrimosa-sheet-total = Всего
board-lacrimosa-sheet-first = победа
board-lacrimosa-sheet-tie = При равенстве впереди покровитель, у которого больше фишек в Реквиеме, затем тот, у кого больше опусов.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] Из правил
        [seen] Прочитано с отпечатанной карты
        [stated] Со слов рецензента
       *[reconstructed] Восстановлено: в печати может быть иначе
    }

## Слова

glossary-lacrimosa-talent = Талант
    .about = Очки истории, которыми платят за опусы, их исполнение и продажу. Чёрный круг со звездой.
glossary-lacrimosa-journey = Путешествие
    .about = Очки истории, которыми платят за города и королевские дворы. Красный ромб с колесом.
glossary-lacrimosa-composition = Композиция
    .about = Очки истории, которыми платят композиторам Реквиема. Белый квадрат с пером.
glossary-lacrimosa-counter = Фишка
    .about = Очко истории, которое остаётся на следующие раунды. Банк продаёт её за 3 дуката и покупает за 1.
glossary-lacrimosa-track = Шкала очков истории
    .about = Очки истории этого раунда, от 0 до 4. В фазе подготовки они обнуляются, затем считаются карты истории.
glossary-lacrimosa-finance = Шкала финансов
    .about = То, что вы получаете в каждой фазе подготовки. Каждое деление за концом шкалы даёт 2 ПО.
glossary-lacrimosa-opus = Опус
    .about = Произведение Моцарта. При заказе даёт ПО; его можно исполнять раз в раунд или продать насовсем.
glossary-lacrimosa-memory = Воспоминание
    .about = Карта вашей колоды: событие сейчас или история на следующий раунд.
glossary-lacrimosa-experience = События
    .about = Верхняя область планшета: её карта даёт награду и действия в этот ход.
glossary-lacrimosa-story = История
    .about = Нижняя область планшета: её карты дают очки истории на следующий раунд.
glossary-lacrimosa-requiem = Реквием
    .about = Пять частей. Фишка приносит большее значение, если у её композитора в этой части фишек больше, чем у другого.
glossary-lacrimosa-court = Королевский двор
    .about = Жетон остаётся у вас. Его милость приносит очки в конце, если каждой половине служит ваш опус или ваша фишка.
glossary-lacrimosa-bonus = Бонус периода
    .about = В фазе подготовки вы получаете его по разу за каждый значок его действия среди событий.
glossary-lacrimosa-maintenance = Фаза подготовки
    .about = Конец раунда: очки истории, композиторы, доход, бонус периода, затем планшеты и ряд приводят в порядок.
board-lacrimosa-trail = Что ещё впереди в этом ходу
board-lacrimosa-ask-how = Заплатить иначе
board-lacrimosa-ask-how-about = Спрашивать, как платить, вместо обычной оплаты
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] применить карту
        [TakeActions] { $action }
        [MayAgain] { $action } ещё раз
        [Pay] заплатить
        [PayDifferently] заплатить
        [TakeOpus] взять опус
        [TakeMemory] взять Воспоминание
        [UseWork] применить опус
        [UseTyped] исполнить или продать
        [Arrive] прибыть
        [CityBonus] что даёт город
        [TakeTile] взять жетон
        [PlaceMarker] положить маркер
        [HireComposer] нанять композитора
        [Requiem] выбрать партию
        [PlaceNeutral] положить нейтральный маркер
        [ChooseCounter] выбрать фишку
        [ChooseStep] выбрать шаг
        [Commission] выбрать опус
        [Document] выбрать Воспоминание
        [PerformOrSell] выбрать опус
        [Travel] выбрать место
       *[EndTurn] закончить ход
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Фаза подготовки
        [soloist] Ход Солиста
       *[count] Итоговый подсчёт
    }
