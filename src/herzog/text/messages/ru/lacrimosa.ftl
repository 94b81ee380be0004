# Lacrimosa. $you — «yes», когда речь о том, кто читает; $player — имя.
# Имена и названия стоят в именительном падеже, глаголы в настоящем времени: род ни о чём не говорит.

## Количества

lacrimosa-ducats = { $n ->
    [one] { $n } дукат
    [few] { $n } дуката
   *[other] { $n } дукатов
}
lacrimosa-vp = { $n } ПО
lacrimosa-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-counters = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-steps = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[other] { $n } делений
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-wild-counters = { $n ->
    [one] { $n } любая фишка
    [few] { $n } любые фишки
   *[other] { $n } любых фишек
}
lacrimosa-wild-steps = { $n ->
    [one] { $n } деление любой шкалы
    [few] { $n } деления любых шкал
   *[other] { $n } делений любых шкал
}
lacrimosa-finance = { $n ->
    [one] { $n } деление финансов
    [few] { $n } деления финансов
   *[other] { $n } делений финансов
}
lacrimosa-finance-down = { $n ->
    [one] { $n } деление финансов вниз
    [few] { $n } деления финансов вниз
   *[other] { $n } делений финансов вниз
}
lacrimosa-free = ничего
lacrimosa-per-opus = по { $vp } ПО за каждый ваш опус ({ $type })
lacrimosa-may = действие: { $action }
lacrimosa-may-perform = исполнить опус ({ $type }), сверх того: { $bonus }
lacrimosa-may-sell = продать опус ({ $type }), сверх того: { $bonus }
lacrimosa-neutral = нейтральная фишка, чтобы выложить её
lacrimosa-paid-steps = { $n ->
    [one] { $n } деление шкалы
    [few] { $n } деления шкалы
   *[other] { $n } делений шкалы
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-paid-bought = { $n ->
    [one] { $n } купленное очко
    [few] { $n } купленных очка
   *[other] { $n } купленных очков
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-paid-sold = { $n ->
    [one] { $n } проданная фишка
    [few] { $n } проданные фишки
   *[other] { $n } проданных фишек
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-lacks = { $what ->
    [talent] талант
    [journey] путешествие
    [composition] композиция
   *[ducats] дукаты
} { $needs } (у вас { $has })

## Названия

lacrimosa-kind-talent = талант
lacrimosa-kind-journey = путешествие
lacrimosa-kind-composition = композиция
lacrimosa-action-document = Записать воспоминания
lacrimosa-action-commission = Заказать опус
lacrimosa-action-perform-or-sell = Исполнить или продать опус
lacrimosa-action-travel = Отправиться в поездку
lacrimosa-action-requiem = Реквием
lacrimosa-type-opera = опера
lacrimosa-type-religious = религиозная музыка
lacrimosa-type-symphony = симфония
lacrimosa-type-chamber = камерная музыка
lacrimosa-type-starting = начальный опус
lacrimosa-instrument-horns = духовые
lacrimosa-instrument-percussion = ударные
lacrimosa-instrument-strings = струнные
lacrimosa-instrument-voice = вокал
lacrimosa-instrument-organ = орган
lacrimosa-side-eighth = восьмая нота
lacrimosa-side-sixteenth = шестнадцатая нота
lacrimosa-goal-opus-types = двор, { $vp } ПО: по одному опусу ({ $first } и { $second })
lacrimosa-goal-opus-periods = двор, { $vp } ПО: по одному опусу из периодов { $first } и { $second }
lacrimosa-goal-instruments = двор, { $vp } ПО: по одной фишке ({ $first } и { $second })
lacrimosa-goal-movements = двор, { $vp } ПО: по одной фишке в частях ({ $first } и { $second })
lacrimosa-repeat-step = в фазу подготовки: деление шкалы ({ $what })
lacrimosa-repeat-opus = за каждый заказанный, исполненный или проданный опус ({ $what }): { $vp } ПО
lacrimosa-repeat-action = ещё раз: { $what }
lacrimosa-numbered = { $what } { $n }
lacrimosa-slot = { $movement } { $place }
lacrimosa-opus = { $title } ({ $koechel })
lacrimosa-memory = «{ $title }»
lacrimosa-city-tile = { $gilded ->
    [yes] жетон города с золотой рамкой
   *[no] жетон города
} ({ $gain })
lacrimosa-court-tile = { $gilded ->
    [yes] жетон двора с золотой рамкой
   *[no] жетон двора
} ({ $gain })
lacrimosa-composer-tile = { $composer } ({ $movement })
lacrimosa-bonus = { $gain } за каждый символ «{ $action }»
lacrimosa-soloist = солист
lacrimosa-soloist-card = карта Солиста { $number }
lacrimosa-nobody = нейтральная
lacrimosa-empty = пусто
lacrimosa-plain = { $text }
lacrimosa-source-start = подготовка
lacrimosa-source-opus = заказы
lacrimosa-source-sale = продажи
lacrimosa-source-offertorium = жетоны Offertorium
lacrimosa-source-memory = воспоминания
lacrimosa-source-travel = поездки
lacrimosa-source-composer = композиторы
lacrimosa-source-instrument = ячейки инструментов
lacrimosa-source-finance = финансы
lacrimosa-source-bonus = бонус периода
lacrimosa-source-soloist-requiem = фишки в Реквиеме
lacrimosa-source-court = королевские дворы
lacrimosa-source-requiem = Реквием
lacrimosa-source-story = оставшиеся очки истории
lacrimosa-source-ducats = оставшиеся дукаты
lacrimosa-source-performance = исполнение
lacrimosa-idle-none-in-row = такой карты в ряду нет
lacrimosa-idle-no-courts-to-visit = карта не велит посещать дворы
lacrimosa-idle-no-court-tile-on-the-map = на карте нет жетонов дворов
lacrimosa-idle-no-marker-left = фишек не осталось
lacrimosa-idle-no-empty-space = пустых ячеек нет
lacrimosa-thing-place = { $place } ({ $number })
lacrimosa-thing-stack = { $movement }, { $side ->
    [eighth] жетоны восьмой ноты
   *[sixteenth] жетоны шестнадцатой ноты
}
lacrimosa-thing-space = Ячейка инструмента: { $place } ({ $you ->
    [yes] ваша
   *[no] { $player }
})
lacrimosa-thing-seat = { $you ->
    [yes] вы
   *[no] { $player }
}
lacrimosa-thing-track = Шкала: { $kind } ({ $you ->
    [yes] ваша
   *[no] { $player }
})
lacrimosa-thing-counters = Фишки: { $kind } ({ $you ->
    [yes] ваши
   *[no] { $player }
})
lacrimosa-thing-bank = Фишки в банке: { $kind } ({ $you ->
    [yes] для вас
   *[no] { $player }
})
lacrimosa-thing-supply = Колода периода
lacrimosa-thing-bonus = Жетон бонуса
lacrimosa-about-opus = { $type }, { $year }, период { $period }.
lacrimosa-about-price = Стоимость на карте: { $price }; { $vp } ПО.
lacrimosa-about-perform = Исполнить: талант { $talent }, награда { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-about-sell = Продать: талант { $talent }, награда: { $gain }.
lacrimosa-about-experience = сейчас: { $gain }
lacrimosa-about-story = в фазу подготовки: { $gain }
lacrimosa-about-tile = Стоимость: { $price }. Награда: { $gain }.
lacrimosa-about-space = Когда фишка уходит: { $gain }.
lacrimosa-about-soloist-card =
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

## События

lacrimosa-each-score = { $player } { $n }
lacrimosa-event-card-set-aside = { $kind ->
    [opus] Опус
   *[memory] Воспоминание
} периода { $period } уходит из игры взакрытую.
lacrimosa-event-first-patron-drawn = { $you ->
    [yes] Начинаете вы.
   *[no] Начинает { $player }.
}
lacrimosa-event-composers-chosen = Композиторы: { $composers }.
lacrimosa-event-constanze-drawn = Констанция закрывает: { $slots }.
lacrimosa-event-bonus-shown = Бонус периода: { $bonus }.
lacrimosa-event-card-turned-up = В ряд ({ $space }): { $card }.
lacrimosa-event-tile-placed = { $place }: { $tile }.
lacrimosa-event-round-began = Начинается раунд { $round }.
lacrimosa-event-turn-began = { $you ->
    [yes] Ваш ход { $turn }.
   *[no] Ход { $turn }: { $player }.
}
lacrimosa-event-drew = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
}: { $cards }.
lacrimosa-event-drew-unseen = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
lacrimosa-event-experience-laid = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} в область событий: { $card }.
lacrimosa-event-story-laid = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} в область истории: { $card }.
lacrimosa-event-money-taken = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} вместо того, что даёт карта: { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-action-taken = { $you ->
    [yes] Вы
   *[no] { $player }
}: { $action }{ $again ->
    [yes] , ещё раз
   *[no] { "" }
}.
lacrimosa-event-actions-declined = { $you ->
    [yes] Вы отказываетесь
   *[no] { $player } отказывается
}: { $actions }.
lacrimosa-event-gained = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
}: { $gain } ({ $source }).
lacrimosa-event-overflowed = { $track ->
    [talent] Шкала таланта
    [journey] Шкала путешествия
    [composition] Шкала композиции
   *[finance] Шкала финансов
} кончилась: { $n ->
    [one] { $n } деление превращается
    [few] { $n } деления превращаются
   *[other] { $n } делений превращаются
} в: { $gain } ({ $you ->
    [yes] вы
   *[no] { $player }
}).
lacrimosa-event-paid = { $you ->
    [yes] Вы платите
   *[no] { $player } платит
}: { $price }.
lacrimosa-event-counter-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $player } покупает
} фишку ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-counter-sold = { $you ->
    [yes] Вы продаёте
   *[no] { $player } продаёт
} фишку ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-documented = { $you ->
    [yes] Вы записываете
   *[no] { $player } записывает
} воспоминание: { $card }; из игры уходит { $replaced }.
lacrimosa-event-commissioned = { $you ->
    [yes] Вы заказываете
   *[no] { $player } заказывает
} опус: { $card }.
lacrimosa-event-performed = { $you ->
    [yes] Вы исполняете
   *[no] { $player } исполняет
} опус: { $card }.
lacrimosa-event-sold = { $you ->
    [yes] Вы продаёте
   *[no] { $player } продаёт
} опус: { $card }.
lacrimosa-event-row-slid = Ряд сдвигается вправо.
lacrimosa-event-travelled = { $you ->
    [yes] Вы ведёте
   *[no] { $player } ведёт
} Моцарта: { $origin } → { $place } (дороги: { $roads ->
    [one] { $roads } дукат
    [few] { $roads } дуката
   *[other] { $roads } дукатов
}).
lacrimosa-event-city-visited = { $you ->
    [yes] Вы используете
   *[no] { $player } использует
}: { $tile }.
lacrimosa-event-court-taken = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
}: { $tile }.
lacrimosa-event-marker-placed = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} фишку: { $slot } ({ $side }).
lacrimosa-event-neutral-placed = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} нейтральную фишку: { $slot } ({ $side }).
lacrimosa-event-neutral-unused = Для нейтральной фишки нет пустой ячейки ({ $you ->
    [yes] ваша
   *[no] { $player }
}).
lacrimosa-event-composer-hired = { $you ->
    [yes] Вы нанимаете
   *[no] { $player } нанимает
} композитора: { $tile }.
lacrimosa-event-turn-ended = { $you ->
    [yes] Вы завершаете ход.
   *[no] { $player } завершает ход.
}
lacrimosa-event-tracks-reset = Шкалы очков истории возвращаются на ноль ({ $you ->
    [yes] ваши
   *[no] { $player }
}){ $n ->
    [0] { "" }
   *[other] ; пропадает: { $steps }
}.
lacrimosa-event-works-turned-back = Повёрнуты обратно ({ $you ->
    [yes] ваши
   *[no] { $player }
}): { $cards }.
lacrimosa-event-deck-renewed = { $you ->
    [yes] Вы оставляете
   *[no] { $player } оставляет
} в руке: { $kept }; остальные карты — новая колода: { $cards }.
lacrimosa-event-tiles-gilded = Золотой рамкой вверх: { $places }.
lacrimosa-event-used-tiles-returned = Новая стопка из использованных жетонов городов: { $n }.
lacrimosa-event-row-cleared = Из ряда и из игры уходят: { $cards }.
lacrimosa-event-period-ended = Период { $period } окончен. Из игры уходит жетон бонуса ({ $bonus }), а с ним { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[other] { $n } закрытых карт
}.
lacrimosa-event-first-patron-passed = Теперь { $you ->
    [yes] начинаете вы.
   *[no] начинает { $player }.
}
lacrimosa-event-soloist-laid = Солист кладёт карту { $number } в область { $section ->
    [experience] событий
   *[story] истории
}.
lacrimosa-event-soloist-acts = Солист: { $action }.
lacrimosa-event-soloist-idle = Солист ничего не делает ({ $action }): { $why }.
lacrimosa-event-soloist-took = Солист берёт из ряда ({ $space }): { $card }.
lacrimosa-event-soloist-scored = Солист получает { $vp } ПО ({ $source }).
lacrimosa-event-soloist-finance = Солист поднимается на { $finance ->
    [one] { $finance } деление финансов
    [few] { $finance } деления финансов
   *[other] { $finance } делений финансов
}.
lacrimosa-event-soloist-moved = Солист ведёт Моцарта: { $origin } → { $place }{ $discarded ->
    [yes] ; жетон города сброшен
   *[no] { "" }
}.
lacrimosa-event-soloist-placed = Солист кладёт фишку: { $slot }.
lacrimosa-event-soloist-shuffled = Солист собирает свои девять карт.
lacrimosa-event-court-scored = Королевский двор ({ $you ->
    [yes] ваш
   *[no] { $player }
}), { $tile }: { $vp } ПО.
lacrimosa-event-movement-scored = { $movement } ({ $you ->
    [yes] ваши
   *[no] { $player }
}): { $high } по большему значению, { $low } по меньшему, { $vp } ПО.
lacrimosa-event-story-concluded = Оставшиеся очки истории ({ $you ->
    [yes] ваши
   *[no] { $player }
}): { $points }, { $vp } ПО.
lacrimosa-event-money-counted = Оставшиеся дукаты ({ $you ->
    [yes] ваши
   *[no] { $player }
}): { $ducats }, { $vp } ПО.
lacrimosa-event-game-ended = Игра окончена: { $scores }. { $n ->
    [one] Побеждает { $winners }.
   *[other] Общая победа: { $winners }.
}

