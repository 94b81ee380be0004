# Fourberies (Histrio). $you — «yes», когда речь о том, кто читает; $player — имя.
# Имена и названия стоят в именительном падеже, глаголы в настоящем времени: пол игрока ничем не выдан.

## Вещи

fourberies-coins = { $n } экю
fourberies-friend = { $you ->
    [yes] ваша дружественная труппа
   *[no] дружественная труппа игрока { $player }
}
fourberies-card-actor = { $name } ({ $nature ->
    [comedian] Комик
   *[tragedian] Трагик
} { $experience })
fourberies-card-acrobat = { $name }
fourberies-card-bonus = Премия { $amount } экю
fourberies-short-actor = { $name } { $nature ->
    [comedian] К
   *[tragedian] Т
}{ $experience }
fourberies-short-acrobat = { $name }
fourberies-short-bonus = Премия { $amount }
fourberies-thing-city = { $city } (город { $number })
fourberies-thing-cell = { $mood ->
    [comedy] Комедия
   *[tragedy] Трагедия
} { $cell }
fourberies-thing-seat = { $you ->
    [yes] Ваша труппа
   *[no] Труппа игрока { $player }
}
fourberies-thing-travel = Карта Путешествия { $number }, { $city } ({ $troupe })
fourberies-thing-caravel = Каравелла { $number }, { $city } ({ $troupe })
fourberies-thing-request = { $request }
fourberies-thing-pile-encounters = Стопка Встреч
fourberies-thing-pile-requests = Стопка Тайных просьб

## Что делают карты

fourberies-about-actor = Если труппа в городе одна: { $effect }
fourberies-about-court = При Дворе: стрелка сдвигается на { $experience ->
    [one] { $experience } деление
    [few] { $experience } деления
   *[other] { $experience } делений
} в сторону { $nature ->
    [comedian] комедии
   *[tragedian] трагедии
}.
fourberies-about-acrobat = { $moment }: { $effect }
fourberies-about-bonus = Если труппа в городе одна: { $amount } экю из Казны.
fourberies-moment-before-travel-choice = До выбора карт Путешествия
fourberies-moment-after-reveal = Когда все каравеллы расставлены
fourberies-moment-before-shared-city = Перед розыгрышем общего города, где вы находитесь
fourberies-moment-end-of-round = В конце раунда
fourberies-moment-season-scoring = При подсчёте сезона
fourberies-effect-none = без эффекта.
fourberies-effect-recall-travel = верните в руку все карты Путешествия и заберите все каравеллы.
fourberies-effect-steal-coins = украдите { $amount } экю { $whom ->
    [each-richer-opponent] у каждого соперника, у которого экю больше
   *[one-opponent] у любого соперника
}.
fourberies-effect-place-manager = поставьте Распорядителя на сцену и получите по 1 экю за каждого Распорядителя на сцене.
fourberies-effect-pay-coins = заплатите { $amount } экю; если не можете, сбросьте этого Актёра.
fourberies-effect-reserve-city = разыграйте свою карту Путешествия в открытую; в этом раунде никто другой не может ни выбрать этот город, ни попасть в него{ $protect ->
    [yes] , и никто не может сдвинуть вашу каравеллу
   *[no] { "" }
}.
fourberies-effect-extra-city = выберите { $cards ->
    [one] { $cards } карту Путешествия
    [few] { $cards } карты Путешествия
   *[other] { $cards } карт Путешествия
} вместо одной и посетите каждый из этих городов.
fourberies-effect-count-in-difference = учитывается в разнице как { $nature ->
    [comedy] Комик
    [tragedy] Трагик
   *[choice] Комик или Трагик
} с опытом { $experience }; это не Актёр.
fourberies-effect-push-caravel = сдвиньте каравеллу другого цвета ровно на { $distance ->
    [one] { $distance } город
    [few] { $distance } города
   *[other] { $distance } городов
}.
fourberies-effect-salvage-actor = возьмите из города в труппу Актёра с опытом { $most } или меньше, без его эффекта.
fourberies-effect-move-needle = сдвиньте стрелку не более чем на { $cells ->
    [one] { $cells } деление
    [few] { $cells } деления
   *[other] { $cells } делений
} { $direction ->
    [comedy] в сторону комедии
    [tragedy] в сторону трагедии
   *[choice] в любую сторону
}.
fourberies-effect-draw-requests = возьмите { $draw ->
    [one] { $draw } Тайную просьбу
    [few] { $draw } Тайные просьбы
   *[other] { $draw } Тайных просьб
}, оставьте { $keep }, остальные сбросьте.
fourberies-condition = { $clauses } → { $pays }
fourberies-clause-at-least = { $stat }: не меньше { $n }
fourberies-clause-at-most = { $stat }: не больше { $n }
fourberies-clause-most = { $stat }: больше всех или наравне
fourberies-clause-fewest = { $stat }: меньше всех или наравне
fourberies-clauses = { $clause }; { $rest }
fourberies-pays-flat = { $amount } экю
fourberies-pays-each = по { $each } экю{ $named ->
    [yes] { " " }({ $stat })
   *[no] { "" }
}, не больше { $cap }
fourberies-stat-actors = Актёры
fourberies-stat-comedians = Комики
fourberies-stat-tragedians = Трагики
fourberies-stat-mood-actors = Актёры, отвечающие настроению Короля
fourberies-stat-experience = общий опыт
fourberies-stat-experience-1 = Актёры с опытом 1
fourberies-stat-high-experience = Актёры с опытом 4 или 5
fourberies-stat-distinct-experiences = разные значения опыта
fourberies-stat-largest-set = Актёры с одинаковым опытом
fourberies-stat-twin-pairs = пары Комик — Трагик с равным опытом
fourberies-stat-difference = разница
fourberies-stat-mood-difference = разница, отвечающая настроению Короля
fourberies-stat-off-mood-difference = разница вопреки настроению Короля
fourberies-stat-acrobats = Скоморохи
fourberies-stat-coins = экю
fourberies-stat-travel-hand = карты Путешествия в руке
fourberies-stat-managers-on-stage = ваши Распорядители на сцене
fourberies-stat-needle-distance = расстояние стрелки от центра

