# Birds, Dragons and the Dungeon: słowa planszy i zdania zasad, własnymi słowami.

dungeon-title = Birds, Dragons and the Dungeon
dungeon-sentence = Wspinaj się rycerzami na wieżę, uważaj na smoki i pozwól ptakowi oczyścić drogę.

## Karty

dungeon-card-1 = rycerz 1
dungeon-card-2 = rycerz 2
dungeon-card-3 = rycerz 3
dungeon-card-bird = ptak
dungeon-card-dragon = smok
dungeon-top = szczyt
dungeon-slot = szczelina { $slot }
dungeon-slot-white = { $n } biała
dungeon-slot-blue = { $n } niebieska
dungeon-front = Przód
dungeon-back = Tył

## Przebieg

dungeon-log-draw = { $name } odkrywa kartę: { $card }
dungeon-log-place = { $name } stawia rycerza na { $slot }
dungeon-log-climb = { $name } wspina się rycerzem { $value }: { $slot } → { $target }
dungeon-log-perch = { $name } sadza smoka na { $slot }
dungeon-log-throw = { $name } rzuca w { $slot }: { $fallen ->
    [none] nic nie spada
   *[other] spada { $fallen }
}
dungeon-log-return = { $name } wtasowuje kartę z powrotem

## Plansza

dungeon-board = Wieża
dungeon-board-keys = Tab przechodzi z miejsca na miejsce, Enter tam gra, D odkrywa kartę, Escape odkłada.
dungeon-draw = Odkryj kartę
dungeon-do-throw = Rzut, cel: { $slot }
dungeon-deck = Twoja talia: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
dungeon-deck-empty = Twoja talia jest pusta.
dungeon-return = Wtasuj z powrotem
dungeon-ask-first = Twoja pierwsza tura: odkryj kartę.
dungeon-ask-choose = Odkryj kartę albo wespnij się uniesionym rycerzem.
dungeon-ask-climb-only = Twoja talia jest pusta: wespnij się rycerzem.
dungeon-ask-target = Wybierz, dokąd wspina się rycerz.
dungeon-ask-place = Postaw rycerza w jasnej szczelinie z liczbą { $card }.
dungeon-ask-place-none = Żadna { $card } nie jest wolna dla tego rycerza: wtasuj go z powrotem.
dungeon-ask-perch = Posadź smoka na rycerzach albo wtasuj go z powrotem.
dungeon-ask-throw = Wybierz, gdzie celuje ptak.
dungeon-ask-hand = Zatrzymaj znacznik pośrodku: dotknij, kliknij albo naciśnij klawisz.
dungeon-ask-fallen = Rzuć w swoją wieżę, a potem dotknij kart, które spadły.
dungeon-fallen-done = { $count ->
    [one] Ta karta spadła
    [few] Te { $count } karty spadły
   *[many] Tych { $count } kart spadło
}
dungeon-fallen-none = Nic nie spadło
dungeon-fallen-card = Szczelina { $slot }: { $name }, { $card }
dungeon-aim-again = Celuj gdzie indziej
dungeon-goes-down = { $card } trafia do lochu, gracz: { $name }
dungeon-stop = Teraz!
dungeon-wait = Teraz gra { $name }.
dungeon-hatch = W lochu: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
dungeon-tally-top = Rycerze na szczycie
dungeon-tally-deck = Karty w talii
dungeon-tally-lost = Karty w lochu
dungeon-top-list = Na szczycie, od pierwszego do ostatniego
dungeon-top-none = Na szczycie nikogo jeszcze nie ma.
dungeon-place-empty = Szczelina { $slot }, pusta
dungeon-place-held = Szczelina { $slot }: { $name }, { $knights }
dungeon-place-dragon = , pod smokiem
dungeon-place-open = . Otwarta dla ciebie
dungeon-place-able = . Rycerz może się stąd wspiąć
dungeon-turn-tower = Obróć wieżę

