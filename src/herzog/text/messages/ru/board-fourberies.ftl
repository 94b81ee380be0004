# Поле Fourberies: подписи к рисункам.

board-fourberies-round = Сезон { $season }, раунд { $round }
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
board-fourberies-caravel = { $anchored ->
    [yes] На якоре, карта Путешествия { $city } использована: { $troupe }
   *[no] Каравелла, отправленная картой Путешествия { $city }: { $troupe }
}
board-fourberies-on-stage = На сцене ({ $player }): { $n }
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
   *[used] сыграна
}
board-fourberies-troupe = Ваша труппа
board-fourberies-no-actors = В труппе пока нет Актёров
board-fourberies-sum = { $nature ->
    [comedian] Комики
   *[tragedian] Трагики
}, общий опыт: { $n }
board-fourberies-leaning = { $way ->
    [none] Ни один жанр не перевешивает
    [comedy] { $difference } в сторону комедии
   *[tragedy] { $difference } в сторону трагедии
}{ $pleases ->
    [yes] : Королю нравится
    [no] , вопреки настроению Короля
   *[none] { "" }
}
board-fourberies-taken = В руке, пока город не разыгран
board-fourberies-acrobats = Ваши Скоморохи
board-fourberies-no-acrobats = Скоморохов нет
board-fourberies-acrobat-brief = { $when ->
    [tilted] отдыхает
    [new] с конца фазы
    [before-travel-choice] до выбора
    [after-reveal] по прибытии
    [before-shared-city] общий город
    [end-of-round] конец раунда
   *[season-scoring] подсчёт
}
board-fourberies-own-requests = Ваши Тайные просьбы
board-fourberies-no-requests = Тайных просьб нет
board-fourberies-now = Сейчас ({ $stat }): { $value }
## Итоги сезонов

board-fourberies-from-sources = Откуда взялись экю
board-fourberies-from-start = В начале
board-fourberies-from-bonuses = Премии
board-fourberies-from-managers = Распорядители на сцене
board-fourberies-from-stolen = Украдено у других
board-fourberies-from-robbed = Украдено другими
board-fourberies-from-wages = Заплачено Актёрам
board-fourberies-from-purse = В кошельке
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
    [yes] , ещё раз
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
    .about = По одной на город. Все тайно выбирают по одной; использованные возвращаются, когда в руке остаётся только одна.
glossary-fourberies-caravel = Каравелла
    .about = Ваш корабль: стоит перед городом, куда вы прибыли, а потом на якоре, пока карта Путешествия этого города не вернётся в руку.
glossary-fourberies-manager = Распорядитель
    .about = Стоит на сцене, пока не сменится настроение Короля. Каждый Распорядитель на сцене приносит 1 экю тому, кто приведёт следующего.
glossary-fourberies-needle = Стрелка
    .about = Показывает настроение Короля: трагедия слева, комедия справа. Когда она переходит середину, декорация поворачивается и все Распорядители уходят домой.
glossary-fourberies-court = Двор
    .about = Актёр, отправленный ко Двору, уходит в сброс и сдвигает стрелку на столько делений, каков его опыт. Актёры общего города идут туда вместе и сдвигают её на разницу.
glossary-fourberies-difference = Разница
    .about = Опыт ваших Комиков против опыта ваших Трагиков. Если перевешивает жанр, которого желает Король, спектакль ему нравится.
glossary-fourberies-friend = Дружественная труппа
    .about = При игре вдвоём каждый ведёт ещё один цвет, карты Путешествия которого берутся из перемешанной стопки. Такая труппа ничего не получает, но мешает.
