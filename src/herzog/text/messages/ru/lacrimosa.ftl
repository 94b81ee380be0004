# Lacrimosa. $you — «yes», когда речь о том, кто читает; $player — имя.
# Имена и названия стоят в именительном падеже, глаголы в настоящем времени: пол игрока ничем не выдан.

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
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} на шкале { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-wild-counters = { $n ->
    [one] { $n } фишка истории любого типа
    [few] { $n } фишки истории любого типа
   *[other] { $n } фишек истории любого типа
}
lacrimosa-wild-steps = { $n ->
    [one] { $n } очко на шкале по выбору
    [few] { $n } очка на шкалах по выбору
   *[other] { $n } очков на шкалах по выбору
}
lacrimosa-finance = +{ $n } на шкале финансов
lacrimosa-finance-down = { $n ->
    [one] сдвиг на { $n } деление вниз по шкале финансов
    [few] сдвиг на { $n } деления вниз по шкале финансов
   *[other] сдвиг на { $n } делений вниз по шкале финансов
}
lacrimosa-free = 0
lacrimosa-per-opus = по { $vp } ПО за каждый ваш опус ({ $type })
lacrimosa-may = действие «{ $action }»
lacrimosa-quoted = «{ $action }»
lacrimosa-may-perform = исполнение опуса ({ $type }), а сверх того { $bonus }
lacrimosa-may-sell = продажа опуса ({ $type }), а сверх того { $bonus }
lacrimosa-neutral = нейтральная фишка в ту же часть
lacrimosa-paid-steps = { $n ->
    [one] { $n } очко со шкалы
    [few] { $n } очка со шкалы
   *[other] { $n } очков со шкалы
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
# Сумма в дукатах, названная рядом, уже включает купленное и вырученное.
lacrimosa-paid-bought = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} из банка (дукаты в конце)
lacrimosa-paid-ducats = { $price } ({ $items })
lacrimosa-paid-for = { $whole ->
    [yes] на покупку: { $what }
   *[no] из них { $n } на покупку: { $what }
}
lacrimosa-paid-from = { $whole ->
    [yes] от продажи: { $what }
   *[no] из них { $n } от продажи: { $what }
}
lacrimosa-paid-both = { $first }; { $second }
lacrimosa-object-ducats = { $n ->
    [one] { $n } дукат
    [few] { $n } дуката
   *[other] { $n } дукатов
}
lacrimosa-object-counters = { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[other] { $n } фишек
} { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-lacks = { $what ->
    [talent] { $needs ->
        [one] { $needs } очко таланта
        [few] { $needs } очка таланта
       *[other] { $needs } очков таланта
    }
    [journey] { $needs ->
        [one] { $needs } очко путешествия
        [few] { $needs } очка путешествия
       *[other] { $needs } очков путешествия
    }
    [composition] { $needs ->
        [one] { $needs } очко композиции
        [few] { $needs } очка композиции
       *[other] { $needs } очков композиции
    }
   *[ducats] { $needs ->
        [one] { $needs } дукат
        [few] { $needs } дуката
       *[other] { $needs } дукатов
    }
} (у вас { $has })

## Названия

# Типы очков истории сами по себе, как их и набирают; во фразах их склоняет выбор.
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
lacrimosa-goal-opus-types = королевская милость, { $vp } ПО: по опусу каждого из двух типов ({ $first } и { $second })
lacrimosa-goal-opus-periods = королевская милость, { $vp } ПО: по опусу каждого из двух периодов ({ $first } и { $second })
lacrimosa-goal-instruments = королевская милость, { $vp } ПО: по фишке каждого из двух инструментов ({ $first } и { $second })
lacrimosa-goal-movements = королевская милость, { $vp } ПО: по фишке в каждой из двух частей ({ $first } и { $second })
lacrimosa-repeat-step = 1 очко на шкале { $what ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} в каждой фазе подготовки
lacrimosa-repeat-opus = { $vp } ПО за каждый заказанный, исполненный или проданный опус ({ $what })
lacrimosa-repeat-action = действие «{ $what }» можно выполнить ещё раз
lacrimosa-numbered = { $what } { $n }
lacrimosa-slot = { $movement } · { $place }
lacrimosa-opus = { $title } ({ $koechel })
lacrimosa-koechel = К. { $number }
lacrimosa-memory = «{ $title }»
lacrimosa-city-tile = { $gilded ->
    [yes] жетон города с золотой рамкой
   *[no] жетон города
} — { $gain }
lacrimosa-court-tile = { $gilded ->
    [yes] жетон двора с золотой рамкой
   *[no] жетон двора
} — { $gain }
lacrimosa-composer-tile = { $composer } ({ $movement })
lacrimosa-bonus = { $gain } за каждый символ «{ $action }»
lacrimosa-soloist = Солист
lacrimosa-soloist-card = Карта солиста { $number }
lacrimosa-nobody = нейтральная
lacrimosa-empty = пусто
lacrimosa-plain = { $text }
lacrimosa-source-start = начало игры
lacrimosa-source-opus = заказы
lacrimosa-source-sale = продажи
lacrimosa-source-offertorium = жетоны Offertorium
lacrimosa-source-memory = воспоминания
lacrimosa-source-travel = поездки
lacrimosa-source-composer = композиторы
lacrimosa-source-instrument = ячейки инструментов
lacrimosa-source-finance = финансы
lacrimosa-source-bonus = бонус периода
lacrimosa-source-soloist-requiem = фишки Реквиема
lacrimosa-source-court = королевские милости
lacrimosa-source-requiem = Реквием
lacrimosa-source-story = оставшиеся очки истории
lacrimosa-source-ducats = оставшиеся дукаты
lacrimosa-from-start = начало игры
lacrimosa-from-opus = заказ
lacrimosa-from-sale = продажа
lacrimosa-from-offertorium = жетон Offertorium
lacrimosa-from-memory = воспоминание
lacrimosa-from-travel = поездка
lacrimosa-from-composer = композитор
lacrimosa-from-instrument = ячейка инструмента
lacrimosa-from-finance = финансы
lacrimosa-from-bonus = бонус периода
lacrimosa-from-soloist-requiem = фишка Реквиема
lacrimosa-from-court = королевские милости
lacrimosa-from-requiem = Реквием
lacrimosa-from-story = оставшиеся очки истории
lacrimosa-from-ducats = оставшиеся дукаты
lacrimosa-from-performance = исполнение
lacrimosa-idle-none-in-row = такой карты в ряду нет
lacrimosa-idle-no-courts-to-visit = по карте он не посещает ни одного двора
lacrimosa-idle-no-court-tile-on-the-map = на карте Европы нет жетонов дворов
lacrimosa-idle-no-marker-left = фишек Реквиема не осталось
lacrimosa-idle-no-empty-space = пустых ячеек нет
lacrimosa-thing-place = { $place } ({ $number })
lacrimosa-thing-stack = { $movement }, { $side ->
    [eighth] жетоны восьмой ноты
   *[sixteenth] жетоны шестнадцатой ноты
}
lacrimosa-thing-space = Ячейка инструмента — { $place } ({ $you ->
    [yes] ваша
   *[no] { $player }
})
lacrimosa-thing-seat = { $you ->
    [yes] Вы
   *[no] { $player }
}
lacrimosa-thing-track = Шкала { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} ({ $you ->
    [yes] ваша
   *[no] { $player }
})
lacrimosa-thing-counters = Фишки { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} ({ $you ->
    [yes] ваши
   *[no] { $player }
})
lacrimosa-thing-bank = Фишки { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} в банке ({ $you ->
    [yes] для вас
   *[no] { $player }
})
lacrimosa-thing-supply = Колода периода
lacrimosa-thing-bonus = Жетон бонуса
lacrimosa-about-opus = { $period ->
    [0] { $year }, начальный опус.
   *[other] Период { $period }, { $year }, { $type }.
}
lacrimosa-about-price = Стоимость на карте: { $price }. Приносит { $vp } ПО.
lacrimosa-about-perform = Исполнение: { $talent ->
    [0] бесплатно
    [one] { $talent } очко таланта
    [few] { $talent } очка таланта
   *[other] { $talent } очков таланта
} → { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-about-sell = Продажа: { $talent ->
    [0] бесплатно
    [one] { $talent } очко таланта
    [few] { $talent } очка таланта
   *[other] { $talent } очков таланта
} → { $gain }.
lacrimosa-about-experience = сейчас: { $gain }
lacrimosa-about-story = в фазе подготовки: { $gain }
lacrimosa-about-tile = Стоимость: { $price }. Награда: { $gain }.
lacrimosa-about-space = Когда фишку снимают: { $gain }.
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
} периода { $period } убирается из игры не глядя.
lacrimosa-event-first-patron-drawn = { $you ->
    [yes] Начинаете вы.
   *[no] Начинает { $player }.
}
lacrimosa-event-composers-chosen = Кто завершит Реквием: { $composers }.
lacrimosa-event-constanze-drawn = { $n ->
    [0] Констанция не закрывает ни одной ячейки.
   *[other] Ячейки, закрытые Констанцией: { $slots }.
}
lacrimosa-event-bonus-shown = Бонус периода: { $bonus }.
lacrimosa-event-card-turned-up = В ряду (ячейка { $space }) появляется { $card }.
lacrimosa-event-tile-placed = { $place }: { $tile }.
lacrimosa-event-round-began = Начинается раунд { $round }.
lacrimosa-event-turn-began = { $you ->
    [yes] Ход { $turn }: вы.
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
    [yes] Вы разыгрываете
   *[no] { $player } разыгрывает
} в область событий: { $card }.
lacrimosa-event-story-laid = { $you ->
    [yes] Вы разыгрываете
   *[no] { $player } разыгрывает
} в область истории: { $card }.
lacrimosa-event-money-taken = Вместо того, что даёт карта, { $you ->
    [yes] вы берёте
   *[no] { $player } берёт
} { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-action-taken = { $you ->
    [yes] Вы
   *[no] { $player }
}{ $again ->
    [yes] { " " }ещё раз
   *[no] { "" }
} { $you ->
    [yes] выполняете
   *[no] выполняет
} действие «{ $action }».
lacrimosa-event-actions-declined = { $you ->
    [yes] Вы пропускаете
   *[no] { $player } пропускает
}: { $actions }.
lacrimosa-event-gained = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} { $gain } ({ $source }).
lacrimosa-event-overflowed = { $track ->
    [talent] Шкала таланта
    [journey] Шкала путешествия
    [composition] Шкала композиции
   *[finance] Шкала финансов
} заполнена: за { $n ->
    [one] { $n } лишнее деление
    [few] { $n } лишних деления
   *[other] { $n } лишних делений
} { $you ->
    [yes] вы получаете
   *[no] { $player } получает
} { $gain }.
lacrimosa-event-paid = { $you ->
    [yes] Вы платите
   *[no] { $player } платит
} { $price }.
lacrimosa-event-counter-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $player } покупает
} фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-counter-sold = { $you ->
    [yes] Вы продаёте
   *[no] { $player } продаёт
} фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-event-documented = { $you ->
    [yes] Вы записываете
   *[no] { $player } записывает
} воспоминание: { $card }; из игры убирается { $replaced }.
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
lacrimosa-event-travelled = { $stays ->
    [yes] { $you ->
        [yes] Вы остаётесь
       *[no] { $player } остаётся
    } с Моцартом на месте: { $place }.
   *[no] { $you ->
        [yes] Вы едете
       *[no] { $player } едет
    } с Моцартом: { $origin } → { $place } (дороги: { $roads ->
        [0] бесплатно
        [one] { $roads } дукат
        [few] { $roads } дуката
       *[other] { $roads } дукатов
    }).
}
lacrimosa-event-city-visited = { $you ->
    [yes] Вы используете
   *[no] { $player } использует
} { $tile }.
lacrimosa-event-court-taken = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { $tile }.
lacrimosa-event-marker-placed = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} фишку Реквиема: { $slot } ({ $side }).
lacrimosa-event-neutral-placed = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} нейтральную фишку: { $slot } ({ $side }).
lacrimosa-event-neutral-unused = Для { $you ->
    [yes] вашей нейтральной фишки
   *[no] нейтральной фишки игрока { $player }
} нет пустой ячейки.
lacrimosa-event-composer-hired = { $you ->
    [yes] Вы нанимаете
   *[no] { $player } нанимает
} композитора: { $tile }.
lacrimosa-event-turn-ended = { $you ->
    [yes] Вы завершаете ход.
   *[no] { $player } завершает ход.
}
lacrimosa-event-tracks-reset = { $you ->
    [yes] Ваши шкалы
   *[no] Шкалы игрока { $player }
} возвращаются на ноль{ $n ->
    [0] { "" }
   *[other] { " " }(пропадает: { $steps })
}.
lacrimosa-event-works-turned-back = { $you ->
    [yes] Вы поворачиваете
   *[no] { $player } поворачивает
} исполненные опусы обратно: { $cards }.
lacrimosa-event-deck-renewed = { $you ->
    [yes] Вы оставляете
   *[no] { $player } оставляет
} в руке: { $kept }; остальные карты — новая колода: { $cards }.
lacrimosa-event-tiles-gilded = Жетоны, перевёрнутые золотой рамкой вверх: { $places }.
lacrimosa-event-used-tiles-returned = Использованные жетоны городов ({ $n }) образуют новую стопку.
lacrimosa-event-row-cleared = Из ряда и из игры убираются: { $cards }.
lacrimosa-event-period-ended = Период { $period } окончен. Из игры { $n ->
    [0] убирается
   *[other] убираются
} жетон бонуса ({ $bonus }){ $n ->
    [0] { "" }
    [one] { " " }и { $n } закрытая карта
    [few] { " " }и { $n } закрытые карты
   *[other] { " " }и { $n } закрытых карт
}.
lacrimosa-event-first-patron-passed = Теперь { $you ->
    [yes] начинаете вы.
   *[no] начинает { $player }.
}
lacrimosa-event-soloist-laid = Солист разыгрывает карту { $number } в область { $section ->
    [experience] событий
   *[story] истории
}.
lacrimosa-event-soloist-acts = Солист выполняет действие «{ $action }».
lacrimosa-event-soloist-idle = Солист пропускает действие «{ $action }»: { $why }.
lacrimosa-event-soloist-took = Солист берёт из ряда (ячейка { $space }): { $card }.
lacrimosa-event-soloist-scored = Солист получает { $vp } ПО ({ $source }).
lacrimosa-event-soloist-finance = Солист поднимается на { $finance ->
    [one] { $finance } деление
    [few] { $finance } деления
   *[other] { $finance } делений
} по шкале финансов.
lacrimosa-event-soloist-moved = Солист едет с Моцартом: { $origin } → { $place }{ $discarded ->
    [yes] ; жетон города сбрасывается
   *[no] { "" }
}.
lacrimosa-event-soloist-placed = Солист кладёт фишку Реквиема: { $slot }.
lacrimosa-event-soloist-shuffled = Солист собирает свои девять карт.
lacrimosa-event-court-scored = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} ПО за жетон двора — { $goal }.
lacrimosa-event-movement-scored = { $movement } ({ $you ->
    [yes] вы
   *[no] { $player }
}): фишек по большему значению — { $high }, по меньшему — { $low }; всего { $vp } ПО.
lacrimosa-event-story-concluded = Оставшиеся очки истории ({ $you ->
    [yes] вы
   *[no] { $player }
}): { $points }, то есть { $vp } ПО.
lacrimosa-event-money-counted = Оставшиеся дукаты ({ $you ->
    [yes] вы
   *[no] { $player }
}): { $ducats }, то есть { $vp } ПО.
lacrimosa-event-game-ended = Игра окончена: { $scores }. { $n ->
    [one] { $you ->
        [yes] Вы победили.
       *[no] Побеждает { $winners }.
    }
   *[other] Общая победа: { $winners }.
}

