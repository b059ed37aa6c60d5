# Birds, Dragons and the Dungeon: laua sõnad ja reeglite laused oma sõnadega.

dungeon-title = Birds, Dragons and the Dungeon
dungeon-sentence = Roni rüütlitega torni, hoidu lohede eest ja lase linnul tee vabaks teha.

## Kaardid

dungeon-card-1 = rüütel 1
dungeon-card-2 = rüütel 2
dungeon-card-3 = rüütel 3
dungeon-card-bird = lind
dungeon-card-dragon = lohe
dungeon-top = tipp
dungeon-slot = pilu { $slot }
dungeon-slot-white = { $n } valge
dungeon-slot-blue = { $n } sinine
dungeon-front = Eest
dungeon-back = Tagant

## Käigud

dungeon-log-draw = { $name } avab kaardi: { $card }
dungeon-log-place = { $name } paneb rüütli pilusse { $slot }
dungeon-log-climb = { $name } ronib, rüütel { $value }: { $slot } → { $target }
dungeon-log-perch = { $name } paneb lohe pilusse { $slot }
dungeon-log-throw = { $name } viskab, sihtmärk { $slot }: { $fallen ->
    [none] midagi ei kuku
   *[other] kukub { $fallen }
}
dungeon-log-return = { $name } segab kaardi tagasi

## Laud

dungeon-board = Torn
dungeon-board-keys = Tab liigub kohast kohta, Enter mängib seal, D avab kaardi, Escape laseb lahti.
dungeon-draw = Ava kaart
dungeon-do-throw = Vise, sihtmärk: { $slot }
dungeon-deck = Sinu pakk: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
dungeon-deck-empty = Sinu pakk on tühi.
dungeon-return = Sega tagasi
dungeon-ask-first = Sinu esimene käik: ava kaart.
dungeon-ask-choose = Ava kaart või roni rüütliga, mis on üles tõstetud.
dungeon-ask-climb-only = Sinu pakk on tühi: roni rüütliga.
dungeon-ask-target = Vali, kuhu rüütel ronib.
dungeon-ask-place = Pane rüütel heledasse pilusse, mille arv on { $card }.
dungeon-ask-place-none = Selle rüütli jaoks ei ole ükski { $card } vaba: sega ta tagasi.
dungeon-ask-perch = Pane lohe rüütlite peale või sega tagasi.
dungeon-ask-throw = Vali, kuhu lind sihib.
dungeon-ask-hand = Peata märk keskel: puuduta, klõpsa või vajuta klahvi.
dungeon-ask-fallen = Viska oma torni pihta ja puuduta siis kaarte, mis kukkusid.
dungeon-fallen-done = { $count ->
    [one] See kaart kukkus
   *[other] Need { $count } kukkusid
}
dungeon-fallen-none = Midagi ei kukkunud
dungeon-fallen-card = Pilu { $slot }: { $name }, { $card }
dungeon-aim-again = Sihi mujale
dungeon-goes-down = { $card } läheb vangikongi, mängija { $name }
dungeon-stop = Nüüd!
dungeon-wait = Käigul on { $name }.
dungeon-hatch = Vangikongis: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
dungeon-tally-top = Rüütleid tipus
dungeon-tally-deck = Kaarte pakis
dungeon-tally-lost = Kaarte vangikongis
dungeon-top-list = Tipus, esimesest viimaseni
dungeon-top-none = Tipus pole veel kedagi.
dungeon-place-empty = Pilu { $slot }, tühi
dungeon-place-held = Pilu { $slot }: { $name }, { $knights }
dungeon-place-dragon = , lohe all
dungeon-place-open = . Sulle vaba
dungeon-place-able = . Rüütel saab siit ronida
dungeon-turn-tower = Pööra torni

## Vihje

dungeon-because-end = lõpetab mängu ja sina võidad
dungeon-because-top = viib rüütli tippu
dungeon-because-defeat = võidab lohe ja viib otse tippu
dungeon-because-homecoming = toob su oma rüütlid tema alt su pakki tagasi
dungeon-because-capture = võtab vangi rüütli, kes oli jõudnud piluni { $number }
dungeon-because-pair = moodustab paari, mida keegi vangi võtta ei saa
dungeon-because-near = jätab tipuni ainult ühe sammu
dungeon-because-safe = viib sinna, kus keegi ei saa su rüütlit kohe vangi võtta
dungeon-because-danger = viib teiste rüütlite haardeulatusse
dungeon-because-climb = viib su rüütli piluni { $number }
dungeon-because-escape = päästab ta vangi langemast
dungeon-because-split = jätab teise rüütli üksi ja teiste haardeulatusse
dungeon-because-enter = toob torni uue rüütli
dungeon-because-stop = ei lase { $knights ->
    [one] teise mängija rüütlil
   *[other] { $knights } võõral rüütlil
} pilust { $number } edasi ronida
dungeon-because-own-stuck = ei lase su oma rüütlil ronida
dungeon-because-bait = võib aidata tippu kellegi, kes lohe võidab
dungeon-because-fall = kukutab rüütli pilust { $number } umbes { $tenths } viskega 10-st
dungeon-because-aim = sihib rüütlit, kes on jõudnud piluni { $number }
dungeon-because-own-risk = võib kukutada ka su oma rüütli
dungeon-because-draw = avab kaardi su pakist, kus { $cards } kaardist on rüütleid { $knights }
dungeon-because-later = hoiab kaardi hilisemaks alles

## Reeglid

