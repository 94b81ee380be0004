# Partie udostępnione publicznym linkiem.

sharing-points = Punkty w trakcie gry
sharing-about = Prześledź zakończoną partię ruch po ruchu, z analizą każdej decyzji.
sharing-locale = pl_PL
sharing-share = Udostępnij tę partię
    .about = Kto ma link, może prześledzić partię i jej analizę, wraz z imionami przy tym stole. W każdej chwili możesz go wycofać.
sharing-link = Publiczny link
    .about = Tylko do oglądania: bez miejsca, bez czatu, bez innych partii.
sharing-withdraw = Wycofaj
sharing-withdraw-sure = Na pewno? Link przestanie działać dla wszystkich.
sharing-picture = Obrazek, który towarzyszy linkowi