## События

fourberies-each-goes = { $troupe } → { $cities }
fourberies-each-disguise = { $player } ({ $cells } в пользу { $way ->
    [comedy] комедии
   *[tragedy] трагедии
})
fourberies-no-disguise = поровну в пользу комедии и трагедии
fourberies-each-request = { $player } ({ $request })
fourberies-each-score = { $player } { $n }
fourberies-event-coin-tossed = Бросок монеты: Король желает { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
}.
fourberies-event-encounter-placed = { $city } — новая карта: { $card }.
fourberies-event-season-began = Начинается сезон { $season }; в стопке { $cards ->
    [one] { $cards } Встреча
    [few] { $cards } Встречи
   *[other] { $cards } Встреч
}.
fourberies-event-round-began = Сезон { $season }, раунд { $round }. Очерёдность: { $you ->
    [yes] начинаете вы.
   *[no] начинает { $player }.
}
fourberies-event-friend-seen = { $you ->
    [yes] Ваша дружественная труппа
   *[no] Дружественная труппа игрока { $player }
} направляется в город: { $city }.
fourberies-event-friend-drew = { $you ->
    [yes] Вы смотрите карту своей дружественной труппы.
   *[no] { $player } смотрит карту своей дружественной труппы.
}
fourberies-event-acrobat-used = { $you ->
    [yes] Вы используете
   *[no] { $player } использует
} Скомороха: { $card }.
fourberies-event-acrobat-unused = { $card } ({ $you ->
    [yes] ваш Скоморох
   *[no] Скоморох игрока { $player }
}): эффекта нет, карта считается неиспользованной.
fourberies-event-city-reserved = { $you ->
    [yes] Вы разыгрываете
   *[no] { $player } разыгрывает
} карту Путешествия в открытую и { $you ->
    [yes] резервируете
   *[no] резервирует
} город { $city }.
fourberies-event-travel-revealed = Карты Путешествия открыты: { $each }.
fourberies-event-friend-turned-away = Город { $city } зарезервирован: { $you ->
    [yes] ваша дружественная труппа
   *[no] дружественная труппа игрока { $player }
} никуда не попадает.
fourberies-event-caravel-pushed = { $you ->
    [yes] Вы сдвигаете
   *[no] { $player } сдвигает
} { $you_troupe ->
    [yes] вашу каравеллу
   *[no] каравеллу ({ $troupe })
}: { $city } → { $to }.
fourberies-event-lone-troupe-arrived = { $city }: { $you ->
    [yes] ваша труппа здесь одна
   *[no] труппа игрока { $player } здесь одна
}.
fourberies-event-troupes-met = Общий город { $city }: { $troupes }.
fourberies-event-friend-passed = { $city }: { $you ->
    [yes] ваша дружественная труппа
   *[no] дружественная труппа игрока { $player }
} здесь одна; сброшено без эффекта: { $cards }.
fourberies-event-bonus-gained = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} Премию: { $amount } экю.
fourberies-event-acrobat-gained = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} Скомороха: { $card }.
fourberies-event-actor-met = { $you ->
    [yes] Вы встречаете
   *[no] { $player } встречает
} Актёра: { $card }.
fourberies-event-travel-recalled = { $you ->
    [yes] Вы забираете
   *[no] { $player } забирает
} назад { $cards ->
    [one] { $cards } карту Путешествия
    [few] { $cards } карты Путешествия
   *[other] { $cards } карт Путешествия
} и все каравеллы.
fourberies-event-friend-recalled = { $you ->
    [yes] Ваша дружественная труппа
   *[no] Дружественная труппа игрока { $player }
} забирает назад свои карты Путешествия.
fourberies-event-coins-stolen = { $you ->
    [yes] Вы крадёте
   *[no] { $player } крадёт
} { $you_victim ->
    [yes] у вас { $amount } экю
   *[no] { $amount } экю у игрока { $victim }
}.
fourberies-event-nothing-stolen = { $you ->
    [yes] Вам
   *[no] Игроку { $player }
} не у кого красть.
fourberies-event-manager-placed = { $placed ->
    [0] Свободных Распорядителей нет, { $amount ->
        [0] и { $you ->
            [yes] вы ничего не получаете
           *[no] { $player } ничего не получает
        }
       *[other] но { $you ->
            [yes] вы получаете
           *[no] { $player } получает
        } { $amount } экю
    }
   *[other] { $you ->
        [yes] Вы ставите Распорядителя на сцену и получаете
       *[no] { $player } ставит Распорядителя на сцену и получает
    } { $amount } экю
}.
fourberies-event-actor-paid = { $you ->
    [yes] Вы платите ему
   *[no] { $player } платит ему
} { $amount } экю.
fourberies-event-actor-lost = { $card } стоит { $needs } экю, а { $you ->
    [yes] у вас
   *[no] у игрока { $player }
} { $has ->
    [0] их нет
   *[other] { $has }
}: Актёр уходит в сброс.
fourberies-event-actor-sent-to-court = { $you ->
    [yes] Вы отправляете
   *[no] { $player } отправляет
} ко Двору: { $card }.
fourberies-event-actors-joined = Пополнение в { $you ->
    [yes] вашей труппе
   *[no] труппе игрока { $player }
}: { $cards }.
fourberies-event-actor-salvaged = { $city }: { $you ->
    [yes] вы забираете
   *[no] { $player } забирает
} в труппу Актёра — { $card }.
fourberies-event-encounters-discarded = { $city } — сброшенные карты: { $cards }.{ $way ->
    [none] { "" }
    [comedy] { " " }Актёры идут ко Двору: { $cells } в сторону комедии.
   *[tragedy] { " " }Актёры идут ко Двору: { $cells } в сторону трагедии.
}
fourberies-event-needle-moved = Стрелка сдвигается на { $cells ->
    [one] { $cells } деление
    [few] { $cells } деления
   *[other] { $cells } делений
} в сторону { $way ->
    [comedy] комедии
   *[tragedy] трагедии
}, на деление «{ $mood ->
    [comedy] комедия
   *[tragedy] трагедия
} { $cell }».
fourberies-event-mood-changed = Настроение Короля меняется: теперь он желает { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
}. { $managers ->
    [0] Сцена была пуста.
    [one] { $managers } Распорядитель уходит домой.
    [few] { $managers } Распорядителя уходят домой.
   *[other] { $managers } Распорядителей уходят домой.
}
fourberies-event-request-drawn = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} Тайную просьбу: { $request }.
fourberies-event-request-drawn-unseen = { $player } берёт Тайную просьбу.
fourberies-event-request-discarded = Вы сбрасываете Тайную просьбу: { $request }.
fourberies-event-request-discarded-unseen = { $player } сбрасывает Тайную просьбу.
fourberies-event-requests-reshuffled = Сброшенные Тайные просьбы перемешаны в новую стопку: { $requests ->
    [one] { $requests } карта
    [few] { $requests } карты
   *[other] { $requests } карт
}.
fourberies-event-caravels-landed = Город { $city } разыгран.
fourberies-event-season-ended = Сезон { $season } окончен, и Король желает { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
}.
fourberies-event-disguises-shown = Хамелеоны: { $each }.
fourberies-event-actors-rewarded = { $you ->
    [yes] У вас
   *[no] У игрока { $player }
} { $actors ->
    [0] нет Актёров, отвечающих настроению Короля.
    [one] { $actors } Актёр, отвечающий настроению Короля: { $amount } экю.
    [few] { $actors } Актёра, отвечающих настроению Короля: { $amount } экю.
   *[other] { $actors } Актёров, отвечающих настроению Короля: { $amount } экю.
}
fourberies-event-show-pleased = { $you ->
    [yes] Ваш спектакль нравится
   *[no] Спектакль игрока { $player } нравится
} Королю (разница { $cells }){ $best ->
    [yes] , и он лучший
   *[no] { "" }
}: { $amount } экю.
fourberies-event-show-ignored = { $you ->
    [yes] Ваш спектакль
   *[no] Спектакль игрока { $player }
} не нравится Королю ({ $way ->
    [none] разницы нет
    [comedy] { $cells } в сторону комедии
   *[tragedy] { $cells } в сторону трагедии
}).
fourberies-event-requests-revealed = Использованные Тайные просьбы: { $each }.
fourberies-event-request-paid = { $request } { $amount ->
    [0] на этот раз ничего не приносит
   *[other] приносит
} { $you ->
    [yes] вам
   *[no] игроку { $player }
}{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount } экю
}{ $again ->
    [yes] { $amount ->
        [0] { "" }
       *[other] { " " }ещё раз
    }
   *[no] { "" }
}.
fourberies-event-season-prepared = Подготовка сезона { $season }: Актёры и Встречи сброшены, Распорядители дома, Скоморохи снова готовы.
fourberies-event-game-ended = Игра окончена: { $scores }. { $n ->
    [one] { $you ->
        [yes] Вы победили.
       *[no] Побеждает { $winners }.
    }
   *[other] Общая победа: { $winners }.
}

