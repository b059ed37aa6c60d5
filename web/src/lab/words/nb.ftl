### Laboratoriets ord.

## Skjemaet
lab-how = La roboter spille mange partier etter en plan, og les hva som kom ut av det: hvem som vinner hvor ofte, hvor lenge det varer, når det avgjøres, hvilke regler og kort som betyr noe.
lab-off = Laboratoriet er stengt på denne serveren, så ingen holder maskinen opptatt. Den som driver serveren, kan åpne det:
lab-missing = Laboratoriet trenger noen flere pakker på maskinen som denne siden kjører på. De følger med:
lab-new = Nytt eksperiment
lab-all = Eksperimenter
lab-none = Det finnes ingen ennå.
lab-game = Spill
lab-bots = Hvem som spiller
lab-bots-alike = én type på alle plasser
lab-bots-meet = to typer møtes
lab-kinds = Hver av disse for seg
lab-kind-n = Type robot { $n }
lab-quick = Disse robotene spiller tusenvis av partier i sekundet.
lab-slow = Roboter som tenker, kan trenge sekunder på et parti. Hvor lang tid alt tar, vises så snart det er i gang.
lab-bot-random = Tilfeldig
lab-bot-greedy = Det som ser best ut
lab-bot-search-100 = Tenker kort
lab-bot-search-1000 = Tenker lenge
lab-options = Sammenlign valg
lab-options-how = Kryss av for det som skal sammenlignes. Ett kryss: det spilles bare slik.
lab-box = Sammenlign med andre kort
lab-box-how = Hvor mange det er av hver type. Endrer du noe, sammenlignes spillets egne kort med dine.
lab-changed = andre kort
lab-more = Navn og detaljer
lab-name = Navn på eksperimentet
lab-seed = Startverdi
lab-seed-how = Samme startverdi gir de samme partiene igjen.
lab-rows = Skriv også ned hver avgjørelse
lab-games = Partier per kombinasjon
lab-combinations = { $count ->
    [one] { $count } kombinasjon
   *[other] { $count } kombinasjoner
}
lab-n-games = { $count ->
    [one] { $shown } parti
   *[other] { $shown } partier
}
lab-too-many = Det er for mye her: høyst { $combinations } kombinasjoner og { $games } partier.
lab-run = Kjør
lab-save = Lagre som fil
lab-load = Åpne en fil
lab-file-how = Filen er den samme som på kommandolinjen: donjon lab run FILE.toml
lab-file-more = Denne filen sier mer enn skjemaet kan vise. Den kan kjøres som den er.
lab-file-drop = Tilbake til skjemaet
lab-file-read = Lest fra { $name }.

## Underveis
lab-state-waiting = Venter på tur
lab-state-compiling = Gjøres klart: { $game }
lab-state-playing = Det spilles
lab-state-reporting = Rapporten skrives
lab-state-stopping = Stanses
lab-state-stopped = Stanset
lab-state-failed = Mislyktes
lab-state-done = Ferdig
lab-done-of = { $done } av { $games } partier
lab-left-seconds = { $count ->
    [one] omtrent { $count } sekund igjen
   *[other] omtrent { $count } sekunder igjen
}
lab-left-minutes = { $count ->
    [one] omtrent { $count } minutt igjen
   *[other] omtrent { $count } minutter igjen
}
lab-left-hours = { $count ->
    [one] omtrent { $count } time igjen
   *[other] omtrent { $count } timer igjen
}
lab-back = Alle eksperimenter
lab-far = Hvor langt det er kommet
lab-go-on = Fortsett
lab-stop = Stans
lab-delete = Slett
lab-delete-sure = Med alle resultatene?
lab-keep = Nei, behold det

## Hva det viste
lab-report = Rapport: { $name }
lab-alone = Åpne for seg
lab-text = Som tekst
lab-json = Som JSON
lab-plan = Eksperimentet som fil
lab-data = Alle data
lab-data-how = Tabeller i Parquet; dictionary.md sier hva kolonnene betyr.
lab-records-how = Partier å spille av: donjon replay FILE

## Hva som gikk galt
error-lab_off = Laboratoriet er stengt på denne serveren.
error-lab_missing = Laboratoriet trenger noen flere pakker på maskinen som denne siden kjører på.
error-lab_games = Det er flere partier enn det som kan spilles her på én gang.
error-lab_combinations = Det er flere kombinasjoner enn det som kan sammenlignes her på én gang.
error-lab_rows = Hver avgjørelse kan bare skrives ned for færre partier.
error-lab_records = Det er flere lagrede partier enn det som kan skrives her. Be om færre per kombinasjon.
error-lab_thought = Så lenge får ingen robot tenke her.
error-lab_queue = For mange eksperimenter venter. Stans ett, eller vent til ett er ferdig.
error-lab_kept = For mange eksperimenter ligger her. Slett noen du ikke trenger lenger.
error-lab_folder = Eksperimentet kan ikke skrives: disken er full eller stengt.
error-lab_check = Eksperimentet kunne ikke leses. Kanskje er det svært stort, eller maskinen er svært opptatt.
error-experiment = Det finnes ikke noe slikt eksperiment her.
