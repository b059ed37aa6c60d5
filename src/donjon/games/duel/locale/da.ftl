# Tower Duel: brættets ord og reglernes sætninger med egne ord.

duel-title = Tower Duel
duel-sentence = Byg otte tårne sammen, kom først af med dine kort, og råb TÅRN!, når den anden overser et.

## Kort

duel-symbol-0 = bog
duel-symbol-1 = fane
duel-symbol-2 = papyrusrulle
duel-symbol-3 = skjold
duel-green = grøn
duel-blue = blå
duel-card = { $symbol } { $value } ({ $colour })

## Forløb

duel-from-depot = startbunken
duel-from-drawn = hånden
duel-from-waste = kastebunken
duel-from-store = lager { $n }
duel-log-turned = , så { $symbol } { $value }
duel-log-build = { $name } bygger fra { $from }{ $next }
duel-log-store = { $name } flytter fra { $from } til lager { $n }{ $next }
duel-log-give = { $name } giver et kort væk fra { $from }{ $next }
duel-log-pair = { $name } betaler og flytter to kort fra lager { $from } til lager { $n }
duel-log-shed = { $name } betaler og lægger startbunkens kort i kastebunken{ $next }
duel-log-draw = { $name } trækker { $symbol } { $value }
duel-log-waste = { $name } lægger det trukne kort i kastebunken
duel-log-end = { $name } afslutter turen
duel-log-block = { $name } betaler og spærrer kastebunken
duel-log-leave = { $name } lader kastebunken være åben
duel-log-claim = { $name } tager belønningen
duel-log-call = { $name } råber TÅRN!
duel-log-let = { $name } råber ikke

## Pladser

duel-board = Bordet
duel-board-keys = Piletasterne går fra plads til plads, Enter tager et kort op og lægger det ned, Escape lægger det tilbage. D trækker, T råber TÅRN!
duel-name-depot = Startbunke
duel-name-stock = Trækbunke
duel-name-waste = Kastebunke
duel-at-store = Lager { $n }, { $count ->
    [one] 1 kort
   *[other] { $count } kort
} fra oven: { $cards }
duel-at-store-none = Lager { $n }, tomt
duel-at-tower = Tårn { $n }, { $symbol }: den næste er { $next }
duel-at-tower-done = Tårn { $n }, { $symbol }: færdigt
duel-at-depot = Startbunke, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, øverst { $card }
duel-at-depot-none = Startbunke, { $name }: tømt
duel-at-stock = Trækbunke, { $name }: { $count ->
    [0] tom
    [one] 1 kort
   *[other] { $count } kort
}
duel-at-next = , den næste er { $card }
duel-at-drawn = { $name } har trukket { $card }
duel-at-drawn-none = Trukket kort, { $name }: intet
duel-at-waste = Kastebunke, { $name }: { $count ->
    [0] tom
    [one] 1 kort, { $card }
   *[other] { $count } kort, øverst { $card }
}
duel-at-blocked = , spærret
duel-at-fits = , passer her
duel-at-fits-price = , for 1 guldklump
duel-at-purse = Pung, { $name }: { $count ->
    [one] 1 guldklump
   *[other] { $count } guldklumper
}
duel-list = Kort: { $name }
duel-list-waste = Kastebunke, fra oven ({ $count })
duel-list-stock = I trækbunken, den næste først ({ $count })
duel-list-unseen = Endnu ikke set af nogen ({ $count })
duel-close = Luk

## Hvad der skal gøres