## Вопросы

fourberies-ask-choose-travel = { $you ->
    [yes] { $n ->
        [one] Тайно выберите карту Путешествия.
        [few] Тайно выберите { $n } карты Путешествия.
       *[other] Тайно выберите { $n } карт Путешествия.
    }
   *[no] { $player } тайно выбирает.
}
fourberies-ask-reserve-city = { $you ->
    [yes] { $card }: выберите карту Путешествия, которую разыграете в открытую.
   *[no] { $player } выбирает город, который зарезервирует ({ $card }).
}
fourberies-ask-use-acrobat = { $you ->
    [yes] { $moment }: можно использовать Скомороха.
   *[no] { $player } может использовать Скомороха.
}
fourberies-ask-choose-caravel = { $you ->
    [yes] { $card }: выберите каравеллу, которую сдвинете.
   *[no] { $player } выбирает каравеллу, чтобы сдвинуть её ({ $card }).
}
fourberies-ask-push-caravel = { $you ->
    [yes] { $card }: выберите, куда сдвинуть каравеллу ({ $troupe }, сейчас: { $city }).
   *[no] { $player } сдвигает { $you_troupe ->
        [yes] вашу каравеллу (сейчас: { $city })
       *[no] каравеллу ({ $troupe }, сейчас: { $city })
    }; { $card }.
}
fourberies-ask-salvage-actor = { $you ->
    [yes] { $card }: выберите Актёра, которого возьмёте в труппу.
   *[no] { $player } выбирает Актёра ({ $card }).
}
fourberies-ask-move-needle = { $you ->
    [yes] { $card }: выберите, куда сдвинуть стрелку.
   *[no] { $player } двигает стрелку ({ $card }).
}
fourberies-ask-steal-from = { $you ->
    [yes] Выберите, у кого украсть (до { $amount } экю).
   *[no] { $player } выбирает, у кого украсть.
}
fourberies-ask-send-to-court = { $you ->
    [yes] Можно отправить одного из этих Актёров ко Двору; остальные войдут в вашу труппу.
   *[no] { $player } может отправить Актёра ко Двору.
}
fourberies-ask-discard-request = { $you ->
    [yes] У вас слишком много Тайных просьб: сбросьте одну.
   *[no] { $player } сбрасывает Тайную просьбу.
}
fourberies-ask-keep-request = { $you ->
    [yes] { $keep ->
        [one] Выберите Тайную просьбу, которую оставите.
       *[other] Выберите Тайную просьбу, которую оставите; можно оставить { $keep }.
    }
   *[no] { $player } выбирает, какую Тайную просьбу оставить.
}
fourberies-ask-choose-request = { $you ->
    [yes] В этом сезоне можно использовать одну Тайную просьбу: выберите тайно.
   *[no] { $player } выбирает Тайную просьбу.
}
fourberies-ask-choose-nature = { $you ->
    [yes] Выберите, в пользу какого жанра считаются ваши Хамелеоны.
   *[no] { $player } выбирает, в пользу какого жанра считаются Хамелеоны.
}

