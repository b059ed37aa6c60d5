### Słowa strony. Słowa poszczególnych gier leżą obok ich zasad.

## Home
home-title = donjon: pięć gier planszowych o zamkach i wieżach
play-now = Zagraj teraz
play = Graj
with-friends = Ze znajomymi
on-this-screen = Na tym urządzeniu
players = { $low ->
    [2] { $high ->
        [2] dla 2 osób
       *[other] dla 2–{ $high } osób
    }
   *[other] dla { $low }–{ $high } osób
}
minutes = { $minutes } min
rules = Zasady
more-games = Pozostałe gry
coming = Wkrótce
credit = { $title } – autor: { $authors }, wydawca: { $publisher }, { $year }.
own-work = Wszystkie teksty i rysunki są nasze.
running = Twoje stoły
waits-for-people = Czeka na graczy
forget-table = Usuń z tej listy

## Opening a table
seats = Liczba graczy
bots-play = Poziom botów
level-gentle = łagodny
level-fair = solidny
level-sharp = ostry
level-master = mistrzowski
level-1 = Paź
level-1-how = Dopiero co poznał zasady.
level-2 = Giermek
level-2-how = Widzi wiele dobrych ruchów, ale nie wszystkie.
level-3 = Rycerz
level-3-how = Gra dobrze z ruchu na ruch.
level-4 = Hrabia
level-4-how = Rzadko przeocza dobry ruch.
level-5 = Książę
level-5-how = Prawie nigdy się nie myli.
level-6 = Król
level-6-how = Myśli dokładnie i niczego nie wybacza.
level-strongest = Smok
level-strongest-how = Najsilniejszy, jak się da: nad każdym ruchem myśli sekundę.
options = Wybierz zasady
hide-scores = Ukryj punkty w trakcie gry
bots-pause = Boty grają bez pośpiechu
own-cards = Zagraj własnymi kartami
own-cards-how = Plik tekstowy z jednym [[card]] na każdą kartę, jak we własnym pliku gry.
own-cards-none = Wróć do kart gry
own-cards-chosen = Własne karty: { $name }
friends-how = { $others ->
    [one] Dostaniesz link i kod QR dla jednej osoby.
    [few] Dostaniesz link i kod QR dla { $others } osób.
   *[many] Dostaniesz link i kod QR dla { $others } osób.
} Gra zacznie się, gdy wszyscy usiądą.
screen-how = Wszyscy grają na tym urządzeniu i podają je sobie. Na każdym miejscu może usiąść bot.
your-name = Twoje imię
name-example = Zosia
open-table = Otwórz stół
start = Zaczynamy
player-n = Gracz { $n }
bot = Bot
bot-n = Bot { $n }
seat-is-bot = Bot na miejscu { $n }
you = ty
you-name = Ty
you-win = Wygrywasz!

## Settings
language = Język
theme = Światło
theme-system = Jak w systemie
theme-light = Światło dnia
theme-dark = Przy świecach
sound-on = Dźwięki włączone
sound-off = Dźwięki wyłączone

## Before the match
lobby-wait = { $open ->
    [one] Jedno miejsce jest jeszcze wolne. Wyślij komuś link; gra zacznie się sama.
    [few] { $open } miejsca są jeszcze wolne. Wyślij znajomym link; gra zacznie się sama.
   *[many] { $open } miejsc jest jeszcze wolnych. Wyślij znajomym link; gra zacznie się sama.
}
lobby-come = Masz zaproszenie. Siadaj do stołu!
lobby-full = Są już wszyscy. Zaraz zaczynamy.
lobby-watch = Bez miejsca przy stole możesz oglądać grę, gdy tylko się zacznie.
open-seat = Wolne miejsce
sit-down = Usiądź tutaj
put-bot = Bot
take-bot-away = Zwolnij to miejsce
invite = Zaproś znajomych
qr = Kod QR z linkiem do tego stołu
link = Link do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
share-text = Zagraj ze mną – { $title }:

