# Build the Castle: brädets ord och reglernas meningar med egna ord.

## Brädet

castle-title = Build the Castle
castle-sentence = Ta ett kort per tur, bygg borgen med flest riddare, katter och spöken och skjut med katapulten på grannarnas.
castle-edge-ground = mark
castle-edge-castle = mur
castle-edge-tower = torn
castle-edge-sky = himmel
castle-card = nedtill { $down }, upptill { $up }, till vänster { $left }, till höger { $right }
castle-back = slät mur, baksidan upp
castle-start = startkortet
castle-kind-gatehouse = Porthus
castle-kind-west-footing = Västlig grund
castle-kind-east-footing = Östlig grund
castle-kind-rampart = Vall
castle-kind-keep-footing = Torngrund
castle-kind-lone-footing = Ensam grund
castle-kind-hall = Sal
castle-kind-roofed-hall = Sal med tak
castle-kind-west-wall = Västmur
castle-kind-east-wall = Östmur
castle-kind-west-eaves = Västlig takfot
castle-kind-east-eaves = Östlig takfot
castle-kind-oriel = Burspråk
castle-kind-tower-base = Tornbas
castle-kind-west-tower-base = Västlig tornbas
castle-kind-east-tower-base = Östlig tornbas
castle-kind-free-tower-base = Fristående tornbas
castle-kind-shaft = Tornskaft
castle-kind-walled-shaft = Tornskaft i muren
castle-kind-roof = Torntak
castle-kind-walled-roof = Torntak i muren
castle-shows-catapult = katapult
castle-count-knight = { $count ->
    [one] en riddare
   *[other] { $count } riddare
}
castle-count-princess = { $count ->
    [one] en prinsessa
   *[other] { $count } prinsessor
}
castle-count-ghost = { $count ->
    [one] ett spöke
   *[other] { $count } spöken
}
castle-count-dove = { $count ->
    [one] en duva
   *[other] { $count } duvor
}
castle-count-cat = { $count ->
    [one] en katt
   *[other] { $count } katter
}
castle-row-knight = Riddare
castle-row-princess = Prinsessor
castle-row-ghost = Spöken
castle-row-dove = Duvor
castle-row-cat = Katter
castle-row-tower = Färdiga torn
castle-rows = Vem som leder
castle-rows-open = Vem som leder; här det som syns i borgen: { $name }
castle-rows-note = Flest i en rad ger 3, näst flest 1. Lika i topp: 2 var och ingen är tvåa. Lika på andra plats: ingenting.
castle-worth = värde
castle-points = Poäng
castle-points-now = Poäng nu
castle-of = Borg, { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-home = Tillbaka till min
castle-starter = Träborgen: börjar den här rundan
castle-display = Utlagda kort
castle-cell-fits = Kolumn { $x }, rad { $y }: passar
castle-cell-turned = Kolumn { $x }, rad { $y }: passar vänt
castle-cell-not = Kolumn { $x }, rad { $y }: passar inte
castle-cell-target = Kolumn { $x }, rad { $y }: { $card }. Kan skjutas bort
castle-cell-covered = Kolumn { $x }, rad { $y }: { $card }. Kan inte skjutas bort
castle-ask-take = Ta ett av korten.
castle-ask-place = Tryck på en ljus plats, eller dra kortet dit.
castle-ask-place-back = Med baksidan upp är det slät mur och visar ingenting. Tryck på en ljus plats.
castle-ask-discard = Inget kan läggas: ta ett kort och kasta det.
castle-ask-discard-this = Kasta det här kortet?
castle-ask-shoot = Katapult! Skjut bort ett ljust kort, eller avstå.
castle-must-shoot = Katapult! Skjut bort ett ljust kort.
castle-ask-target = Välj en borg att skjuta på, eller avstå.
castle-say-nowhere = Det här kortet passar ingenstans, hur det än vänds.
castle-say-down = Vänt med baksidan upp passar det här. Tryck igen för att lägga det.
castle-say-up = Vänt med framsidan upp passar det här. Tryck igen för att lägga det.
castle-wait = Det är { $name } som spelar.
castle-wait-shot = { $name } siktar med katapulten.
castle-turn-down = Vänd
castle-turn-up = Vänd
castle-discard = Kasta
castle-hold = Avstå
castle-pile = Draghög: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
castle-pile-list = Kort som ännu inte setts
castle-pile-note = { $count ->
    [one] 1 av de här korten ligger
   *[other] { $count } av de här korten ligger
} i draghögen; { $starts ->
    [one] det andra är ett startkort
   *[other] de andra { $starts } är startkort
}, med baksidan upp.
castle-close = Stäng
castle-tally-cards = Kort i borgen

## Händelser

castle-log-lay = { $name } bygger: { $card }
castle-log-back = { $name } bygger med baksidan upp: { $card }
castle-log-discard = { $name } kastar: { $card }
castle-log-shoot = { $name } skjuter bort ett kort ur borgen: { $target }
castle-log-hit = { $name } skjuter på { $target }: { $card }
castle-log-hold = { $name } avstår från att skjuta

## The count

castle-step-first = { $row }: flest av alla, { $most }
castle-step-shared = { $row }: { $sharers } borgar lika med { $most }; 2 var, och ingen är tvåa
castle-step-second = { $row }: näst flest, { $own } (flest: { $most })

## Tips

castle-because-points = ger dig { $points ->
    [one] en poäng
   *[other] { $points } poäng
} till som läget är nu
castle-because-lead = ger dig ledningen { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-level = för dig upp jämsides med ledaren { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-second = för dig upp på andra plats { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-extend = ökar din ledning { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-closer = för dig närmare ledningen { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-deny = tar kortet från någon som det skulle föra till toppen { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-catapult = låter kortets katapult skjuta
castle-because-base = börjar ett torn som ett tak kan göra färdigt
castle-because-shaft = höjer ett torn som ett tak kan göra färdigt
castle-because-room = ger plats åt { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} till som ingen har sett än
castle-because-cramped = tar platsen för { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} som ingen har sett än
castle-because-face-down = fyller en plats med baksidan upp, där framsidan inte passar
castle-because-cost = kostar ägaren { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
castle-because-hit = kastar ägaren tillbaka { $row ->
    [knight] i riddare
    [princess] i prinsessor
    [ghost] i spöken
    [dove] i duvor
    [cat] i katter
   *[tower] i färdiga torn
}
castle-because-unfinished = bryter av ett torn som väntar på sitt tak
castle-because-hold = är lika bra som något skott: inget skulle ändra en poäng nu

## Regler

castle-setup-start = Vars och ens borg börjar med ett kort, med baksidan upp, på marken. Ingen tittar på dess framsida.
castle-setup-first = Slumpen avgör vem som får träborgen och börjar.
castle-round-reveal = Den som har träborgen vänder upp fem kort; i sista rundan kanske färre.
castle-round-turns = Med början hos träborgen har var och en en tur, medsols.
castle-round-end = Det som är kvar av de utlagda korten kastas, och träborgen går åt vänster.
castle-take = Ta ett av de utlagda korten
castle-place = och lägg det i din egen borg, med framsidan eller baksidan upp, på en tom plats bredvid eller ovanpå ett kort. Kort vrids aldrig på sidan.
castle-place-support = Ett kort står på marken eller på ett kort rakt under. En lucka i marken får fyllas.
castle-place-match = Där kanter möts måste de visa samma sak. Längst ner behöver ett kort mark nedtill, högre upp vad som helst annat.
castle-place-extent = En borg når 15 platser åt vardera sidan från startkortet och 15 uppåt, och aldrig under marken.
castle-place-none = Bara om inget av de utlagda korten kan läggas, hur det än vänds, tar du ett och kastar det.
castle-catapult = Visar kortet du tar en katapult får du välja en motspelare och skjuta bort ett kort ur den borgen. Det gäller också ett kort som lagts med baksidan upp eller kastats.
castle-catapult-top = Bara ett kort som inte bär något annat kan skjutas bort.
castle-catapult-last = Det sista kortet i en borg kan inte skjutas bort. Startkortet kan.
castle-end = När det finns färre kort kvar än spelare är spelet slut efter rundan.
castle-score-rows = Sex saker jämförs: riddare, prinsessor, spöken, duvor, katter och färdiga torn. Bara kort med framsidan upp räknas.
castle-score-tower = Ett torn är färdigt med en fot, en topp och bara torn däremellan.
castle-score-first = Den som har flest av en sak får 3 poäng,
castle-score-second = och den som har näst flest får 1.
castle-score-tie_first = Vid lika i topp får alla där 2, och ingen är tvåa.
castle-score-tie_second = Vid lika på andra plats får ingen något för den.
castle-score-none = Den som inte har någon av en sak får inget för den.
castle-tie = Flest poäng vinner; vid lika delas segern.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Val

castle-option-catapult = Ett kort med katapult
castle-option-catapult-and = läggs och skjuter
castle-option-catapult-or = läggs, eller kastas och skjuter