## Rada

dungeon-because-end = kończy grę, a ty wygrywasz
dungeon-because-top = wprowadza rycerza na szczyt
dungeon-because-defeat = pokonuje smoka i prowadzi prosto na szczyt
dungeon-because-homecoming = przywraca twoich rycerzy spod niego do twojej talii
dungeon-because-capture = bierze do niewoli rycerza, który doszedł do { $number }
dungeon-because-pair = tworzy parę, której nikt nie może pojmać
dungeon-because-near = zostawia tylko jeden krok do szczytu
dungeon-because-safe = prowadzi tam, gdzie nikt nie może od razu pojmać twojego rycerza
dungeon-because-danger = prowadzi w zasięg innych rycerzy
dungeon-because-climb = wprowadza twojego rycerza na { $number }
dungeon-because-escape = ratuje go przed niewolą
dungeon-because-split = zostawia drugiego rycerza samego i w zasięgu innych
dungeon-because-enter = stawia na wieży nowego rycerza
dungeon-because-stop = nie pozwala wspinać się z { $number } { $knights ->
    [one] cudzemu rycerzowi
    [few] { $knights } cudzym rycerzom
   *[many] { $knights } cudzym rycerzom
}
dungeon-because-own-stuck = nie pozwala wspinać się twojemu rycerzowi
dungeon-because-bait = może pomóc na szczyt komuś, kto pokona smoka
dungeon-because-fall = strąca rycerza z { $number } mniej więcej w { $tenths } rzutach na 10
dungeon-because-aim = celuje w rycerza, który doszedł do { $number }
dungeon-because-own-risk = może strącić także twojego rycerza
dungeon-because-draw = odkrywa kartę twojej talii, w której rycerzy jest { $knights } na { $cards }
dungeon-because-later = zachowuje kartę na później

## Zasady

dungeon-setup-deck = Każdy tasuje 15 kart jednego koloru: rycerzy, ptaki i smoki.
dungeon-setup-blue = Przy dwóch osobach niebieskie szczeliny nie biorą udziału w grze.
dungeon-setup-first = Zaczyna ten, kto ostatnio był w zamku: tutaj pierwsze miejsce. Gra toczy się zgodnie z ruchem wskazówek zegara.
dungeon-turn-choice = W swojej turze albo odkrywasz kartę i ją zagrywasz, albo wspinasz się jednym rycerzem.
dungeon-turn-first = W pierwszej turze musisz odkryć kartę; ptaki i smoki wracają do talii, aż trafi się rycerz.
dungeon-draw-empty = Z pustej talii nie da się nic odkryć.
dungeon-draw-return = Kartę, której nie można lub nie warto zagrać, wtasowuje się z powrotem i tura się kończy. Przy niektórych stołach wrócić może tylko karta, której nie da się zagrać.
dungeon-slot-number = Rycerz z talii trafia do szczeliny ze swoją liczbą.
dungeon-slot-own = Dwaj twoi rycerze mogą dzielić szczelinę, trzej nigdy.
dungeon-slot-pair = Dwaj rycerze jednego koloru w szczelinie są bezpieczni: nikt inny tam nie wejdzie.
dungeon-slot-capture = Samotnego rycerza innego gracza można pojmać: trafia do lochu, a twój zajmuje jego miejsce.
dungeon-slot-vacant = Gdy liczba ma dwie szczeliny i w jednej stoi inny gracz, musisz zająć pustą.
dungeon-slot-dragon = Do szczeliny pod smokiem wchodzi się tylko przez pokonanie smoka; może z nim walczyć każdy rycerz, który tam dotrze.
dungeon-climb-step = Rycerz wspina się o swoją wartość: z 4 rycerz 2 idzie na 6. Powyżej 8 jest na szczycie.
dungeon-climb-arrive = Tam, dokąd rycerz się wspiął, obowiązuje to samo co dla rycerza z talii.
dungeon-climb-one = Jeden z twoich rycerzy, który tam stoi, wspina się o jeden krok na turę, zawsze w górę.
dungeon-climb-stuck = Rycerz pod smokiem nie może się wspinać.
dungeon-dragon-perch = Smoka można posadzić na każdej szczelinie z jednym lub dwoma rycerzami dowolnego koloru, jeśli nie ma tam smoka.
dungeon-dragon-defeat = Rycerz, który dotrze do smoka, idzie prosto na szczyt; smok trafia do lochu, a rycerze spod niego wracają do swojej talii.
dungeon-bird-throw = Ptak to jeden rzut w wieżę. Wszystko, co spadnie, trafia do lochu, i ptak też.
dungeon-bird-aim = Celuj w dowolną szczelinę będącą w grze; żeton trafia w nią lub obok, po tej samej stronie, a trafione karty mogą spaść. Ręcznie rzuca się tylko przy stołach, które tak wybrały.
dungeon-end = Gra kończy się, gdy tylko ktoś nie ma ani karty w talii, ani rycerza, który może się wspinać.
dungeon-end-stall = Kończy się też, gdy wszyscy kilka razy z rzędu wtasowali kartę z powrotem.
dungeon-score = Wygrywa ten, kto ma najwięcej rycerzy na szczycie.
dungeon-tie = Przy remisie wygrywa niższa suma wartości na szczycie; jeśli i ona jest równa, zwycięstwo się dzieli. Przy niektórych stołach liczy się zamiast tego, kto dotarł ostatni.