## Ответы

fourberies-do-travel-there = Путешествие: { $city } ({ $number })
fourberies-do-reserve-city = Зарезервировать: { $city } ({ $number })
fourberies-do-use-acrobat = Использовать: { $card }
fourberies-do-choose-caravel = Сдвинуть каравеллу: { $city } ({ $troupe })
fourberies-do-push-there = Сдвинуть в город: { $city } ({ $number })
fourberies-do-salvage-actor = Взять: { $card }
fourberies-do-move-needle = Стрелка на деление «{ $mood ->
    [comedy] комедия
   *[tragedy] трагедия
} { $cell }»
fourberies-do-steal = Украсть { $amount } экю у игрока { $victim }
fourberies-do-send-to-court = Отправить ко Двору: { $card }
fourberies-do-discard-request = Сбросить: { $request }
fourberies-do-keep-request = Оставить: { $request }
fourberies-do-use-request = Использовать: { $request }
fourberies-do-count-as-comedian = Хамелеоны: { $comedian } в пользу комедии, { $tragedian } в пользу трагедии
fourberies-do-decline = { $ask ->
    [send-to-court] Никого не отправлять
    [choose-request] В этом сезоне — ни одной
   *[use-acrobat] Никого не использовать
}
fourberies-brings-needle = { $way ->
    [none] стрелка остаётся на месте
    [comedy] стрелка сдвигается на { $cells ->
        [one] { $cells } деление
        [few] { $cells } деления
       *[other] { $cells } делений
    } в сторону комедии
   *[tragedy] стрелка сдвигается на { $cells ->
        [one] { $cells } деление
        [few] { $cells } деления
       *[other] { $cells } делений
    } в сторону трагедии
}{ $turns ->
    [yes] ; настроение Короля меняется
   *[no] { "" }
}
fourberies-brings-request = { $condition }; сейчас { $pays ->
    [0] ничего не приносит
   *[other] приносит { $pays } экю
}
fourberies-verb-travel-there = путешествие
fourberies-verb-reserve-city = зарезервировать
fourberies-verb-use-acrobat = использовать
fourberies-verb-choose-caravel = сдвинуть
fourberies-verb-push-there = в
fourberies-verb-salvage-actor = взять
fourberies-verb-move-needle = стрелка
fourberies-verb-steal = украсть
fourberies-verb-send-to-court = отправить
fourberies-verb-discard-request = сбросить
fourberies-verb-keep-request = оставить
fourberies-verb-use-request = использовать
fourberies-verb-count-as-comedian = учесть
fourberies-verb-decline = ничего

