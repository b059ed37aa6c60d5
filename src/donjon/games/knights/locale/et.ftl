# Robber Knights: laua sõnad ja reeglite laused oma sõnadega.

knights-title = Robber Knights
knights-sentence = Ehita maad tükkhaaval ja saada linnustest rüütleid hoidma seda, mis nende ümber on.

## Maatükid

knights-tile-L = järv
knights-tile-M = mäed
knights-tile-P = tasandik
knights-tile-Pv = tasandik külaga
knights-tile-Pc = tasandik linnusega
knights-tile-Pt = tasandik linnaga
knights-tile-Fv = mets külaga
knights-tile-Fc = mets linnusega
knights-tile-Ft = mets linnaga

## Käigud

knights-log-keep = { $name } jätab endale linnuse ja maatüki: { $tile }
knights-log-keep-hidden = { $name } on valinud, millise maatüki endale jätab
knights-log-lay = { $name } paneb maatüki: { $tile }
knights-log-deploy-none = { $name } jätab linnuse tühjaks
knights-log-deploy-stay = { $name } mehitab linnuse: { $count ->
    [one] üks rüütel
   *[other] { $count } rüütlit
}
knights-log-deploy-line = { $name } saadab { $count } rüütlit { $direction ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}: { $split }
knights-log-stop = { $name } lõpetab käigu

## Laud

knights-board = Maa
knights-board-keys = Nooleklahvid liiguvad laual, Enter paneb valitud maatüki, 1 ja 2 valivad maatüki, Escape laseb lahti. Kui linnus ootab: nooleklahv valib suuna ja uuesti vajutades läheb kaugemale; pluss ja miinus muudavad, mitu jääb viimasele maatükile; Enter saadab nad teele, 0 ei saada kedagi.
knights-keep-how = Ülejäänud maatükid tulevad hiljem, rühm rühma haaval. Ainult selle ühe valid sa ise.
knights-choose-first = Vali kõigepealt üks oma maatükkidest, siis koht selle jaoks.
knights-wait-keep = { $name } valib maatükki, mille endale jätab.
knights-whither = Kuhu rüütlid lähevad
knights-holds = valdab seda maatükki
knights-left-how = Käes olevad maatükid on kaasa arvatud.
knights-plan = { $count } rüütlit { $direction ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}: { $split }
knights-plan-stay = { $count ->
    [one] Üks rüütel jääb
   *[other] { $count } rüütlit jääb
} linnusesse
knights-cell-empty = Tühi, { $x } { $y }
knights-cell-open = Maatükile vaba, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] rüütleid ei ole
    [one] üks rüütel
   *[other] { $knights } rüütlit
}{ $knights ->
    [0] { "" }
   *[other] , valdab { $name }
}
knights-hand = Sinu maatükid
knights-hand-tile = Maatükk { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] punkte ei anna
    [one] 1 punkt
   *[other] { $points } punkti
}
knights-leave = { $count ->
    [0] rüütel siia ei pääse
    [one] 1 rüütel peab siia jääma
   *[other] { $count } rüütlit peab siia jääma
}
knights-ask-keep = Jäta üks neist koos linnusega endale. Kaks ülejäänut alustavad kaarti.
knights-kept-castle = Linnuse jätad endale alati.
knights-ask-lay-first = Pane maatükk.
knights-ask-lay-more = Pane veel üks maatükk või lõpeta käik.
knights-ask-place = Puuduta heledat kohta. Maatükk: { $tile }.
knights-ask-deploy = Saada linnusest kuni viis rüütlit. Lohista mööda joont või vali suund.
knights-wait = Käigul on { $name }.
knights-laid = { $count }/3 maatükki pandud
knights-stop = Lõpeta käik
knights-none = Rüütleid ei saada
knights-send = Saada { $count ->
    [one] 1 rüütel
   *[other] { $count } rüütlit
}
knights-stay = Jää siia
knights-north = Põhi
knights-east = Ida
knights-south = Lõuna
knights-west = Lääs
knights-more = Üks rohkem: { $tile }
knights-fewer = Üks vähem: { $tile }
knights-farther = Maatükk kaugemale
knights-nearer = Maatükk lähemale
knights-left-in-hand = { $count ->
    [one] 1 rüütel alles
   *[other] { $count } rüütlit alles
}
knights-zoom-in = Lähemale
knights-zoom-out = Kaugemale
knights-fit = Näita kõike
knights-left = Mis on veel tulemas
knights-stack = { $tile } · { $worth }
knights-stack-empty = Rüütleid siin ei ole.
knights-stack-closed = Täis või suletud: siia ei pääse enam keegi.
knights-close = Sulge
knights-knights = Rüütleid varus
knights-tiles = Maatükke virnas

## Vihje