## Вопросы

lacrimosa-ask-lay-experience = { $you ->
    [yes] Разыграйте карту в область событий: её можно использовать в этот ход.
   *[no] { $player } разыгрывает карту в область событий.
}
lacrimosa-ask-lay-story = { $you ->
    [yes] Разыграйте карту в область истории: она сработает в фазе подготовки.
   *[no] { $player } разыгрывает карту в область истории.
}
lacrimosa-ask-use-card = { $you ->
    [yes] Используйте карту { $card } или вместо этого возьмите { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }.
   *[no] { $player } может использовать карту { $card } или взять { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }.
}
lacrimosa-ask-take-actions = { $you ->
    [yes] Выберите действие ({ $actions }) или откажитесь.
   *[no] { $player } выбирает действие ({ $actions }).
}
lacrimosa-ask-may-again = { $you ->
    [yes] Можно выполнить действие ещё раз: { $actions }.
   *[no] { $player } может выполнить действие ещё раз: { $actions }.
}
lacrimosa-ask-end-turn = { $you ->
    [yes] Завершите ход или сначала совершите обмен.
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
    [yes] Можно воспользоваться наградой города: { $gain }.
   *[no] { $player } может воспользоваться наградой города: { $gain }.
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
    [yes] Выберите, какую фишку положить ({ $slot }).
   *[no] { $player } выбирает, какую фишку положить ({ $slot }).
}
lacrimosa-ask-place-neutral = { $you ->
    [yes] Положите нейтральную фишку ({ $movement }), любой стороной вверх.
   *[no] { $player } кладёт нейтральную фишку ({ $movement }).
}
lacrimosa-ask-choose-counter = { $you ->
    [yes] Выберите фишку истории
   *[no] { $player } выбирает фишку истории
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , осталось: { $left }
}).
lacrimosa-ask-choose-step = { $you ->
    [yes] Выберите шкалу, на которой продвинете маркер
   *[no] { $player } выбирает шкалу, на которой продвинет маркер
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , осталось: { $left }
}).
lacrimosa-ask-pay = { $you ->
    [yes] Заплатите: { $price }.
   *[no] { $player } платит: { $price }.
}
lacrimosa-ask-pay-differently = { $you ->
    [yes] Платите по одному очку; осталось: { $price }.
   *[no] { $player } платит по одному очку; осталось: { $price }.
}