## Вопросы

lacrimosa-ask-lay-experience = { $you ->
    [yes] Положите карту в область событий: её можно использовать в этот ход.
   *[no] { $player } кладёт карту в область событий.
}
lacrimosa-ask-lay-story = { $you ->
    [yes] Положите карту в область истории: она сыграет в фазу подготовки.
   *[no] { $player } кладёт карту в область истории.
}
lacrimosa-ask-use-card = { $you ->
    [yes] Использовать карту { $card } или взять { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }?
   *[no] { $player } выбирает: { $card } или дукаты ({ $ducats }).
}
lacrimosa-ask-take-actions = { $you ->
    [yes] Выберите действие ({ $actions }) или откажитесь.
   *[no] { $player } выбирает действие ({ $actions }).
}
lacrimosa-ask-may-again = { $you ->
    [yes] Можно сделать это ещё раз: { $action }.
   *[no] { $player } может сделать это ещё раз: { $action }.
}
lacrimosa-ask-end-turn = { $you ->
    [yes] Завершите ход или сначала обменивайте.
   *[no] { $player } завершает ход.
}
lacrimosa-ask-document = { $you ->
    [yes] Выберите воспоминание из ряда.
   *[no] { $player } выбирает воспоминание.
}
lacrimosa-ask-commission = { $you ->
    [yes] Выберите опус из ряда.
   *[no] { $player } выбирает опус.
}
lacrimosa-ask-perform-or-sell = { $you ->
    [yes] Выберите опус, чтобы исполнить или продать.
   *[no] { $player } выбирает опус, чтобы исполнить или продать.
}
lacrimosa-ask-use-typed = { $you ->
    [yes] Можно: { $gain }.
   *[no] { $player } может: { $gain }.
}
lacrimosa-ask-travel = { $you ->
    [yes] Выберите, куда едет Моцарт.
   *[no] { $player } выбирает, куда едет Моцарт.
}
lacrimosa-ask-requiem = { $you ->
    [yes] Выберите ячейку инструмента в Реквиеме.
   *[no] { $player } выбирает ячейку в Реквиеме.
}
lacrimosa-ask-hire-composer = { $you ->
    [yes] Выберите композитора ({ $slot }).
   *[no] { $player } выбирает композитора ({ $slot }).
}
lacrimosa-ask-place-marker = { $you ->
    [yes] Выберите, какая из ваших фишек идёт туда ({ $slot }).
   *[no] { $player } выбирает фишку ({ $slot }).
}
lacrimosa-ask-place-neutral = { $you ->
    [yes] Положите нейтральную фишку ({ $movement }), любой стороной вверх.
   *[no] { $player } кладёт нейтральную фишку ({ $movement }).
}
lacrimosa-ask-choose-counter = { $you ->
    [yes] Выберите фишку (взять: { $left }).
   *[no] { $player } выбирает фишку (взять: { $left }).
}
lacrimosa-ask-choose-step = { $you ->
    [yes] Выберите шкалу для деления (взять: { $left }).
   *[no] { $player } выбирает шкалу для деления (взять: { $left }).
}
lacrimosa-ask-pay = { $you ->
    [yes] Заплатите: { $price }.
   *[no] { $player } платит: { $price }.
}
lacrimosa-ask-pay-differently = { $you ->
    [yes] Платите по частям; осталось: { $price }.
   *[no] { $player } платит по частям; осталось: { $price }.
}