## Почему нельзя

fourberies-why-not-your-travel-card = Это не ваша карта Путешествия.
fourberies-why-travel-card-used = Эта карта уже использована. Карты Путешествия возвращаются благодаря Актёру с опытом 1 или когда в руке остаётся только одна.
fourberies-why-city-reserved = Этот город в этом раунде зарезервирован.
fourberies-why-already-chosen = Эта карта уже выбрана.
fourberies-why-leaves-no-choice = Тогда кому-то будет не из чего выбирать.
fourberies-why-already-reserved = В этом раунде вы уже зарезервировали город.
fourberies-why-too-few-travel-cards = У вас слишком мало карт Путешествия на выбор.
fourberies-why-already-extended = В этом раунде вы уже выбираете больше одной карты.
fourberies-why-your-own-purse = Красть у себя нельзя.
fourberies-why-empty-purse = Красть здесь нечего.
fourberies-why-not-in-hand = Ко Двору можно отправить только Актёров, которых вы сейчас встретили в этом городе.
fourberies-why-not-an-actor = Это не Актёр.
fourberies-why-too-experienced = Опыт этого Актёра — { $needs }, а можно не больше { $has }.
fourberies-why-not-in-this-city = Этого Актёра нет в этом городе.
fourberies-why-not-your-acrobat = Это не ваш Скоморох.
fourberies-why-acrobat-tilted = Этот Скоморох уже использован в этом сезоне.
fourberies-why-acrobat-too-new = Этого Скомороха можно использовать только с конца этой фазы.
fourberies-why-wrong-moment = Этот Скоморох используется в другой момент.
fourberies-why-no-actor-to-salvage = Забрать здесь некого.
fourberies-why-no-caravel-to-push = Сдвинуть нечего.
fourberies-why-your-own-caravel = Свою каравеллу сдвигать нельзя.
fourberies-why-caravel-guarded = Эта каравелла стоит в защищённом городе, сдвинуть её нельзя.
fourberies-why-not-standing = Эта каравелла сейчас не стоит перед городом.
fourberies-why-nowhere-to-push = Сдвинуть её некуда: расстояние должно быть ровно { $distance }.
fourberies-why-wrong-distance = { $needs ->
    [0] Каравелла уже стоит перед этим городом.
   *[other] Расстояние до этого города — { $needs }, а нужно ровно { $has }.
}
fourberies-why-colour-already-there = Каравелла этого цвета уже там.
fourberies-why-needle-at-end = Дальше стрелка не идёт.
fourberies-why-needle-there = Стрелка уже там.
fourberies-why-cell-too-far = Расстояние — { $needs }, а можно не больше { $has }.
fourberies-why-wrong-direction = В эту сторону стрелку двигать нельзя.
fourberies-why-nobody-richer = Ни у кого нет больше экю, чем у вас.
fourberies-why-nobody-to-rob = Больше ни у кого нет экю.
fourberies-why-nothing-to-recall = Все карты Путешествия у вас в руке.
fourberies-why-no-requests-left = Тайных просьб больше нет.
fourberies-why-request-face-up = Эта Тайная просьба уже использована и лежит в открытую.
fourberies-why-request-not-drawn-now = Эта Тайная просьба взята раньше.
fourberies-why-request-unfulfilled = Условие не выполнено, а за этим столом такую Тайную просьбу использовать нельзя.
fourberies-why-pays-nothing-now = Сейчас это ничего не приносит{ $best ->
    [0] .
   *[other] , а можно получить { $best } экю.
}
fourberies-why-pays-less = Это приносит { $pays } экю, а другая просьба принесла бы { $best }.
fourberies-why-changes-mood = Настроение Короля изменится, и { $managers ->
    [one] уйдёт домой { $managers } ваш Распорядитель
    [few] уйдут домой { $managers } ваших Распорядителя
   *[other] уйдут домой { $managers } ваших Распорядителей
}.