## At the table
your-turn = Twoja kolej
turn-of = Teraz gra { $name }
thinks = { $name } myśli
thinking = Myśli
watch = Zobacz, co się stało
skip = Pomiń
what-now = Co teraz zrobić
away = poza stołem
score = Punkty
scores-hidden = Punkty są ukryte
undo = Cofnij
hint = Rada
chat = Czat
more = Więcej
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
note-bot-anew = { $name }: bot się zaciął i myśli od nowa.
note-bot-random = { $name }: bot nie mógł pomyśleć i wykonuje ruch na wyczucie.
log-undo = { $name } cofa ostatni ruch
log-resign = { $name } poddaje grę
log-timeout = { $name }: koniec czasu
the-rule = Zasada
close = Zamknij
hint-best = Najlepiej: { $move }
hint-next = Drugie w kolejności: { $move }
hint-elsewhere = Drugie w kolejności: to samo w innym miejscu
hint-win = { $count ->
    [0] Stąd prawie nigdy nie wygrywasz.
    [10] Stąd prawie zawsze wygrywasz.
   *[other] Stąd wygrywasz około { $count } na 10 gier.
}
hint-alike = Prawie tak samo dobre.
hint-why = Ten ruch { $first }.
hint-why-two = Ten ruch { $first } i { $second }.
hint-why-but = Ten ruch { $first }, ale { $price }.
hint-why-price = Korzyść okaże się dopiero później; ten ruch { $price }.
hint-of-ten = Na 10 gier około:
hint-board = Pokaż planszę
hint-prepares = Boty przygotowują się do tej gry; pierwsza rada potrwa trochę dłużej.
reconnecting = Łączymy ponownie, nic nie przepadło
opening = Nakrywamy do stołu
no-board = Twoje ruchy
pass-device = Przekaż urządzenie: { $name }
i-am = To ja, { $name }
unread = nowe wiersze

## Looking back
replay = Obejrzyj grę
to-start = Na początek
one-back = Ruch wstecz
one-on = Ruch naprzód
play-on = Odtwarzaj
pause = Wstrzymaj
move-of = Ruch { $ply } z { $last }
to-now = Wróć do gry
to-result = Wróć do wyniku

## The end
over = Koniec
wins = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
    [few] { $names } dzielą się zwycięstwem
   *[many] { $names } dzielą się zwycięstwem
}
reason-resign = Gra się skończyła, bo ktoś ją poddał.
reason-timeout = Gra się skończyła, bo komuś zabrakło czasu.
the-count = Liczenie punktów
count-none = Nikt nie dostaje punktów.
rematch = Rewanż
to-rematch = Do rewanżu
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
resign-text = Gra skończy się od razu i nie będziesz już mieć szans na wygraną. Tego nie da się cofnąć.
no-go-on = Nie, gram dalej

## After the game
analysis = Analiza
percent = { $n }%
play-from-here = Graj dalej stąd

## Drawers
this-table = Ten stół
this-browser = Ta przeglądarka
save-record = Zapisz partię
table-view = Widok stołu
to-home = Wszystkie gry
keys = Klawisze
notify-me = Daj znać, gdy moja kolej
invite-watch = Zaproś do gry lub do oglądania
carry = Graj dalej na innym urządzeniu
carry-how = Kto ma ten link, siedzi na twoim miejscu. Zachowaj go dla siebie.
carry-seat = Link: { $name }
agreed = Ustalono przy tym stole
yes = tak
no = nie
fair = Uczciwe tasowanie
fair-how = Ten odcisk palca tasowania był gotowy przed pierwszym ruchem. Po grze pokażemy samo tasowanie i każdy może je porównać.
fair-seed = Tasowanie wyglądało tak:
chat-empty = Nikt jeszcze nic nie powiedział.
say-something = Powiedz coś
send = Wyślij
a-spectator = Ktoś z widowni
key-arrows = przejdź z miejsca na miejsce
key-enter = weź i połóż
key-escape = odłóż, zamknij, pomiń
key-undo = cofnij ostatni ruch
key-hint = poproś o radę
key-rules = otwórz zasady
key-log = przejdź do przebiegu gry
key-sound = włącz i wyłącz dźwięki
key-replay = przeglądaj grę, gdy oglądasz ją ponownie
key-keys = pokaż te klawisze

## Rules
rules-how = Każda zasada ma nazwę. Gdy ruch jest niemożliwy, zobaczysz, która zasada go zabrania.
editions-how = Tutaj obowiązują zasady powyżej, niezależnie od tego, co mówi twój egzemplarz gry.
rules-coming = Zasady tej gry są jeszcze składane. Pojawią się razem z grą.
no-such-game = Nie ma tu gry o tej nazwie.
part-setup = Przygotowanie
part-lay = Układanie kafelków
part-castle = Zamki i rycerze
part-build = Budowanie
part-bid = Licytacja
part-take = Co się wygrało
part-turn = Tura
part-slot = Okna i szczeliny
part-climb = Wspinaczka
part-dragon = Smoki
part-bird = Ptaki
part-round = Runda
part-store = Składy i źródła
part-shift = Przekładanie
part-gold = Złoto
part-call = Okrzyki
part-catapult = Katapulta
part-end = Koniec gry i zwycięstwo