dungeon-setup-deck = Iga mängija segab ühe värvi 15 kaarti: rüütlid, linnud ja lohed.
dungeon-setup-blue = Kahe mängijaga siniseid pilusid ei kasutata.
dungeon-setup-first = Alustab see, kes viimati linnuses käis: siin esimene koht. Mäng kulgeb päripäeva.
dungeon-turn-choice = Oma käigul kas avad kaardi ja mängid selle või ronid ühe rüütliga.
dungeon-turn-first = Esimesel käigul pead kaardi avama; linnud ja lohed lähevad pakki tagasi, kuni tuleb rüütel.
dungeon-draw-empty = Tühjast pakist ei saa midagi avada.
dungeon-draw-return = Kaart, mida ei saa või ei tasu mängida, segatakse tagasi ja käik on läbi. Mõnes lauas tohib tagasi segada ainult kaardi, mida mängida ei saa.
dungeon-slot-number = Pakist tulnud rüütel läheb pilusse, millel on tema enda arv.
dungeon-slot-own = Kaks sinu rüütlit mahuvad ühte pilusse, kolm mitte kunagi.
dungeon-slot-pair = Kaks sama värvi rüütlit pilus on kaitstud: keegi teine sinna minna ei tohi.
dungeon-slot-capture = Teise mängija üksiku rüütli võib vangi võtta: tema läheb vangikongi ja sinu oma tuleb asemele.
dungeon-slot-vacant = Kui arvul on kaks pilu ja ühes seisab teine mängija, pead võtma tühja.
dungeon-slot-dragon = Lohe all olevasse pilusse pääseb ainult lohe võites; võidelda võib iga rüütel, kes kohale jõuab.
dungeon-climb-step = Rüütel ronib oma väärtuse võrra: neljalt läheb rüütel 2 kuuele. Kaheksast kõrgemal on ta tipus.
dungeon-climb-arrive = Kuhu rüütel ronides jõuab, seal kehtib sama mis pakist tulnud rüütli kohta.
dungeon-climb-one = Üks sinu rüütel, kes seal seisab, ronib käigu ajal ühe sammu, alati üles.
dungeon-climb-stuck = Lohe all olev rüütel ronida ei saa.
dungeon-dragon-perch = Lohe võib panna igasse pilusse, kus on üks või kaks mis tahes värvi rüütlit ja lohet ei ole.
dungeon-dragon-defeat = Rüütel, kes jõuab loheni, läheb otse tippu; lohe läheb vangikongi ja tema all olnud rüütlid naasevad oma pakki.
dungeon-bird-throw = Lind on üks vise torni pihta. Kõik, mis kukub, läheb vangikongi, ja lind ka.
dungeon-bird-aim = Sihi mis tahes mängus olevat pilu; plaadike tabab seda või selle lähedale samal küljel ja mida see tabab, võib kukkuda. Käega visatakse ainult laudades, mis on nii valinud.
dungeon-end = Mäng lõpeb kohe, kui kellelgi ei ole pakis kaarti ega rüütlit, kes saaks ronida.
dungeon-end-stall = Mäng lõpeb ka siis, kui kõik on mitu korda järjest kaardi tagasi seganud.
dungeon-score = Võidab see, kellel on tipus kõige rohkem rüütleid.
dungeon-tie = Viigi korral võidab väiksem tipus olevate väärtuste summa; kui ka see on võrdne, jagatakse võitu. Mõnes lauas loeb selle asemel viimasena saabunu.

## Punktileht

dungeon-pad-knights-1 = Ühtesid tipus
dungeon-pad-knights-2 = Kahtesid tipus
dungeon-pad-knights-3 = Kolmi tipus
dungeon-pad-last = Viimasena saabunu väärtus
dungeon-pad-tie = { $tie ->
    [last] viimasena saabunu väärtus on { $value }
   *[other] väärtuste summa on { $value }
}

## Valikud

dungeon-option-deck = Pakk
dungeon-option-deck-standard = tavaline
dungeon-option-deck-stormy = tormine: üks lind rohkem
dungeon-option-deck-fiery = tuline: üks lohe rohkem
dungeon-option-return = Tagasi segamine
dungeon-option-return-free = millal tahad
dungeon-option-return-forced = ainult kui mängida ei saa
dungeon-option-throw = Visked
dungeon-option-throw-steady = kindel käsi
dungeon-option-throw-shaky = värisev käsi
dungeon-option-throw-table = visatakse päriselt
dungeon-option-aim = Sihtimine
dungeon-option-aim-chance = juhus
dungeon-option-aim-hand = ise
dungeon-option-stall = Voore tagasi segamist
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Viik
dungeon-option-tie-sum = väiksem summa
dungeon-option-tie-last = väiksem viimasena saabunu

## Väljaannete erinevused

dungeon-editions = Kuidas trükitud väljaanded erinevad
dungeon-edition-1 = Taani oma ei ütle, et paar on kaitstud.
dungeon-edition-2 = Taani oma võrdleb viigi korral ainult pealmist rüütlit; teised kõigi tipus olijate summat.
dungeon-edition-3 = Norra omas ei ole esimese käigu reeglit.
dungeon-edition-4 = Norra oma ütleb, et paar ei ole lohe eest kaitstud.
dungeon-edition-5 = Norra oma käsib vangi võtta, kui saab.
dungeon-edition-6 = Soome, rootsi ja norra keeles lähevad kõik kukkunud kaardid vangikongi.
dungeon-edition-7 = Taani ja inglise keeles ainult kukkunud rüütlid.
dungeon-told-sum = Tipus on ühepalju rüütleid, seega võidab nende väärtuste väiksem summa: { $values }.
dungeon-told-last = Tipus on ühepalju rüütleid, seega võidab viimasena saabunu väiksem väärtus: { $values }.
