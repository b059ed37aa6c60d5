# 5 wież: zdania zasad, własnymi słowami.

towers-title = 5 wież
towers-sentence = Licytuj karty, buduj pięć dziwnych wież od wysokich liczb do niskich i zwieńcz je na czas dachem.

## Karty

towers-type-C = wieża cukierkowa
towers-type-S = wieża straszna
towers-type-P = wieża roślinna
towers-type-J = wieża złomowa
towers-type-D = wieża piaskowa

## Zasady

towers-setup-deck = Karty tasuje się w stos do dobierania: 80, a przy czterech i pięciu osobach 110.
towers-setup-first = O tym, kto zaczyna, decyduje los: tutaj pierwsze miejsce.
towers-build-one = Masz najwyżej jedną wieżę każdego rodzaju.
towers-build-type = Wieża składa się tylko z kart swojego rodzaju.
towers-build-down = Każda karta musi mieć wartość niższą niż ta pod nią. Pierwsza może być dowolna.
towers-build-eight = Na 8 można położyć dowolną kartę.
towers-build-nine = 9 można położyć na każdej karcie oprócz 0.
towers-build-roof = 0 to szczyt wieży: niczego się już na nim nie kładzie.
towers-build-fixed = Raz położona karta zostaje na swoim miejscu, chyba że zostanie usunięta.
towers-round-display = Ze stosu odkrywa się pięć kart, w ostatniej rundzie może mniej.
towers-bid-start = Osoba rozpoczynająca mówi, ile kart wzięłaby z wystawki, od żadnej do wszystkich, i nie może spasować. Żadna licytacja nie jest wyższa niż wystawka.
towers-bid-raise = Każda następna osoba jeden raz przebija albo pasuje. Licytacja wszystkich kart kończy licytowanie.
towers-bid-possible = Możesz zalicytować tylko tyle kart, ile naprawdę zdołasz dobudować, usuwając najwyżej jedną.
towers-take = Kto zalicytował najwyżej, dobudowuje tyle kart z wystawki, jedną po drugiej.
towers-demolish = Przed budową możesz usunąć ostatnią kartę jednej ze swoich wież, ale nie szczyt. Na koniec kosztuje to punkty.
towers-place = Każda karta z twojej licytacji musi zostać dobudowana, więc ta nie może zepsuć reszty.
towers-round-clear = To, co zostało na wystawce, trafia na stos kart odrzuconych.
towers-round-next = Następną rundę zaczyna osoba po lewej stronie zwycięzcy licytacji. Jeśli nikt nie buduje, zaczyna znowu ta sama osoba.
towers-end-first = Gdy stos skończy się po raz pierwszy, odrzucone karty tasuje się w nowy.
towers-end = Gra kończy się w rundzie, w której stos skończy się po raz drugi.
towers-score-card = Każda karta daje 1 punkt, a w wieży ze szczytem 2.
towers-score-tallest = Twoja najwyższa wieża daje 1 punkt więcej za każdą swoją kartę.
towers-score-demolished = Usunięte karty kosztują 1 + 2 + 3 + … punktów.
towers-tie = Wszyscy z największą liczbą punktów wygrywają wspólnie.