## Notes punktów
pad = Notes punktów
pad-title = Notes punktów: { $title }
pad-for = Do drukowanej gry na twoim stole: liczy za ciebie.
pad-how = Do drukowanej gry na twoim stole: wpisz, co na nim leży, a wynik pojawi się od razu. Zostaje w tej przeglądarce, dopóki go nie wyczyścisz.
pad-name = Imię gracza { $n }
pad-of = { $row }, { $name }
pad-less = O jeden mniej: { $what }
pad-more = O jeden więcej: { $what }
pad-points = Punkty
pad-told = Co ile przyniosło. Dotknij wiersza, by zobaczyć zasadę.
pad-empty = Nic jeszcze nie wpisano.
pad-tie-shared = { $names } mają po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[many] punktów
} i nic tego nie rozstrzyga.
pad-tie-broken = { $names } mają po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[many] punktów
}. Rozstrzyga zasada remisu.
pad-misfit = { $what }: to się jeszcze nie zgadza.
pad-surplus = { $what }: razem to więcej, niż jest w grze.
pad-needed = { $what }: to jest potrzebne, bo rozstrzyga remis.
pad-clear = Wyczyść
pad-back = Przywróć
pad-link = Link do tego liczenia
pad-linked = Te liczby przyszły z linkiem. Twoje własne zostają, dopóki czegoś tu nie zmienisz.
pad-others = Notesy punktów innych gier
pad-none = Nie ma tu notesu punktów o tej nazwie.

## Znajdź ruch
puzzles = Znajdź ruch
puzzles-for = Pozycje z partii, w których jeden ruch jest wyraźnie najlepszy. Widzisz go?
puzzles-open = Znajdź go

## Laboratorium
lab = Laboratorium
lab-for = Dla twórców gier: boty rozgrywają tysiące partii i pokazują, co daje zasada albo karta.
lab-open = Wypróbuj

## What went wrong
again = Spróbuj ponownie
nowhere-title = Nic tu nie ma
nowhere-text = Ten adres donikąd nie prowadzi. Może na końcu brakuje litery.
no-table-title = Nie ma takiego stołu
no-table-text = Może link jest niepełny. Poproś o skopiowanie go jeszcze raz.
lost-title = Nie można połączyć się z serwerem
lost-text = Próbujemy dalej. Twoje miejsce i każdy ruch są bezpieczne na serwerze.
error-puzzle = Nie ma tu takiej pozycji.
error-unreachable = Serwer nie odpowiada. Sprawdź połączenie z siecią i spróbuj ponownie.
error-unexpected = Coś poszło nie tak. Odśwież stronę; twoje miejsce na ciebie czeka.
error-lost = Połączenie właśnie się zerwało. Spróbuj za chwilę.
error-stale = Gra poszła już dalej. Spójrz na stół jeszcze raz.
error-conflict = Gra poszła już dalej. Spójrz na stół jeszcze raz.
error-turn = To nie twoja kolej.
error-taken = Ktoś właśnie zajął to miejsce.
error-started = Gra już się zaczęła.
error-limit = Za dużo naraz. Poczekaj kilka sekund.
error-undo = Tego ruchu nie można cofnąć: odsłonił coś ukrytego.
error-hint = Tym razem nie znaleziono rady. Zapytaj jeszcze raz.
error-analysis = Tym razem nie udało się obejrzeć partii. Zapytaj jeszcze raz.
error-not_over = To będzie dostępne po zakończeniu gry.
error-outcome = To nie mogło się tutaj zdarzyć. Spójrz na stół jeszcze raz.
error-unreadable = Przy tym stole grano według innych zasad, niż ma teraz donjon.
error-not_started = Gra zacznie się, gdy nie będzie wolnych miejsc.
error-open_seats = Są jeszcze wolne miejsca. Poczekaj na graczy albo posadź tam boty.
error-over = Gra się skończyła.
error-token = To nie jest twoje miejsce.
error-not_found = Nie ma takiego stołu.
error-name = Imię ma od 1 do 40 znaków i nie zawiera przecinka.
error-internal = Serwer sobie z tym nie poradził. Błąd zapisano; spróbuj ponownie.
error-say = Wiersz ma od 1 do 300 znaków.
