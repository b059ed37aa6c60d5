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

castle-log-lay = { $name } bygger
castle-log-back = { $name } bygger med ett kort med baksidan upp
castle-log-discard = { $name } kastar ett kort
castle-log-shoot = { $name } skjuter bort ett kort ur borgen: { $target }
castle-log-hold = { $name } avstår från att skjuta

## The count

castle-step-first = { $row }: flest av alla, { $most }
castle-step-shared = { $row }: { $sharers } borgar lika med { $most }; 2 var, och ingen är tvåa
castle-step-second = { $row }: näst flest, { $own } (flest: { $most })