duel-wait = Det er { $name }, der spiller.
duel-ask = Flyt kort, eller træk. Et trukket kort, du må kaste, slutter din tur.
duel-ask-build = Et kort passer på et tårn: byg det først.
duel-ask-where = { $card }: tryk, hvor det skal hen.
duel-ask-pair = Begge kort flytter, for 1 guldklump: tryk på et lyst lager.
duel-ask-drawn = Du trak { $card }: tryk, hvor det skal hen.
duel-ask-drawn-build = Du trak { $card }, og det passer på et tårn: byg det.
duel-ask-drawn-none = Du trak { $card }. Har du ingen plads til det, så kast det; det slutter din tur.
duel-ask-end = Du har intet at trække: flyt kort, eller afslut din tur.
duel-ask-block = Din tur er slut. Skal { $name } holdes fra din kastebunke i én tur?
duel-missed = { $name } overså { $count ->
    [one] dette kort til et tårn: { $cards }.
   *[other] disse kort til tårne: { $cards }.
}
duel-held = Taget op: { $card }
duel-do-claim = Tag +{ $count }
duel-do-block = Spær
duel-do-leave = Lad den være
duel-do-waste = Kast kortet
duel-do-one = Tag ét
duel-do-both = Tag to
duel-do-shed = Kast startkort
duel-do-draw = Træk
duel-do-end = Afslut turen
duel-do-call = TÅRN!
duel-do-call-key = Et kort til et tårn blev overset (tast T)
duel-say-first = Tryk først på et kort, så hvor det skal hen.
duel-say-nowhere = { $card } passer ingen steder nu.
duel-say-theirs = Disse kort er den andens.
duel-say-closed = Ved dette bord bladrer man ikke i kastebunkerne.
duel-say-late = For sent: bordet er gået videre.
duel-say-pair-tower = Kun ét kort ad gangen lægges på et tårn.
duel-say-pair-store = To kort sammen lægges kun på et lager.
duel-tally-cards = Kort tilbage
duel-tally-depot = I startbunken

## Optællingen

duel-count-setup-deal = fra begyndelsen
duel-count-gold-tower = for etagerne 4, 8 og 12
duel-count-gold-depot = for den først tømte startbunke
duel-count-gold-out = for det sidste kort
duel-count-gold-shed = for kastede startkort
duel-count-gold-block = for spærringer
duel-count-gold-pair = for to kort på én gang
duel-count-call-right = for råbte tårne

## Råd

duel-because-pays = giver { $nuggets ->
    [one] en guldklump
   *[other] { $nuggets } guldklumper
}
duel-because-out = spiller dit sidste kort, giver 2 guldklumper og slutter spillet
duel-because-cleared = tømmer din startbunke først og giver dermed en guldklump
duel-because-emptied = tømmer din startbunke, så du må bruge din kastebunke
duel-because-depot = tager et kort fra din startbunke ({ $cards ->
    [one] ét
   *[other] { $cards }
} tilbage)
duel-because-waste-off = skiller dig af med et kort fra kastebunken
duel-because-hand = finder en plads til det trukne kort, så din tur går videre
duel-because-again = lader endnu et kort blive bygget straks
duel-because-tower = gør et tårn højere
duel-because-give = giver modspilleren et kort mere
duel-because-bares = blotter et kort, der passer på et tårn
duel-because-digs = er det første af { $cards } skridt mod et kort, der passer på et tårn
duel-because-vacates = tømmer et lager
duel-because-room = giver plads til dit eget næste kort
duel-because-fills = fylder et tomt lager
duel-because-buries = dækker et kort, som et tårn snart skal bruge
duel-because-missed = overser et tårn, som modspilleren kan råbe op om
duel-because-spends = koster en guldklump
duel-because-fresh = giver dig et nyt kort ({ $cards ->
    [one] ét
   *[other] { $cards }
} tilbage i trækbunken)
duel-because-flip = vender din kastebunke, så du kan trække videre
duel-because-keeps-empty = holder et lager tomt
duel-because-block = hindrer modspilleren i at give dig kort
duel-because-saves = sparer en guldklump
duel-because-claim = tager { $nuggets ->
    [one] den guldklump
   *[other] de { $nuggets } guldklumper
}, du har tjent
duel-because-fine = giver dig en guldklump fra modspilleren
duel-because-call = slutter modspillerens tur

## Regler

