# Поле Fourberies: подписи к рисункам.

board-fourberies-season = Сезон { $season }
board-fourberies-round = Раунд { $round } из { $rounds }
board-fourberies-encounters = Встречи: { $left ->
    [one] { $left } карта в стопке
    [few] { $left } карты в стопке
   *[other] { $left } карт в стопке
}, в сбросе { $gone }
board-fourberies-requests = Тайные просьбы: { $left ->
    [one] { $left } карта в стопке
    [few] { $left } карты в стопке
   *[other] { $left } карт в стопке
}, в сбросе { $gone }
board-fourberies-city = Город { $number }, { $name }: { $cards ->
    [0] Встреч нет
    [one] { $cards } Встреча
    [few] { $cards } Встречи
   *[other] { $cards } Встреч
}
board-fourberies-reserved = занят
board-fourberies-no-encounters = Встреч нет
board-fourberies-caravel = { $anchored ->
    [yes] На якоре, карта Путешествия { $city } использована: { $troupe }
   *[no] Каравелла, отправленная картой Путешествия { $city }: { $troupe }
}
board-fourberies-stage = { $n ->
    [0] Сцена пуста
    [one] { $n } Распорядитель на сцене
    [few] { $n } Распорядителя на сцене
   *[other] { $n } Распорядителей на сцене
}
board-fourberies-on-stage = На сцене ({ $player }): { $n }
board-fourberies-at-home = { $n ->
    [0] Дома нет Распорядителей
    [one] { $n } Распорядитель дома
    [few] { $n } Распорядителя дома
   *[other] { $n } Распорядителей дома
}

## Что есть у игрока

board-fourberies-travel = Ваши карты Путешествия
board-fourberies-travel-card = Карта Путешествия { $number }, { $name }{ $state ->
    [laid] , разыграна в открытую
    [chosen] , выбрана тайно
    [used] , использована
   *[held] { "" }
}
board-fourberies-travel-state = { $state ->
    [laid] открыта
    [chosen] выбрана
   *[used] использована
}
board-fourberies-travel-left = { $n ->
    [one] { $n } карта Путешествия в руке
    [few] { $n } карты Путешествия в руке
   *[other] { $n } карт Путешествия в руке
}
board-fourberies-friend = дружественная труппа
board-fourberies-friend-of = Дружественная труппа игрока { $player }
board-fourberies-friend-goes = Ваша дружественная труппа в этом раунде направляется сюда
board-fourberies-troupe = Ваша труппа
board-fourberies-no-actors = В труппе пока нет Актёров
board-fourberies-sum = { $nature ->
    [comedian] Комики
   *[tragedian] Трагики
}, общий опыт: { $n }
board-fourberies-leaning = { $way ->
    [none] Спектакль не склоняется ни к чему
    [comedy] { $difference } в сторону комедии
   *[tragedy] { $difference } в сторону трагедии
}{ $pleases ->
    [yes] : Королю нравится
    [no] , против настроения Короля
   *[none] { "" }
}
board-fourberies-taken = В руке, пока город не разыгран
board-fourberies-acrobats = Ваши Скоморохи
board-fourberies-no-acrobats = Скоморохов нет
board-fourberies-acrobat-status = { $status ->
    [tilted] в этом сезоне использован
   *[new] с конца этой фазы
}
board-fourberies-moment-before-travel-choice = до выбора
board-fourberies-moment-after-reveal = после раскрытия
board-fourberies-moment-before-shared-city = общий город
board-fourberies-moment-end-of-round = конец раунда
board-fourberies-moment-season-scoring = конец сезона
board-fourberies-own-requests = Ваши Тайные просьбы
board-fourberies-no-requests = Тайных просьб нет
board-fourberies-hidden-requests = { $n ->
    [0] В руке нет Тайных просьб
    [one] { $n } Тайная просьба в руке
    [few] { $n } Тайные просьбы в руке
   *[other] { $n } Тайных просьб в руке
}
board-fourberies-request = { $place ->
    [shown] Открыта.
    [offered] Только что взята.
   *[held] В руке.
} { $fulfilled ->
    [yes] Сейчас выполнена, приносит { $pays }.
   *[no] Сейчас не выполнена.
}
board-fourberies-now = Сейчас: { $stat } { $value }
board-fourberies-source = { $source ->
    [rulebook] Из правил
    [seen] Прочитано с печатной карты
    [stated] По описанию рецензента
   *[reconstructed] Реконструкция: печатная карта может отличаться
}

## Итоги сезонов

board-fourberies-sheet-open = Итоги на данный момент
board-fourberies-sheet-season = Сезон { $season }: Король желал { $mood ->
    [comedy] комедии
   *[tragedy] трагедии
}
board-fourberies-sheet-actors = Актёры, отвечающие настроению Короля
board-fourberies-sheet-show = Спектакль
board-fourberies-sheet-requests = Тайные просьбы
board-fourberies-sheet-total = Итого за сезон
board-fourberies-sheet-difference = Трагики { $tragedians }, Комики { $comedians }{ $disguise ->
    [0] { "" }
   *[other] , Хамелеоны { $disguise }
}: разница { $difference }{ $best ->
    [yes] , лучший спектакль
   *[no] { "" }
}
board-fourberies-sheet-request = { $name }{ $again ->
    [yes] , снова
   *[no] { "" }
}

## Словарь

glossary-fourberies-encounter = Встреча
    .about = Карта перед городом: Актёр, Скоморох или Премия. Труппа, которая в городе одна, разыгрывает Встречи от самой новой к самой старой.
glossary-fourberies-actor = Актёр
    .about = Комик (кролик, жёлтый) или Трагик (цапля, красный) с опытом от 1 до 5. Вступает в труппу или отправляется ко Двору.
glossary-fourberies-acrobat = Скоморох
    .about = Зверь со своим трюком, раз за сезон. Использованный остаётся повёрнутым набок до следующего сезона.
glossary-fourberies-bonus = Премия
    .about = Экю из Казны для труппы, которая в городе одна.
glossary-fourberies-request = Тайная просьба
    .about = Чего придворный ждёт от вашего спектакля. В конце сезона можно использовать одну; она приносит экю, если её условие выполнено.
glossary-fourberies-travel = Карта Путешествия
    .about = По одной на город. Все тайно выбирают одну; использованные возвращаются, когда в руке остаётся одна.
glossary-fourberies-caravel = Каравелла
    .about = Ваш корабль: перед городом, куда вы прибыли, а потом на якоре, пока его карта Путешествия использована.
glossary-fourberies-manager = Распорядитель
    .about = Стоит на сцене, пока не сменится настроение Короля. Каждый Распорядитель на сцене приносит 1 экю тому, кто приведёт следующего.
glossary-fourberies-needle = Стрелка
    .about = Показывает настроение Короля: трагедия слева, комедия справа. Когда она переходит середину, декорация поворачивается и все Распорядители уходят домой.
glossary-fourberies-court = Двор
    .about = Актёр, отправленный ко Двору, уходит в сброс и сдвигает стрелку на свой опыт. Актёры общего города идут туда вместе.
glossary-fourberies-difference = Разница
    .about = Опыт ваших Комиков против опыта ваших Трагиков. Если она указывает на настроение Короля, спектакль ему нравится.
glossary-fourberies-friend = Дружественная труппа
    .about = Вдвоём каждый ведёт второй цвет, чьи карты Путешествия берутся из перемешанной стопки. Она ничего не получает, но мешает.
