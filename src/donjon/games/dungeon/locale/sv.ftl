# Måsen, draken och kastellet: brädets ord och reglernas meningar med egna ord.

dungeon-title = Måsen, draken och kastellet
dungeon-sentence = Klättra i kastellet med dina riddare, akta dig för drakarna och låt måsen röja väg.

## Kort

dungeon-card-1 = riddare 1
dungeon-card-2 = riddare 2
dungeon-card-3 = riddare 3
dungeon-card-bird = mås
dungeon-card-dragon = drake
dungeon-top = krönet
dungeon-slot = urtag { $slot }
dungeon-slot-white = { $n } vit
dungeon-slot-blue = { $n } blå
dungeon-front = Fram
dungeon-back = Bak

## Händelser

dungeon-log-draw = { $name } vänder upp ett kort: { $card }
dungeon-log-place = { $name } sätter en riddare i { $slot }
dungeon-log-climb = { $name } klättrar med en { $value } från { $slot } till { $target }
dungeon-log-perch = { $name } sätter en drake i { $slot }
dungeon-log-throw = { $name } kastar mot { $slot }: { $fallen ->
    [none] ingenting faller
   *[other] { $fallen } faller
}
dungeon-log-return = { $name } blandar tillbaka kortet

## Brädet

dungeon-board = Kastellet
dungeon-board-keys = Tab går från plats till plats, Enter spelar där, D vänder upp ett kort, Escape släpper.
dungeon-draw = Vänd upp ett kort
dungeon-do-throw = Kasta mot { $slot }
dungeon-deck = Din hög: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-deck-empty = Din hög är tom.
dungeon-return = Blanda tillbaka
dungeon-ask-first = Din första tur: vänd upp ett kort.
dungeon-ask-choose = Vänd upp ett kort eller klättra med en upplyft riddare.
dungeon-ask-climb-only = Din hög är tom: klättra med en riddare.
dungeon-ask-target = Välj vart riddaren klättrar.
dungeon-ask-place = Sätt riddaren i ett ljust urtag med siffran { $card }.
dungeon-ask-place-none = Ingen { $card } är öppen för den här riddaren: blanda tillbaka den.
dungeon-ask-perch = Sätt draken på riddare eller blanda tillbaka den.
dungeon-ask-throw = Välj vart måsen siktar.
dungeon-ask-hand = Stanna märket i mitten: tryck, klicka eller använd en tangent.
dungeon-ask-fallen = Kasta mot ert kastell och tryck sedan på korten som föll.
dungeon-fallen-done = { $count ->
    [one] Det här kortet föll
   *[other] De här { $count } föll
}
dungeon-fallen-none = Ingenting föll
dungeon-fallen-card = Urtag { $slot }: { $name }, { $card }
dungeon-aim-again = Sikta någon annanstans
dungeon-goes-down = { $card }, { $name }: hamnar i fängelsehålan
dungeon-stop = Nu!
dungeon-wait = Det är { $name } som spelar.
dungeon-hatch = I fängelsehålan: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dungeon-tally-top = Riddare på krönet
dungeon-tally-deck = Kort i högen
dungeon-tally-lost = Kort i fängelsehålan
dungeon-top-list = På krönet, den första först
dungeon-top-none = Ingen är på krönet än.
dungeon-place-empty = Urtag { $slot }, tomt
dungeon-place-held = Urtag { $slot }: { $name }, { $knights }
dungeon-place-dragon = , under en drake
dungeon-place-open = . Öppet för dig
dungeon-place-able = . En riddare kan klättra härifrån
dungeon-turn-tower = Vänd kastellet

## Tips

dungeon-because-end = avslutar spelet, och du vinner
dungeon-because-top = för upp en riddare till krönet
dungeon-because-defeat = besegrar draken och leder rakt upp till krönet
dungeon-because-homecoming = skickar dina egna riddare under den tillbaka till din hög
dungeon-because-capture = fångar en riddare som hade nått { $number }
dungeon-because-pair = bildar ett par som ingen kan fånga
dungeon-because-near = har bara ett steg kvar till krönet
dungeon-because-safe = leder dit där ingen kan fånga din riddare genast
dungeon-because-danger = leder inom räckhåll för andra riddare
dungeon-because-climb = för upp din riddare till { $number }
dungeon-because-escape = räddar den från att bli fångad
dungeon-because-split = lämnar den andra riddaren ensam och inom räckhåll
dungeon-because-enter = för en ny riddare till kastellet
dungeon-because-stop = hindrar { $knights ->
    [one] någon annans riddare
   *[other] { $knights } riddare som inte är dina
} på { $number } från att klättra
dungeon-because-own-stuck = hindrar din egen riddare från att klättra
dungeon-because-bait = kan hjälpa någon som besegrar draken upp till krönet
dungeon-because-fall = får en riddare på { $number } att falla i ungefär { $tenths } av 10 kast
dungeon-because-aim = siktar på en riddare som har nått { $number }
dungeon-because-own-risk = kan också fälla en egen riddare
dungeon-because-draw = vänder upp ett kort ur din hög, där { $knights } av { $cards } är riddare
dungeon-because-later = sparar kortet till senare

## Regler