duel-setup-deal = Hver blander 52 kort, lægger 13 som startbunke og vender det øverste op; 4 kort mere begynder lagre, resten er trækbunken. Begge har 3 guldklumper.
duel-setup-first = Den, hvis kort på startbunken er lavest, begynder; er de lige, afgør tilfældet det.
duel-tower-order = Et tårn vokser fra 0 til 12 i ét symbol; hvert symbol har to tårne.
duel-store-fit = På et lager passer et kort, der er én lavere og af den anden farve. En 1’er tager også en 12’er, ikke kun et 0; et 0 tager intet.
duel-store-empty = Et tomt lager kan fyldes med et andet lagers øverste kort, din startbunkes, det kort, du trak, eller din kastebunkes, når startbunken er væk.
duel-give-fit = Den andens kastebunke tager et kort med samme symbol som dens øverste, én højere eller lavere. 1 og 12 er naboer. En tom bunke tager intet.
duel-give-blocked = Den kastebunke er spærret, til denne tur er slut.
duel-source = Du kan flytte startbunkens øverste kort, ethvert lagers øverste og det kort, du trak; kastebunkens øverste først, når startbunken er væk. Tårnene bliver stående.
duel-turn-moves = Flyt så ofte, du vil, til et trukket kort skal i din kastebunke. Derefter kan du endnu betale for at spærre den.
duel-tower-first = At bygge går forud: så længe et kort inden for rækkevidde passer på et tårn, skal et sådant bygges før alt andet.
duel-draw = Et trukket kort går forud for alt andet: byg det, læg det på et lager, eller giv det væk. Kun hvis intet lager med kort og ingen åben kastebunke tager det, må det i din egen kastebunke, og så er din tur slut.
duel-draw-flip = Når din trækbunke er tom, vendes kastebunken, ublandet, til en ny trækbunke, når du trækker.
duel-draw-none = Så længe du kan trække, kan du ikke afslutte din tur; er trækbunke og kastebunke tomme, kan du ikke trække.
duel-shift-limit = Efter 12 flytninger mellem lagre i træk skal der ske noget andet.
duel-depot-next = Så snart startbunkens øverste kort er væk, vendes det næste op.
duel-gold-tower = At bygge en 4’er giver 1 guldklump, en 8’er 2, en 12’er 3.
duel-gold-depot = Den, der først tømmer sin startbunke, får 1 guldklump.
duel-gold-out = Den, der spiller sit sidste kort, får 2 guldklumper.
duel-gold-claim = Hvad dit sidste træk gav, er kun dit, hvis du tager det før alt andet. Ved nogle borde betales det straks.
duel-gold-shed = For en guldklump går startbunkens øverste kort i din egen kastebunke.
duel-gold-block = Efter din tur må du betale en guldklump for at spærre din kastebunke, til den andens næste tur er slut.
duel-gold-pair = For en guldklump flytter et lagers to øverste kort sammen, til et lager, hvor det nederste passer, eller til et tomt.
duel-gold-none = Uden en guldklump kan det ikke betales.
duel-call-when = Den, der spiller videre, selv om et kort skal bygges, har overset det, og den anden må råbe TÅRN! indtil næste træk.
duel-call-right = Efter et rigtigt råb tages trækket tilbage, den, der gjorde det, betaler en guldklump til den, der råbte, og turen er slut.
duel-call-wrong = Der var intet at råbe om: ingen har overset et kort.
duel-end = Spillet slutter, så snart en ikke har flere kort i startbunke, trækbunke, kastebunke og hånd.
duel-end-stall = Det slutter også efter 60 ture i træk, hvor intet blev bygget, og ingen startbunke blev mindre.
duel-score = Flest guldklumper vinder.
duel-tie = Er det lige, vinder den, der har spillet alle kort; gik spillet i stå, den, der har færrest tilbage. Ellers vinder begge.
duel-known = I ved begge, hvilket kort der ligger der, og det er et andet.

## Pointblok

duel-pad-gold = Guldklumper
duel-pad-left = Kort tilbage
duel-pad-tie = { $value ->
    [0] alle kort spillet
    [one] 1 kort tilbage
   *[other] { $value } kort tilbage
}

## Valg

duel-manner = Tårnene
duel-manner-relaxed = lyser op: afslappet
duel-manner-rulebook = som i regelhæftet, TÅRN!
duel-option-colours = Farver
duel-option-colours-symbol = efter symbol
duel-option-colours-deck = efter kortbunke
duel-option-tower_call = At bygge først
duel-option-tower_call-on = kan overses, og så råbes der
duel-option-tower_call-off = altid et krav
duel-option-rewards = Belønninger
duel-option-rewards-auto = betales straks
duel-option-rewards-claimed = skal tages
duel-option-memory = Kastebunker
duel-option-memory-aid = må bladres igennem
duel-option-memory-none = kun det øverste kort ses
