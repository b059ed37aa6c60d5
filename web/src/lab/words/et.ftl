### Labori sõnad.

## Vorm
lab-how = Lase robotitel kava järgi palju mänge mängida ja loe, mis sellest tuli: kes kui sageli võidab, kui kaua mäng kestab, millal see otsustatakse, millised reeglid ja kaardid loevad.
lab-off = Labor on selles serveris suletud, et keegi selle masinat kinni ei hoiaks. Kes serverit peab, saab selle avada:
lab-missing = Labor vajab masinas, millel see leht töötab, veel mõnda paketti. Need saab nii:
lab-new = Uus katse
lab-all = Katsed
lab-none = Katseid veel ei ole.
lab-game = Mäng
lab-bots = Kes mängivad
lab-bots-alike = kõigil kohtadel sama liik
lab-bots-meet = kaks liiki vastamisi
lab-kinds = Igaüks neist eraldi
lab-kind-n = Roboti liik { $n }
lab-quick = Need robotid mängivad tuhandeid mänge sekundis.
lab-slow = Mõtlevatel robotitel võib mängu peale kuluda sekundeid. Kui kaua kõik võtab, on näha kohe, kui katse käib.
lab-bot-random = Juhuse järgi
lab-bot-greedy = Mis parim paistab
lab-bot-search-100 = Mõtleb lühidalt
lab-bot-search-1000 = Mõtleb kaua
lab-options = Võrdle valikuid
lab-options-how = Märgi, mida võrrelda. Üks märge: mängitakse ainult nii.
lab-box = Võrdle teiste kaartidega
lab-box-how = Kui palju iga liiki on. Kui midagi muudad, võrreldakse mängu enda kaarte sinu omadega.
lab-changed = teised kaardid
lab-more = Nimi ja üksikasjad
lab-name = Katse nimi
lab-seed = Seeme
lab-seed-how = Sama seeme jagab samad mängud uuesti.
lab-rows = Pane kirja ka iga otsus
lab-games = Mänge iga kombinatsiooni kohta
lab-combinations = { $count ->
    [one] { $count } kombinatsioon
   *[other] { $count } kombinatsiooni
}
lab-n-games = { $count ->
    [one] { $shown } mäng
   *[other] { $shown } mängu
}
lab-too-many = Seda on siin liiga palju: kõige rohkem { $combinations } kombinatsiooni ja { $games } mängu.
lab-run = Käivita
lab-save = Salvesta failina
lab-load = Ava fail
lab-file-how = Fail on sama mis käsureal: donjon lab run FILE.toml
lab-file-more = See fail ütleb rohkem, kui vorm näidata saab. Selle saab käivitada nii, nagu see on.
lab-file-drop = Tagasi vormi juurde
lab-file-read = Loetud failist: { $name }

## Teel
lab-state-waiting = Ootab oma järge
lab-state-compiling = Valmistatakse ette: { $game }
lab-state-playing = Mängitakse
lab-state-reporting = Aruannet kirjutatakse
lab-state-stopping = Peatatakse
lab-state-stopped = Peatatud
lab-state-failed = Ebaõnnestus
lab-state-done = Valmis
lab-done-of = Mänge: { $done } / { $games }
lab-left-seconds = { $count ->
    [one] umbes { $count } sekund jäänud
   *[other] umbes { $count } sekundit jäänud
}
lab-left-minutes = { $count ->
    [one] umbes { $count } minut jäänud
   *[other] umbes { $count } minutit jäänud
}
lab-left-hours = { $count ->
    [one] umbes { $count } tund jäänud
   *[other] umbes { $count } tundi jäänud
}
lab-back = Kõik katsed
lab-far = Kui kaugel katse on
lab-go-on = Jätka
lab-stop = Peata
lab-delete = Kustuta
lab-delete-sure = Koos kõigi tulemustega?
lab-keep = Ei, jäta alles

## Mis selgus
lab-report = Aruanne: { $name }
lab-alone = Ava eraldi
lab-text = Tekstina
lab-json = JSONina
lab-plan = Katse failina
lab-data = Kõik andmed
lab-data-how = Tabelid on Parqueti kujul; dictionary.md ütleb, mida veerud tähendavad.
lab-records-how = Mängud, mida üle vaadata: donjon replay FILE

## Mis läks valesti
error-lab_off = Labor on selles serveris suletud.
error-lab_missing = Labor vajab masinas, millel see leht töötab, veel mõnda paketti.
error-lab_games = Nii palju mänge ei tohi siin korraga mängida.
error-lab_combinations = Nii palju kombinatsioone ei tohi siin korraga võrrelda.
error-lab_rows = Iga otsuse saab kirja panna ainult siis, kui mänge on vähem.
error-lab_records = Nii palju mänge ei tohi siin salvestada. Küsi iga kombinatsiooni kohta vähem.
error-lab_thought = Nii kaua ei tohi robot siin mõelda.
error-lab_queue = Liiga palju katseid ootab. Peata mõni või oota, kuni mõni valmis saab.
error-lab_kept = Siin on liiga palju katseid. Kustuta mõni, mida sa enam ei vaja.
error-lab_folder = Katset ei saa kirjutada: ketas on täis või suletud.
error-lab_check = Katset ei õnnestunud lugeda. Võib-olla on see väga suur või masinal väga kiire.
error-experiment = Sellist katset siin ei ole.