dungeon-setup-deck = Var och en blandar de 15 korten i en färg till sin hög: riddare, måsar och drakar.
dungeon-setup-blue = När två spelar används inte de blå urtagen.
dungeon-setup-first = Den som senast var på ett slott börjar: här den första platsen. Turen går medsols.
dungeon-turn-choice = På din tur vänder du antingen upp ett kort och spelar det, eller klättrar med en riddare.
dungeon-turn-first = På din första tur måste du vända upp ett kort; måsar och drakar läggs tillbaka tills det blir en riddare.
dungeon-draw-empty = Ur en tom hög kan inget vändas upp.
dungeon-draw-return = Ett kort som inte kan eller inte bör spelas blandas tillbaka, och turen är slut. Vid vissa bord får bara ett kort som inte kan spelas gå tillbaka.
dungeon-slot-number = En riddare ur högen placeras i ett urtag med sin egen siffra.
dungeon-slot-own = Två egna riddare ryms i ett urtag, aldrig tre.
dungeon-slot-pair = Två riddare i samma färg i ett urtag är i säkerhet: ingen annan får gå dit.
dungeon-slot-capture = En annan spelares ensamma riddare kan fångas: den hamnar i fängelsehålan och din tar dess plats.
dungeon-slot-vacant = Där en siffra har två urtag och en annan spelare står i det ena, måste du ta det tomma.
dungeon-slot-dragon = Ett urtag under en drake nås bara genom att draken besegras; varje riddare som kommer dit får kämpa.
dungeon-climb-step = En riddare klättrar sitt eget värde: från 4 går en tvåa till 6. Bortom 8 är den på krönet.
dungeon-climb-arrive = Där en klättrande riddare kommer fram gäller samma sak som för ett kort ur högen.
dungeon-climb-one = En av dina egna riddare som står där klättrar ett steg per tur, alltid uppåt.
dungeon-climb-stuck = En riddare under en drake kan inte klättra.
dungeon-dragon-perch = En drake får läggas på vilket urtag som helst där det står en eller två riddare, av vilken färg som helst, och ingen drake.
dungeon-dragon-defeat = Riddaren som når en drake går rakt upp till krönet; draken hamnar i fängelsehålan och riddarna under den går tillbaka till sin hög.
dungeon-bird-throw = En mås är ett kast mot kastellet. Allt som faller hamnar i fängelsehålan, och måsen också.
dungeon-bird-aim = Sikta på vilket urtag som helst som är med i spelet; brickan träffar där eller nära på den sidan, och det den träffar kan falla. Kast för hand är bara för bord som har valt det.
dungeon-end = Spelet slutar genast när någon varken har kort i högen eller en riddare som kan klättra.
dungeon-end-stall = Det slutar också när alla flera gånger i rad har blandat tillbaka sitt kort.
dungeon-score = Flest riddare på krönet vinner.
dungeon-tie = Vid lika vinner den lägre summan av värden på krönet; är även den lika delas segern. Vid vissa bord räknas i stället den sist anlända.

## Poängblock

dungeon-pad-knights-1 = Ettor på krönet
dungeon-pad-knights-2 = Tvåor på krönet
dungeon-pad-knights-3 = Treor på krönet
dungeon-pad-last = Värdet på den sist anlända
dungeon-pad-tie = { $tie ->
    [last] den sist anlända är en { $value }
   *[other] värdena blir tillsammans { $value }
}

## Val

dungeon-option-deck = Hög
dungeon-option-deck-standard = vanlig
dungeon-option-deck-stormy = stormig: en mås till
dungeon-option-deck-fiery = het: en drake till
dungeon-option-return = Blanda tillbaka
dungeon-option-return-free = när man vill
dungeon-option-return-forced = bara det som inte kan spelas
dungeon-option-throw = Kast
dungeon-option-throw-steady = stadiga
dungeon-option-throw-shaky = darriga
dungeon-option-throw-table = kastas på riktigt
dungeon-option-aim = Sikte
dungeon-option-aim-chance = slumpen
dungeon-option-aim-hand = för hand
dungeon-option-stall = Rundor med tillbakablandning
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Vid lika
dungeon-option-tie-sum = lägre summa
dungeon-option-tie-last = lägre sist anlänt kort

## Utgåvornas skillnader

dungeon-editions = Hur de tryckta utgåvorna skiljer sig
dungeon-edition-1 = Den danska säger inte att ett par är i säkerhet.
dungeon-edition-2 = Den danska jämför vid lika bara den översta riddaren; de andra summan av alla på krönet.
dungeon-edition-3 = Den norska har ingen regel för första turen.
dungeon-edition-4 = Den norska säger att ett par inte är i säkerhet för en drake.
dungeon-edition-5 = Den norska säger att man ska fånga där man kan.
dungeon-edition-6 = På finska, svenska och norska hamnar alla kort som faller i fängelsehålan.
dungeon-edition-7 = På danska och engelska bara riddarna som faller.
dungeon-told-sum = Lika många riddare högst upp, alltså vinner den lägre summan av deras värden: { $values }.
dungeon-told-last = Lika många riddare högst upp, alltså vinner det lägre värdet hos den som kom sist: { $values }.