## Ответы

lacrimosa-do-lay-experience = Разыграть: { $card }
lacrimosa-do-lay-story = Разыграть: { $card }
lacrimosa-do-use-card = Использовать: { $card }
lacrimosa-do-take-money = Вместо этого взять { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-no-more-actions = Больше не выполнять действий
lacrimosa-do-end-turn = Завершить ход
lacrimosa-do-decline = Отказаться
lacrimosa-do-buy-counter = Купить фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-sell-counter = Продать фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-pay = Заплатить
lacrimosa-do-pay-differently = Заплатить иначе
lacrimosa-do-pay-with-step = Заплатить 1 очко со шкалы { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-do-pay-with-counter = Заплатить 1 фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
}
lacrimosa-do-pay-by-buying = Купить и заплатить 1 очко { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}
lacrimosa-do-pay-by-selling = Продать фишку { $kind ->
    [talent] таланта
    [journey] путешествия
   *[composition] композиции
} за { $ducats ->
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
lacrimosa-do-document-memory = Записать: { $card }
lacrimosa-do-commission-opus = Заказать: { $card }
lacrimosa-do-perform-work = Исполнить: { $card }
lacrimosa-do-sell-work = Продать: { $card }
lacrimosa-do-travel-there = Поездка: { $place } ({ $number })
lacrimosa-do-choose-slot = { $slot }
lacrimosa-do-place-marker = Взять фишку из ячейки: { $place }
lacrimosa-do-hire-eighth = Нанять: { $composer } (восьмая нота)
lacrimosa-do-hire-sixteenth = Нанять: { $composer } (шестнадцатая нота)
lacrimosa-do-place-neutral-eighth = { $slot }, восьмой нотой вверх
lacrimosa-do-place-neutral-sixteenth = { $slot }, шестнадцатой нотой вверх
lacrimosa-do-choose-counter-talent = Фишка таланта
lacrimosa-do-choose-counter-journey = Фишка путешествия
lacrimosa-do-choose-counter-composition = Фишка композиции
lacrimosa-do-choose-step-talent = Очко на шкале таланта
lacrimosa-do-choose-step-journey = Очко на шкале путешествия
lacrimosa-do-choose-step-composition = Очко на шкале композиции
lacrimosa-costs = стоимость: { $price }
lacrimosa-brings = награда: { $gain }
lacrimosa-costs-and-brings = стоимость: { $price }; награда: { $gain }
lacrimosa-costs-and-replaces = стоимость: { $price }; из игры убирается { $card }
lacrimosa-verb-lay-experience = разыграть
lacrimosa-verb-lay-story = разыграть
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

lacrimosa-why-not-in-hand = Этой карты нет у вас в руке.
lacrimosa-why-action-not-offered = Ни разыгранная карта, ни жетон не дают этого действия.
lacrimosa-why-no-memory-in-row = В ряду нет воспоминаний.
lacrimosa-why-no-opus-in-row = В ряду нет опусов.
lacrimosa-why-no-work-to-use = В этом раунде у вас не осталось опусов для исполнения или продажи.
lacrimosa-why-no-space-for-a-marker = Ни для одной из ваших фишек нет пустой ячейки.
lacrimosa-why-nothing-payable = Вы не можете оплатить ни один из вариантов.
lacrimosa-why-cannot-pay = Вы не можете это оплатить; нужно: { $lacks }.{ $points ->
    [yes] { " " }Недостающие очки истории можно купить за дукаты.
   *[no] { "" }
}
lacrimosa-why-too-few-finance-steps = Нужно спуститься по шкале финансов на { $needs ->
    [one] { $needs } деление
    [few] { $needs } деления
   *[other] { $needs } делений
}, а { $has ->
    [0] маркер уже в начале шкалы
   *[other] можно не больше чем на { $has }
}.
lacrimosa-why-too-few-ducats = Фишка стоит { $needs ->
    [one] { $needs } дукат
    [few] { $needs } дуката
   *[other] { $needs } дукатов
}, а у вас { $has }.
lacrimosa-why-no-counter-to-sell = У вас нет фишки этого типа на продажу.
lacrimosa-why-no-step-to-pay = На этой шкале вам больше нечем платить.
lacrimosa-why-no-counter-to-pay = У вас нет фишки этого типа, чтобы заплатить.
lacrimosa-why-rest-not-payable = Тогда остальное будет нечем оплатить.
lacrimosa-why-points-first = Сначала заплатите очки истории; потом можно продавать фишки за дукаты.
lacrimosa-why-price-is-covered = Очков истории больше платить не нужно.
lacrimosa-why-not-a-memory = Это не воспоминание.
lacrimosa-why-not-an-opus = Это не опус.
lacrimosa-why-not-your-work = Это не ваш опус.
lacrimosa-why-work-is-turned = Этот опус в этом раунде уже исполнен.
lacrimosa-why-wrong-type = Городу нужен опус другого типа.
lacrimosa-why-slot-is-closed = Эту ячейку закрыла Констанция.
lacrimosa-why-slot-is-taken = В этой ячейке уже лежит фишка.
lacrimosa-why-no-marker-left = У вас не осталось фишек этого инструмента.
lacrimosa-why-no-tile-left = Жетонов композитора здесь не осталось.
lacrimosa-why-marker-is-gone = Эта фишка уже на игровом поле.
lacrimosa-why-wrong-instrument = Это другой инструмент.
lacrimosa-why-other-movement = Это другая часть.
lacrimosa-why-composer-not-payable = Здесь вы не можете оплатить ни одного композитора; нужно: { $lacks }.{ $rewarded ->
    [0] { "" }
   *[other] { " " }Награда ячейки, которую покинула бы ваша фишка, уже учтена.
}{ $points ->
    [yes] { " " }Недостающие очки истории можно купить за дукаты.
   *[no] { "" }
}
lacrimosa-why-step-becomes-ducats = Шкала заполнена: за { $steps ->
    [one] { $steps } лишнее деление
    [few] { $steps } лишних деления
   *[other] { $steps } лишних делений
} вы получите только { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}.
lacrimosa-why-new-card-is-lost = В этот ход вы уже записали воспоминание: его карта будет убрана из игры.
lacrimosa-why-bonus-icon-in-story = Бонус периода считает символы этой карты ({ $icons }) в области событий, но не в области истории.
lacrimosa-why-no-tile-there = Там нет жетона.

## Стол

lacrimosa-part-table = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
lacrimosa-part-over = Игра окончена после раунда { $round } из { $rounds }, хода { $turn } из { $turns }
lacrimosa-part-row = Ряд карт
lacrimosa-part-map = Карта Европы
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
lacrimosa-row-opus = Опус: { $title } ({ $type }), { $vp } ПО
lacrimosa-row-memory = «{ $title }»: { $now }; история: { $story }
lacrimosa-row-price = стоимость: { $price }
lacrimosa-place = { $number } { $name }{ $marker ->
    [yes] { " " }(Моцарт)
   *[no] { "" }
}
lacrimosa-place-tile = { $gilded ->
    [yes] золотая рамка: { "" }
   *[no] { "" }
}{ $gain }
lacrimosa-movement = { $name } { $high }/{ $low }
lacrimosa-movement-slots = восьмых { $eighths }, шестнадцатых { $sixteenths } — { $slots }
lacrimosa-slot-taken = { $what } ({ $player }, { $side ->
    [eighth] восьмая
   *[sixteenth] шестнадцатая
})
lacrimosa-slot-free = { $what }{ $status ->
    [closed] { " " }(закрыто)
   *[empty] { " " }(свободно)
}
lacrimosa-stack = — { $composer } ({ $side ->
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
    [one] { $n } фишка Реквиема
    [few] { $n } фишки Реквиема
   *[other] { $n } фишек Реквиема
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
lacrimosa-work-use = исполнение: { $talent ->
    [0] бесплатно
    [one] { $talent } очко таланта
    [few] { $talent } очка таланта
   *[other] { $talent } очков таланта
} → { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[other] { $ducats } дукатов
}; продажа: { $price ->
    [0] бесплатно
    [one] { $price } очко таланта
    [few] { $price } очка таланта
   *[other] { $price } очков таланта
} → { $gain }
lacrimosa-person-income = Доход в фазе подготовки: { $gain }
lacrimosa-no-markers = нет
lacrimosa-person-markers = Оставшиеся фишки Реквиема: { $places }
lacrimosa-person-experience = События: { $cards }
lacrimosa-person-story = История: { $cards }
lacrimosa-person-court = Двор — { $goal } — { $fulfilled ->
    [yes] условие сейчас выполнено
   *[no] условие ещё не выполнено
}
lacrimosa-person-tile = Жетон композитора ({ $place }): { $repeat }
lacrimosa-person-count = Если считать сейчас: { $now } ПО + королевские милости { $courts } + Реквием { $requiem } + очки истории { $story } + дукаты { $money } = { $total } ПО
lacrimosa-score = { $source } { $vp }
lacrimosa-score-items = { $items } = { $vp } ПО
lacrimosa-rank = { $rank }. { $player }: { $vp } ПО
