# Надписи на поле «Лакримозы».
board-lacrimosa-nothing = ничего
board-lacrimosa-good =
    { $of ->
        [talent] { $n ->
            [one] { $n } очко таланта
            [few] { $n } очка таланта
           *[other] { $n } очков таланта
        }
        [journey] { $n ->
            [one] { $n } очко путешествия
            [few] { $n } очка путешествия
           *[other] { $n } очков путешествия
        }
        [composition] { $n ->
            [one] { $n } очко композиции
            [few] { $n } очка композиции
           *[other] { $n } очков композиции
        }
        [wild] { $n ->
            [one] { $n } любое очко истории
            [few] { $n } любых очка истории
           *[other] { $n } любых очков истории
        }
        [ducats] { $n ->
            [one] { $n } дукат
            [few] { $n } дуката
           *[other] { $n } дукатов
        }
        [finance] { $n ->
            [one] { $n } деление на шкале финансов
            [few] { $n } деления на шкале финансов
           *[other] { $n } делений на шкале финансов
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
            [one] { $n } деление на шкале таланта
            [few] { $n } деления на шкале таланта
           *[other] { $n } делений на шкале таланта
        }
        [journey] { $n ->
            [one] { $n } деление на шкале путешествия
            [few] { $n } деления на шкале путешествия
           *[other] { $n } делений на шкале путешествия
        }
        [composition] { $n ->
            [one] { $n } деление на шкале композиции
            [few] { $n } деления на шкале композиции
           *[other] { $n } делений на шкале композиции
        }
       *[wild] { $n ->
            [one] { $n } деление на любой шкале истории
            [few] { $n } деления на любых шкалах истории
           *[other] { $n } делений на любых шкалах истории
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
board-lacrimosa-opus-about = Стоимость: { $cost } и то, что добавляет ячейка в ряду; даёт { $vp } ПО.
board-lacrimosa-opus-perform = Исполнить — стоимость: { $pay }; награда: { $gain }.
board-lacrimosa-opus-sell = Продать — стоимость: { $pay }; награда: { $gain }.
board-lacrimosa-turned = Исполнен в этом раунде.
board-lacrimosa-memory = { $title }. В области событий: { $experience }. В области истории: { $story }.
board-lacrimosa-memory-experience = В области событий: { $what }.
board-lacrimosa-memory-story = В области истории, на следующий раунд: { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Королевский двор{ $gilded ->
            [yes] , золотая рамка
           *[no] {""}
        }
       *[city] Город{ $gilded ->
            [yes] , золотая рамка
           *[no] {""}
        }
    } — стоимость: { $price }; награда: { $gain }.
board-lacrimosa-no-tile = Жетона нет.
board-lacrimosa-other-side = Другая сторона:
board-lacrimosa-roads =
    { $n ->
        [0] Дороги ничего не стоят.
        [one] Дороги стоят { $n } дукат.
        [few] Дороги стоят { $n } дуката.
       *[other] Дороги стоят { $n } дукатов.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Моцарт здесь: { $place }
board-lacrimosa-stack-cities = Жетонов городов в стопке: { $n }, использовано: { $used }
board-lacrimosa-stack-courts = Жетонов дворов в стопке: { $n }
board-lacrimosa-composer-tile = Стоимость: { $price }; награда: { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] В каждой фазе подготовки: { $what }.
        [opus] За каждый заказанный, исполненный или проданный опус: { $what }.
       *[action] Выполняя это действие, вы можете выполнить его ещё раз: { $what }.
    }
board-lacrimosa-work-of-period = опус периода { $period }
board-lacrimosa-you-pay = Ваша стоимость: { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Стоимость: { $price }; вам этого не оплатить.
        [one] Стоимость: { $price }; не хватает { $short } дуката.
       *[other] Стоимость: { $price }; не хватает { $short } дукатов.
    }
board-lacrimosa-bill-price = стоимость
board-lacrimosa-bill-steps = со шкал
board-lacrimosa-bill-counters = фишки
board-lacrimosa-bill-bought = куплено в банке
board-lacrimosa-bill-sold = продано банку
board-lacrimosa-bill-ducats = дукаты
board-lacrimosa-bill-missing = не хватает
board-lacrimosa-bill-short = недостаёт
board-lacrimosa-row = Ряд карт
board-lacrimosa-map = Поездки Моцарта
board-lacrimosa-requiem = Реквием
board-lacrimosa-leaves = Части стола
board-lacrimosa-leaf-row = Карты
board-lacrimosa-leaf-map = Поездки
board-lacrimosa-leaf-requiem = Реквием
board-lacrimosa-leaf-me = Мой планшет
board-lacrimosa-soloist = Солист
board-lacrimosa-bonus = Бонус периода: { $gain } в фазе подготовки за каждый символ «{ $action }» в области событий
board-lacrimosa-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
board-lacrimosa-deck = Карт этого периода в колоде: { $n }, следующих периодов: { $later }
board-lacrimosa-stack = { $composer }: { $n ->
        [0] жетонов не осталось
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
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
            [eighth] восьмая нота
           *[sixteenth] шестнадцатая нота
        }
       *[marker] { $player }, { $side ->
            [eighth] восьмая нота
           *[sixteenth] шестнадцатая нота
        }
    }
board-lacrimosa-movement-worth = { $movement }: { $high } ПО для композитора, у которого больше фишек, для другого { $low }. Восьмых { $eighths }, шестнадцатых { $sixteenths }: { $ahead ->
        [eighth] впереди восьмая нота
        [sixteenth] впереди шестнадцатая нота
       *[tie] ничья, по { $low } ПО
    }.
board-lacrimosa-track = Шкала «{ $kind }»: { $n }; в следующем раунде (пока) { $next }
board-lacrimosa-counters =
    { $kind }: { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
       *[other] { $n } фишек
    }
board-lacrimosa-points = { $kind }: на шкале { $track }, в фишках { $counters }
board-lacrimosa-buy-counter = Купить фишку: { $kind }
board-lacrimosa-purse =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[other] { $n } дукатов
    }