## Notes punktów

dungeon-pad-knights-1 = Jedynki na szczycie
dungeon-pad-knights-2 = Dwójki na szczycie
dungeon-pad-knights-3 = Trójki na szczycie
dungeon-pad-last = Wartość ostatnio przybyłego
dungeon-pad-tie = { $tie ->
    [last] ostatnio przybyły ma wartość { $value }
   *[other] suma wartości to { $value }
}

## Opcje

dungeon-option-deck = Talia
dungeon-option-deck-standard = zwykła
dungeon-option-deck-stormy = burzliwa: o ptaka więcej
dungeon-option-deck-fiery = ognista: o smoka więcej
dungeon-option-return = Wtasowywanie z powrotem
dungeon-option-return-free = kiedy się chce
dungeon-option-return-forced = tylko gdy nie da się zagrać
dungeon-option-throw = Rzuty
dungeon-option-throw-steady = pewne
dungeon-option-throw-shaky = drżące
dungeon-option-throw-table = naprawdę rzucane
dungeon-option-aim = Celowanie
dungeon-option-aim-chance = losowe
dungeon-option-aim-hand = własną ręką
dungeon-option-stall = Rundy samego wtasowywania
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Remis
dungeon-option-tie-sum = niższa suma
dungeon-option-tie-last = niższy ostatni przybyły

## Czym różnią się wydania

dungeon-editions = Czym różnią się drukowane wydania
dungeon-edition-1 = Duńskie nie mówi, że para jest bezpieczna.
dungeon-edition-2 = Duńskie przy remisie porównuje tylko najwyższego rycerza; pozostałe sumę wszystkich na szczycie.
dungeon-edition-3 = Norweskie nie ma zasady pierwszej tury.
dungeon-edition-4 = Norweskie mówi, że para nie jest bezpieczna przed smokiem.
dungeon-edition-5 = Norweskie każe pojmać, gdy się da.
dungeon-edition-6 = Po fińsku, szwedzku i norwesku wszystkie spadające karty trafiają do lochu.
dungeon-edition-7 = Po duńsku i angielsku tylko spadający rycerze.
dungeon-told-sum = Na szczycie jest tyle samo rycerzy, więc wygrywa mniejsza suma ich wartości: { $values }.
dungeon-told-last = Na szczycie jest tyle samo rycerzy, więc wygrywa mniejsza wartość tego, który przybył ostatni: { $values }.
