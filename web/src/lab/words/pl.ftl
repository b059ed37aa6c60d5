### Słowa laboratorium.

## Formularz
lab-how = Niech boty rozegrają wiele partii według planu, a ty przeczytaj, co z tego wyszło: kto jak często wygrywa, jak długo to trwa, kiedy się rozstrzyga, które zasady i karty mają znaczenie.
lab-off = Laboratorium na tym serwerze jest zamknięte, żeby nikt nie zajmował jego maszyny. Kto prowadzi serwer, może je otworzyć:
lab-missing = Laboratorium potrzebuje jeszcze kilku pakietów na maszynie, na której działa ta strona. Instaluje się je tak:
lab-new = Nowy eksperyment
lab-all = Eksperymenty
lab-none = Jeszcze żadnego nie ma.
lab-game = Gra
lab-bots = Kto gra
lab-bots-alike = jeden rodzaj na wszystkich miejscach
lab-bots-meet = dwa rodzaje przeciw sobie
lab-kinds = Każdy z tych osobno
lab-kind-n = Rodzaj bota { $n }
lab-quick = Te boty rozgrywają tysiące partii na sekundę.
lab-slow = Boty, które myślą, mogą potrzebować kilku sekund na partię. Ile potrwa całość, widać zaraz po uruchomieniu.
lab-bot-random = Na chybił trafił
lab-bot-greedy = Co wygląda najlepiej
lab-bot-search-100 = Myśli krótko
lab-bot-search-1000 = Myśli długo
lab-options = Porównaj opcje
lab-options-how = Zaznacz, co ma być porównane. Jeden znacznik: gra się tylko tak.
lab-box = Porównaj z innymi kartami
lab-box-how = Ile jest kart każdego rodzaju. Jeśli coś zmienisz, karty gry zostaną porównane z twoimi.
lab-changed = inne karty
lab-more = Nazwa i szczegóły
lab-name = Nazwa eksperymentu
lab-seed = Ziarno
lab-seed-how = To samo ziarno daje jeszcze raz te same partie.
lab-rows = Zapisz też każdą decyzję
lab-games = Partie na kombinację
lab-combinations = { $count ->
    [one] { $count } kombinacja
    [few] { $count } kombinacje
   *[many] { $count } kombinacji
}
lab-n-games = { $count ->
    [one] { $shown } partia
    [few] { $shown } partie
   *[many] { $shown } partii
}
lab-too-many = To tutaj za dużo. Najwięcej kombinacji: { $combinations }, najwięcej partii: { $games }.
lab-run = Uruchom
lab-save = Zapisz jako plik
lab-load = Wczytaj plik
lab-file-how = Plik jest ten sam co w wierszu poleceń: donjon lab run FILE.toml
lab-file-more = Ten plik mówi więcej, niż formularz może pokazać. Można go uruchomić tak, jak jest.
lab-file-drop = Z powrotem do formularza
lab-file-read = Wczytano z pliku: { $name }

## W drodze
lab-state-waiting = Czeka na swoją kolej
lab-state-compiling = Przygotowanie: { $game }
lab-state-playing = Trwa gra
lab-state-reporting = Powstaje raport
lab-state-stopping = Zatrzymywanie
lab-state-stopped = Zatrzymany
lab-state-failed = Nie udał się
lab-state-done = Gotowy
lab-done-of = Partie: { $done } z { $games }
lab-left-seconds = { $count ->
    [one] jeszcze około { $count } sekundy
    [few] jeszcze około { $count } sekund
   *[many] jeszcze około { $count } sekund
}
lab-left-minutes = { $count ->
    [one] jeszcze około { $count } minuty
    [few] jeszcze około { $count } minut
   *[many] jeszcze około { $count } minut
}
lab-left-hours = { $count ->
    [one] jeszcze około { $count } godziny
    [few] jeszcze około { $count } godzin
   *[many] jeszcze około { $count } godzin
}
lab-back = Wszystkie eksperymenty
lab-far = Jak daleko zaszedł
lab-go-on = Dalej
lab-stop = Zatrzymaj
lab-delete = Usuń
lab-delete-sure = Razem z wynikami?
lab-keep = Nie, zostaw

## Co się okazało
lab-report = Raport: { $name }
lab-alone = Otwórz osobno
lab-text = Jako tekst
lab-json = Jako JSON
lab-plan = Eksperyment jako plik
lab-data = Wszystkie dane
lab-data-how = Tabele w formacie Parquet; dictionary.md mówi, co znaczą kolumny.
lab-records-how = Partie do odtworzenia: donjon replay FILE

## Co poszło nie tak
error-lab_off = Laboratorium na tym serwerze jest zamknięte.
error-lab_missing = Laboratorium potrzebuje jeszcze kilku pakietów na maszynie, na której działa ta strona.
error-lab_games = Tylu partii nie wolno tutaj rozegrać naraz.
error-lab_combinations = Tylu kombinacji nie wolno tutaj porównać naraz.
error-lab_rows = Każdą decyzję można zapisać tylko przy mniejszej liczbie partii.
error-lab_records = Tylu partii nie wolno tutaj zapisać. Poproś o mniej na kombinację.
error-lab_thought = Tak długo żaden bot nie może tutaj myśleć.
error-lab_queue = Za dużo eksperymentów czeka. Zatrzymaj któryś albo poczekaj, aż któryś będzie gotowy.
error-lab_kept = Leży tu za dużo eksperymentów. Usuń te, których już nie potrzebujesz.
error-lab_folder = Eksperymentu nie da się zapisać: dysk jest pełny lub zamknięty.
error-lab_check = Eksperymentu nie dało się wczytać. Może jest bardzo duży albo maszyna jest bardzo zajęta.
error-experiment = Nie ma tu takiego eksperymentu.