## Стол

fourberies-part-table = Сезон { $season }, раунд { $round } из { $rounds }
fourberies-part-over = Сезон { $season }, после раунда { $round } из { $rounds }: игра окончена
fourberies-part-cities = Города и Встречи, от самой старой к самой новой
fourberies-part-players = Игроки
fourberies-part-hand = У вас
fourberies-part-scores = Подсчёт
fourberies-part-person = { $player } ({ $colour })
fourberies-dial = Король желает { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
}: стрелка на делении «{ $mood ->
    [comedy] комедия
   *[tragedy] трагедия
} { $cell }».
fourberies-piles = В стопках: { $encounters ->
    [one] { $encounters } Встреча
    [few] { $encounters } Встречи
   *[other] { $encounters } Встреч
}, { $requests ->
    [one] { $requests } Тайная просьба
    [few] { $requests } Тайные просьбы
   *[other] { $requests } Тайных просьб
}.
fourberies-city = { $number } { $name }
fourberies-city-cards = { $cards }
fourberies-city-empty = пусто
fourberies-city-caravels = каравеллы: { $troupes }
fourberies-city-reserved = { $guarded ->
    [yes] зарезервирован и защищён
   *[no] зарезервирован
}
fourberies-friend-left = { $n ->
    [one] осталась { $n } карта Путешествия
    [few] остались { $n } карты Путешествия
   *[other] осталось { $n } карт Путешествия
}
fourberies-player-used = использованы { $cities }
fourberies-card-of = { $player } { $city }
fourberies-player-name = { $player } ({ $colour })
fourberies-player-travel = Путешествие { $cities }
fourberies-player-troupe = { $n ->
    [0] без Актёров
    [one] { $n } Актёр
    [few] { $n } Актёра
   *[other] { $n } Актёров
}{ $way ->
    [none] { "" }
    [comedy] , комедия +{ $difference }
   *[tragedy] , трагедия +{ $difference }
}
fourberies-player-stage = { $n ->
    [0] На сцене нет Распорядителей
    [one] { $n } Распорядитель на сцене
    [few] { $n } Распорядителя на сцене
   *[other] { $n } Распорядителей на сцене
}
fourberies-player-requests = { $n ->
    [one] { $n } Тайная просьба
    [few] { $n } Тайные просьбы
   *[other] { $n } Тайных просьб
}{ $shown ->
    [0] { "" }
   *[other] , открытых: { $shown }
}
fourberies-player-acrobat = { $name }{ $status ->
    [ready] { "" }
    [tilted] { " " }(отдыхает)
   *[new] { " " }(с конца фазы)
}
fourberies-player-first = начинает
fourberies-person-purse = { $coins } экю
fourberies-none = нет
fourberies-no-actors = нет Актёров
fourberies-person-travel = Карты Путешествия в руке: { $cities }
fourberies-person-caravels = Каравеллы на поле: { $cities }
fourberies-person-managers = Распорядители: на сцене { $stage }, дома { $home }
fourberies-person-troupe = Труппа: { $cards }; разница: { $way ->
    [none] нет
    [comedy] { $difference } в сторону комедии
   *[tragedy] { $difference } в сторону трагедии
}
fourberies-status = { $status ->
    [ready] можно использовать
    [tilted] ждёт следующего сезона
   *[new] можно использовать с конца этой фазы
}
fourberies-person-acrobat = { $name } ({ $status }). { $about }
fourberies-person-requests = { $n ->
    [0] Тайных просьб в руке нет
    [one] { $n } Тайная просьба в руке
    [few] { $n } Тайные просьбы в руке
   *[other] { $n } Тайных просьб в руке
}
fourberies-hand-laid = Открыта в этом раунде: { $cities }
fourberies-hand-friend = Ваша дружественная труппа направляется в город: { $city }
fourberies-hand-taken = Встречены в этом городе: { $cards }
fourberies-request = { $where ->
    [shown] Открыта:
    [offered] Взята:
   *[held] Тайная просьба:
} { $name } — { $condition }; сейчас { $pays ->
    [0] ничего не приносит
   *[other] приносит { $pays } экю
}
fourberies-sheet = Сезон { $season }: { $actors } за Актёров + { $show } за спектакль{ $best ->
    [yes] { " " }(лучший)
   *[no] { "" }
} + { $requests } за Тайные просьбы = { $total }
fourberies-rank = { $rank }. { $player }: { $coins } экю