## Ответы

lacrimosa-do-lay-experience = Положить { $card }
lacrimosa-do-lay-story = Положить { $card }
lacrimosa-do-use-card = Использовать { $card }
lacrimosa-do-take-money = Вместо этого взять { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-no-more-actions = Больше никаких действий
lacrimosa-do-end-turn = Завершить ход
lacrimosa-do-decline = Отказаться
lacrimosa-do-buy-counter = Купить фишку ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-sell-counter = Продать фишку ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-pay = Заплатить
lacrimosa-do-pay-differently = Заплатить иначе
lacrimosa-do-pay-with-step = Заплатить 1 со шкалы ({ $kind })
lacrimosa-do-pay-with-counter = Заплатить 1 фишку ({ $kind })
lacrimosa-do-pay-by-buying = Заплатить 1 ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-pay-by-selling = Продать фишку ({ $kind }) за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-document = Записать воспоминания
lacrimosa-do-commission = Заказать опус
lacrimosa-do-perform-or-sell = Исполнить или продать опус
lacrimosa-do-travel = Отправиться в поездку
lacrimosa-do-requiem = Реквием
lacrimosa-do-again-document = Записать воспоминания ещё раз
lacrimosa-do-again-commission = Заказать опус ещё раз
lacrimosa-do-again-perform-or-sell = Исполнить или продать опус ещё раз
lacrimosa-do-again-travel = Отправиться в поездку ещё раз
lacrimosa-do-again-requiem = Реквием ещё раз
lacrimosa-do-document-memory = Записать { $card }
lacrimosa-do-commission-opus = Заказать { $card }
lacrimosa-do-perform-work = Исполнить { $card }
lacrimosa-do-sell-work = Продать { $card }
lacrimosa-do-travel-there = Поездка: { $place } ({ $number })
lacrimosa-do-choose-slot = { $slot }
lacrimosa-do-place-marker = Взять фишку из ячейки: { $place }
lacrimosa-do-hire-eighth = Нанять: { $composer } (восьмая)
lacrimosa-do-hire-sixteenth = Нанять: { $composer } (шестнадцатая)
lacrimosa-do-place-neutral-eighth = { $slot }, восьмой вверх
lacrimosa-do-place-neutral-sixteenth = { $slot }, шестнадцатой вверх
lacrimosa-do-choose-counter-talent = Фишка таланта
lacrimosa-do-choose-counter-journey = Фишка путешествия
lacrimosa-do-choose-counter-composition = Фишка композиции
lacrimosa-do-choose-step-talent = Деление таланта
lacrimosa-do-choose-step-journey = Деление путешествия
lacrimosa-do-choose-step-composition = Деление композиции
lacrimosa-costs = стоимость: { $price }
lacrimosa-brings = награда: { $gain }
lacrimosa-costs-and-brings = стоимость: { $price }; награда: { $gain }
lacrimosa-verb-lay-experience = положить
lacrimosa-verb-lay-story = положить
lacrimosa-verb-use-card = использовать
lacrimosa-verb-take-money = дукаты
lacrimosa-verb-no-more-actions = ничего
lacrimosa-verb-end-turn = конец
lacrimosa-verb-decline = ничего
lacrimosa-verb-buy-counter = купить
lacrimosa-verb-sell-counter = продать
lacrimosa-verb-pay = заплатить
lacrimosa-verb-pay-differently = иначе
lacrimosa-verb-pay-with-step = шкала
lacrimosa-verb-pay-with-counter = фишка
lacrimosa-verb-pay-by-buying = купить
lacrimosa-verb-pay-by-selling = продать
lacrimosa-verb-document = записать
lacrimosa-verb-commission = заказать
lacrimosa-verb-perform-or-sell = исполнить/продать
lacrimosa-verb-travel = поездка/отправиться
lacrimosa-verb-requiem = реквием
lacrimosa-verb-again-document = записать
lacrimosa-verb-again-commission = заказать
lacrimosa-verb-again-perform-or-sell = исполнить/продать
lacrimosa-verb-again-travel = поездка/отправиться
lacrimosa-verb-again-requiem = реквием
lacrimosa-verb-document-memory = записать
lacrimosa-verb-commission-opus = заказать
lacrimosa-verb-perform-work = исполнить
lacrimosa-verb-sell-work = продать
lacrimosa-verb-travel-there = поездка/отправиться
lacrimosa-verb-choose-slot = ячейка
lacrimosa-verb-place-marker = фишка
lacrimosa-verb-hire-eighth = восьмая
lacrimosa-verb-hire-sixteenth = шестнадцатая
lacrimosa-verb-place-neutral-eighth = восьмая
lacrimosa-verb-place-neutral-sixteenth = шестнадцатая
lacrimosa-verb-choose-counter-talent = талант
lacrimosa-verb-choose-counter-journey = путешествие
lacrimosa-verb-choose-counter-composition = композиция
lacrimosa-verb-choose-step-talent = талант
lacrimosa-verb-choose-step-journey = путешествие
lacrimosa-verb-choose-step-composition = композиция

## Почему нельзя

lacrimosa-why-not-in-hand = { $thing }: этой карты нет у вас в руке.
lacrimosa-why-action-not-offered = Эта карта или этот жетон такого не даёт: { $thing }.
lacrimosa-why-no-memory-in-row = В ряду нет воспоминаний, поэтому не сейчас: { $thing }.
lacrimosa-why-no-opus-in-row = В ряду нет опусов, поэтому не сейчас: { $thing }.
lacrimosa-why-no-work-to-use = У вас нет неповёрнутых опусов, поэтому не сейчас: { $thing }.
lacrimosa-why-no-space-for-a-marker = Для ваших фишек нет пустых ячеек, поэтому не сейчас: { $thing }.
lacrimosa-why-nothing-payable = Оплатить ничего не получится, поэтому не сейчас: { $thing }.
lacrimosa-why-cannot-pay = Это вам не оплатить: { $thing }; нужно: { $lacks }. Недостающие очки стоят дукатов.
lacrimosa-why-too-few-finance-steps = { $thing }: нужно спуститься по шкале финансов на { $needs }, а у вас { $has }.
lacrimosa-why-too-few-ducats = Фишка стоит { $needs ->
    [one] { $needs } дукат
    [few] { $needs } дуката
   *[other] { $needs } дукатов
}, а у вас { $has }.
lacrimosa-why-no-counter-to-sell = Продавать нечего: { $thing }.
lacrimosa-why-no-step-to-pay = На шкале нечем платить: { $thing }.
lacrimosa-why-no-counter-to-pay = Нет фишки, чтобы заплатить: { $thing }.
lacrimosa-why-rest-not-payable = Остальное тогда было бы нечем оплатить: { $thing }.
lacrimosa-why-points-first = Сначала платят очки истории, потом продают фишки за дукаты: { $thing }.
lacrimosa-why-price-is-covered = Очков платить больше не нужно: { $thing }.
lacrimosa-why-not-a-memory = { $thing }: это не воспоминание.
lacrimosa-why-not-an-opus = { $thing }: это не опус.
lacrimosa-why-not-your-work = { $thing }: это не ваш опус.
lacrimosa-why-work-is-turned = { $thing }: в этом раунде опус уже исполнен.
lacrimosa-why-wrong-type = { $thing }: городу нужен опус другого типа.
lacrimosa-why-slot-is-closed = Эту ячейку закрыла Констанция: { $thing }.
lacrimosa-why-slot-is-taken = В этой ячейке лежит фишка: { $thing }.
lacrimosa-why-no-marker-left = У вас не осталось фишек этого инструмента: { $thing }.
lacrimosa-why-no-tile-left = Жетонов композитора не осталось: { $thing }.
lacrimosa-why-marker-is-gone = Этой фишки здесь уже нет: { $thing }.
lacrimosa-why-wrong-instrument = Это другой инструмент: { $thing }.
lacrimosa-why-other-movement = Это другая часть: { $thing }.
lacrimosa-why-composer-not-payable = Ни одного композитора вам здесь не оплатить: { $thing }; нужно: { $lacks }. Недостающие очки стоят дукатов.
lacrimosa-why-step-becomes-ducats = Шкала кончилась: { $steps ->
    [one] { $steps } деление превращается
    [few] { $steps } деления превращаются
   *[other] { $steps } делений превращаются
} в { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-why-new-card-is-lost = В этот ход у вас уже есть новое воспоминание: та карта ушла бы из игры.
lacrimosa-why-bonus-icon-in-story = Бонус периода считает символы этой карты ({ $icons }) в области событий, а не истории.
lacrimosa-why-no-tile-there = Здесь нет жетона: { $thing }.

## Стол

lacrimosa-part-table = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
lacrimosa-part-over = После раунда { $round } из { $rounds }, хода { $turn } из { $turns }: игра окончена
lacrimosa-part-row = Ряд карт
lacrimosa-part-map = Карта
lacrimosa-part-requiem = Реквием
lacrimosa-part-players = Покровители
lacrimosa-part-hand = Ваша рука
lacrimosa-part-scores = Подсчёт
lacrimosa-part-person = { $player }
lacrimosa-table-bonus = Бонус периода ({ $years }): { $bonus }.
lacrimosa-table-supply = В колоде периода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}.
lacrimosa-row-space = { $n }{ $leaves ->
    [yes] *
   *[no] { "" }
}
lacrimosa-row-opus = Опус { $title } ({ $type }), { $vp } ПО
lacrimosa-row-memory = «{ $title }»: { $now }; история: { $story }
lacrimosa-row-price = стоимость: { $price }
lacrimosa-place = { $number } { $name }{ $marker ->
    [yes] { " " }(Моцарт)
   *[no] { "" }
}
lacrimosa-place-tile = { $gilded ->
    [yes] золото: { "" }
   *[no] { "" }
}{ $gain }
lacrimosa-movement = { $name } { $high }/{ $low }
lacrimosa-movement-slots = восьмых { $eighths }, шестнадцатых { $sixteenths }: { $slots }
lacrimosa-slot-taken = { $what } ({ $player }, { $side ->
    [eighth] восьмая
   *[sixteenth] шестнадцатая
})
lacrimosa-slot-free = { $what }{ $status ->
    [closed] { " " }(закрыто)
   *[empty] { " " }(свободно)
}
lacrimosa-stack = - { $composer } ({ $side ->
    [eighth] восьмая
   *[sixteenth] шестнадцатая
}, { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
})
lacrimosa-stack-gain = награда: { $gain }
lacrimosa-player-name = { $player }{ $first ->
    [yes] { " " }(начинает)
   *[no] { "" }
}
lacrimosa-player-points = { $kind ->
    [talent] тал
    [journey] пут
   *[composition] ком
} { $track }+{ $counters }
lacrimosa-player-finance = финансы { $n }
lacrimosa-player-markers = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
}
lacrimosa-player-works = опусы: { $works }
lacrimosa-player-courts = { $n ->
    [one] { $n } двор
    [few] { $n } двора
   *[other] { $n } дворов
}
lacrimosa-work = { $title }{ $turned ->
    [yes] { " " }(повёрнут)
   *[no] { "" }
}
lacrimosa-work-use = исполнить: талант { $talent }, награда { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}; продать: талант { $price }, награда: { $gain }
lacrimosa-person-income = Доход в фазу подготовки: { $gain }
lacrimosa-person-markers = Оставшиеся фишки: { $places }
lacrimosa-person-experience = События: { $cards }
lacrimosa-person-story = История: { $cards }
lacrimosa-person-court = Двор: { $goal } ({ $fulfilled ->
    [yes] сейчас выполнено
   *[no] сейчас не выполнено
})
lacrimosa-person-tile = Жетон композитора ({ $place }): { $repeat }
lacrimosa-person-count = Если считать сейчас: { $now } ПО + дворы { $courts } + Реквием { $requiem } + очки истории { $story } + дукаты { $money } = { $total }
lacrimosa-score = { $source } { $vp }
lacrimosa-score-items = { $items } = { $vp } ПО
lacrimosa-rank = { $rank }. { $player }: { $vp } ПО