board-lacrimosa-finance = Шкала финансов, ячейка { $space }: { $income } в фазе подготовки
board-lacrimosa-finance-space = Шкала финансов, ячейка { $n }
board-lacrimosa-experience = События
board-lacrimosa-story = История
board-lacrimosa-spaces = Ячейки инструментов
board-lacrimosa-space-marker = { $instrument }: когда фишку снимают — { $gain }.
board-lacrimosa-space-tile = { $instrument }: партия написана.
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
board-lacrimosa-next-bonus = Бонус периода ×{ $n }: { $gain }
board-lacrimosa-count-now = Если бы игра кончилась сейчас: дворы { $courts }, Реквием { $requiem }, очки истории { $story }, дукаты { $ducats }; всего { $total } ПО
board-lacrimosa-vp = { $n } ПО
board-lacrimosa-hand = Карт в руке: { $n }, в колоде: { $deck }
board-lacrimosa-own-deck = Карт в колоде: { $n }
board-lacrimosa-markers = Осталось фишек Реквиема: { $n }
board-lacrimosa-first = Первый игрок
board-lacrimosa-actions = Действия
board-lacrimosa-score-track = Шкала победных очков
board-lacrimosa-score = { $player }: { $vp } ПО
board-lacrimosa-soloist-reads = Он делает то, что велит верхняя карта; нижняя уточняет: какой край ряда, в какую сторону и до скольких дворов, какая часть и с какого края.
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
       *[other] { $n } очков
    }
board-lacrimosa-sheet-total = Итого
board-lacrimosa-sheet-first = победа
board-lacrimosa-sheet-tie = При равенстве впереди покровитель, у которого больше фишек в Реквиеме, затем тот, у кого больше опусов.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] Из правил
        [seen] Прочитано с печатной карты
        [stated] По описанию рецензента
       *[reconstructed] Реконструкция: в печати может быть иначе
    }

## Слова

glossary-lacrimosa-talent = Талант Моцарта
    .about = Очки истории, которыми платят за опусы, их исполнение и продажу. Чёрный круг со звездой.
glossary-lacrimosa-journey = Путешествие
    .about = Очки истории, которыми платят за города и королевские дворы. Красный ромб с колесом.
glossary-lacrimosa-composition = Композиция
    .about = Очки истории, которыми платят композиторам Реквиема. Белый квадрат с пером.
glossary-lacrimosa-counter = Фишка истории
    .about = Очко истории, которое остаётся на следующие раунды. Банк продаёт её за 3 дуката и покупает за 1.
glossary-lacrimosa-track = Шкала очков истории
    .about = Очки истории этого раунда, от 0 до 4. В фазе подготовки шкалы обнуляются, а затем считаются карты в области истории.
glossary-lacrimosa-finance = Шкала финансов
    .about = То, что вы получаете в каждой фазе подготовки. Каждое деление за концом шкалы даёт 2 ПО.
glossary-lacrimosa-opus = Опус
    .about = Произведение Моцарта. При заказе даёт ПО; его можно исполнять раз в раунд или продать насовсем.
glossary-lacrimosa-memory = Воспоминание
    .about = Карта вашей колоды: в области событий даёт действия сейчас, в области истории — очки на следующий раунд.
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
board-lacrimosa-trail = Что ещё впереди в этом ходу
board-lacrimosa-ask-how = Заплатить иначе
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
        [Arrive] прибыть
        [CityBonus] что даёт город
        [TakeTile] взять жетон
        [PlaceMarker] положить фишку Реквиема
        [HireComposer] нанять композитора
        [Requiem] выбрать партию
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