knights-because-keep-mountains = jätab alles mäed, millega saab hiljem tee sulgeda
knights-because-keep-village = hoiab küla algusest eemal, kus ka teised selleni jõuaksid
knights-because-reach = avab su rüütlitele tee { $points ->
    [one] ühe punktini
   *[other] { $points } punktini
}
knights-because-castle = annab sulle linnuse, mis toob 1 punkti
knights-because-bar = sulgeb tee: järvest ei pääse mööda ükski rüütel
knights-because-hard = teeb tee raskeks: kes mägedest läbi läheb, peab sinna jätma kolm rüütlit
knights-because-nothing = ei jäta teistele midagi võtta
knights-because-shield = kaitseb ühelt poolt { $land ->
    [castle] sinu linnust
    [village] sinu küla
   *[town] sinu linna
}
knights-because-tucked = jätab { $land ->
    [village] külale
   *[town] linnale
} kõige rohkem ühe vaba külje
knights-because-offer = paneb { $land ->
    [village] küla
   *[town] linna
} kõigi rüütlitele kättesaadavaks
knights-because-save = hoiab su rüütlid alles järgmiste linnuste jaoks
knights-because-tie = hoiab su rüütlid alles: viigi korral otsustavad nemad
knights-because-several = hõivab korraga mitu maatükki (kokku { $points ->
    [one] üks punkt
   *[other] { $points } punkti
})
knights-because-capture = võtab teiselt ära { $land ->
    [castle] linnuse (1 punkt)
    [village] küla (2 punkti)
   *[town] linna (3 punkti)
}
knights-because-take = hõivab { $land ->
    [castle] linnuse (1 punkt)
    [village] küla (2 punkti)
   *[town] linna (3 punkti)
}
knights-because-close = suleb { $land ->
    [castle] linnuse
    [village] küla
   *[town] linna
} teistele { $knights } rüütliga
knights-because-secure = kindlustab { $land ->
    [castle] sinu linnuse
    [village] sinu küla
   *[town] sinu linna
} lõplikult { $knights } rüütliga
knights-because-open = jätab { $land ->
    [village] küla
   *[town] linna
} teistele lahti
knights-because-wait = hoiab hilisemaks alles { $tiles ->
    [one] su viimase maatüki
   *[other] { $tiles } maatükki
}

## Reeglid

knights-setup-choice = Neljast esimesest maatükist jätad endale linnuse ja ühe ülejäänud kolmest.
knights-setup-layout = Kaks maatükki, mida mängija endale ei jäta, alustavad kaarti, üks veerg igale mängijale.
knights-setup-pile = Ülejäänud maatükid tulevad rühm rühma haaval, B esimesena ja E viimasena; järjekorda rühma sees ei tea keegi.
knights-setup-first = Alustab vanim mängija: siin esimene koht. Mäng kulgeb päripäeva.
knights-lay-count = Oma käigul paned üks kuni kolm maatükki. Esimese pead, teised võid.
knights-lay-hand = Panna saad ainult maatüki, mis on sul käes.
knights-lay-empty = Maatükk pannakse tühjale kohale.
knights-lay-edge = Maatüki serv peab puutuma vastu juba pandud maatüki serva; nurgast ei piisa.
knights-lay-area = Kogu kaart peab mahtuma ruutu: kahekesi 7 × 7, kolmekesi 9 × 9, neljakesi 10 × 10.
knights-lay-refill = Pärast iga maatükki ja selle rüütleid võtad järgmise.
knights-turn-skip = Kellel maatükke enam ei ole, see jäetakse vahele. Käik lõpeb ise pärast kolmandat maatükki või siis, kui käsi on tühi.
knights-castle-place = Kui paned linnuse, võid sinna kohe panna kuni viis oma allesjäänud rüütlit. Otsusta kõigepealt ootava linnuse üle.
knights-castle-forced = Selles lauas peab linnuse panija rüütleid saatma.
knights-castle-line = Linnusest lähevad rüütlid ühes sirges reas, maatükk maatüki haaval, ilma tühja kohta vahele jätmata.
knights-castle-leave = Igale maatükile, ka linnusesse, jätavad nad vähemalt: tasandikule 1, metsa 2, mägedesse 3.
knights-castle-lake = Järve rüütlid ei lähe.
knights-castle-four = Maatükile jääb kõige rohkem neli rüütlit, kõik värvid kokku. Kus see ei õnnestu, seal rida lõpeb.
knights-castle-top = Uued rüütlid lähevad nende peale, kes on juba kohal.
knights-castle-none = Ükski linnus ei oota rüütleid, ja kui rüütleid enam alles ei ole, siis linnus neid ei too. Rüütlid ei liigu enam kunagi.
knights-end = Mäng lõpeb, kui kõik maatükid on laual ja nende rüütlid seisavad.
knights-score = Kelle rüütel on maatükil kõige pealmine, see saab punktid: linnus 1, küla 2, linn 3. Tühi maa ei anna midagi.
knights-tie = Viigi korral võidab see, kellel on varus rohkem rüütleid; kui ka see on võrdne, jagatakse võitu.

## Punktileht

knights-pad-castles = Linnuseid valduses
knights-pad-villages = Külasid valduses
knights-pad-towns = Linnu valduses
knights-pad-left = Rüütleid alles
knights-pad-tie = { $value ->
    [one] 1 rüütel alles
   *[other] { $value } rüütlit alles
}

## Valikud

knights-option-deploy = Rüütlid linnusele
knights-option-deploy-optional = nii palju, kui tahad
knights-option-deploy-forced = vähemalt kohustuslikud