## Подготовка

setup-lacrimosa-composers = Композиторы
setup-lacrimosa-composers-recommended = советуют для первой партии
setup-lacrimosa-composers-drawn = по жребию
setup-lacrimosa-composers-eybler = Эйблер
setup-lacrimosa-composers-stadler = Штадлер
setup-lacrimosa-composers-suessmayr = Зюсмайер
setup-lacrimosa-composers-freystaedtler = Фрейштадлер
setup-lacrimosa-composers-eybler-stadler = Эйблер и Штадлер
setup-lacrimosa-composers-eybler-suessmayr = Эйблер и Зюсмайер
setup-lacrimosa-composers-eybler-freystaedtler = Эйблер и Фрейштадлер
setup-lacrimosa-composers-stadler-suessmayr = Штадлер и Зюсмайер
setup-lacrimosa-composers-stadler-freystaedtler = Штадлер и Фрейштадлер
setup-lacrimosa-composers-suessmayr-freystaedtler = Зюсмайер и Фрейштадлер
setup-lacrimosa-difficulty = Солист (игра в одиночку)
setup-lacrimosa-difficulty-easy = лёгкий
setup-lacrimosa-difficulty-middle = средний
setup-lacrimosa-difficulty-difficult = тяжёлый
setup-lacrimosa-refill = Ряд заполняется
setup-lacrimosa-refill-action = после каждого действия
setup-lacrimosa-refill-turn = в конце хода
