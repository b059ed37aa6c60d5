### Laboratoriets ord.

## Formularen
lab-how = Lad robotter spille mange partier efter en plan, og læs, hvad der kom ud af det: hvem der vinder hvor ofte, hvor længe det varer, hvornår det afgøres, hvilke regler og kort der betyder noget.
lab-off = Laboratoriet er lukket på denne server, så ingen holder maskinen optaget. Den, der driver serveren, kan åbne det:
lab-missing = Laboratoriet mangler nogle pakker på den maskine, som denne side kører på. De følger med:
lab-new = Nyt eksperiment
lab-all = Eksperimenter
lab-none = Der er ingen endnu.
lab-game = Spil
lab-bots = Hvem der spiller
lab-bots-alike = én slags på alle pladser
lab-bots-meet = to slags mødes
lab-kinds = Hver af disse for sig
lab-kind-n = Slags robot { $n }
lab-quick = Disse robotter spiller tusindvis af partier i sekundet.
lab-slow = Robotter, der tænker, kan bruge sekunder på et parti. Hvor lang tid det hele tager, vises, så snart det er i gang.
lab-bot-random = Tilfældigt
lab-bot-greedy = Det, der ser bedst ud
lab-bot-search-100 = Tænker kort
lab-bot-search-1000 = Tænker længe
lab-options = Sammenlign valgmuligheder
lab-options-how = Sæt kryds ved det, der skal sammenlignes. Ét kryds: der spilles kun sådan.
lab-box = Sammenlign med andre kort
lab-box-how = Hvor mange der er af hver slags. Ændrer du noget, sammenlignes spillets egne kort med dine.
lab-changed = andre kort
lab-more = Navn og detaljer
lab-name = Eksperimentets navn
lab-seed = Startværdi
lab-seed-how = Samme startværdi giver de samme partier igen.
lab-rows = Skriv også hver beslutning ned
lab-games = Partier pr. kombination
lab-combinations = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
lab-n-games = { $count ->
    [one] { $shown } parti
   *[other] { $shown } partier
}
lab-too-many = Det er for meget her: højst { $combinations } kombinationer og { $games } partier.
lab-run = Kør
lab-save = Gem som fil
lab-load = Åbn en fil
lab-file-how = Filen er den samme som på kommandolinjen: donjon lab run FILE.toml
lab-file-more = Denne fil siger mere, end formularen kan vise. Den kan køres, som den er.
lab-file-drop = Tilbage til formularen
lab-file-read = Læst fra { $name }.

## Undervejs
lab-state-waiting = Venter på sin tur
lab-state-compiling = Gøres klar: { $game }
lab-state-playing = Der spilles
lab-state-reporting = Rapporten skrives
lab-state-stopping = Standses
lab-state-stopped = Standset
lab-state-failed = Mislykkedes
lab-state-done = Færdigt
lab-done-of = { $done } af { $games } partier
lab-left-seconds = { $count ->
    [one] cirka { $count } sekund tilbage
   *[other] cirka { $count } sekunder tilbage
}
lab-left-minutes = { $count ->
    [one] cirka { $count } minut tilbage
   *[other] cirka { $count } minutter tilbage
}
lab-left-hours = { $count ->
    [one] cirka { $count } time tilbage
   *[other] cirka { $count } timer tilbage
}
lab-back = Alle eksperimenter
lab-far = Hvor langt det er nået
lab-go-on = Fortsæt
lab-stop = Stands
lab-delete = Slet
lab-delete-sure = Med alle resultater?
lab-keep = Nej, behold det

## Hvad det viste
lab-report = Rapport: { $name }
lab-alone = Åbn for sig
lab-text = Som tekst
lab-json = Som JSON
lab-plan = Eksperimentet som fil
lab-data = Alle data
lab-data-how = Tabeller i Parquet; dictionary.md siger, hvad kolonnerne betyder.
lab-records-how = Partier at afspille: donjon replay FILE

## Hvad der gik galt
error-lab_off = Laboratoriet er lukket på denne server.
error-lab_missing = Laboratoriet mangler nogle pakker på den maskine, som denne side kører på.
error-lab_games = Det er flere partier, end der må spilles her på én gang.
error-lab_combinations = Det er flere kombinationer, end der må sammenlignes her på én gang.
error-lab_rows = Hver beslutning kan kun skrives ned for færre partier.
error-lab_records = Det er flere gemte partier, end der må skrives her. Bed om færre pr. kombination.
error-lab_thought = Så længe må ingen robot tænke her.
error-lab_queue = For mange eksperimenter venter. Stands et, eller vent, til et er færdigt.
error-lab_kept = For mange eksperimenter ligger her. Slet nogle, du ikke længere har brug for.
error-lab_folder = Eksperimentet kan ikke skrives: disken er fuld eller lukket.
error-lab_check = Eksperimentet kunne ikke læses. Måske er det meget stort, eller maskinen har meget travlt.
error-experiment = Der er intet sådant eksperiment her.
