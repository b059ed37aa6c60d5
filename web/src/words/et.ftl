### Lehe sõnad. Mängude endi sõnad on nende reeglite kõrval.

## Home
home-title = donjon: viis lauamängu linnustest ja tornidest
play-now = Mängi kohe
play = Mängi
with-friends = Sõpradega
on-this-screen = Selles seadmes
players = { $low ->
    [2] { $high ->
        [2] 2 mängijat
       *[other] 2–{ $high } mängijat
    }
   *[other] { $low }–{ $high } mängijat
}
minutes = { $minutes } min
rules = Reeglid
more-games = Teised mängud
coming = Tulekul
credit = { $title }: autor { $authors }, kirjastaja { $publisher }, { $year }.
own-work = Kõik tekstid ja joonistused siin on meie omad.
running = Sinu lauad
waits-for-people = Ootab mängijaid
forget-table = Eemalda nimekirjast

## Opening a table
seats = Mängijaid
bots-play = Robotite tase
level-gentle = leebe
level-fair = tubli
level-sharp = terav
level-master = meister
level-1 = Paaž
level-1-how = On reeglid alles selgeks saanud.
level-2 = Kannupoiss
level-2-how = Näeb palju häid käike, aga mitte kõiki.
level-3 = Rüütel
level-3-how = Mängib hästi käigust käiku.
level-4 = Krahv
level-4-how = Jätab harva hea käigu märkamata.
level-5 = Hertsog
level-5-how = Ei eksi peaaegu kunagi.
level-6 = Kuningas
level-6-how = Mõtleb põhjalikult ega andesta midagi.
level-strongest = Lohe
level-strongest-how = Nii tugev kui võimalik: mõtleb iga käigu üle sekundi.
options = Vali reeglid
hide-scores = Peida punktid mängu ajal
bots-pause = Robotid ei kiirusta
own-cards = Mängi oma kaartidega
own-cards-how = Tekstifail, kus iga kaardi kohta on üks [[card]], nagu mängu enda failis.
own-cards-none = Tagasi mängu kaartide juurde
own-cards-chosen = Oma kaartidega: { $name }
friends-how = { $others ->
    [one] Saad lingi ja QR-koodi ühele sõbrale.
   *[other] Saad lingi ja QR-koodi { $others } sõbrale.
} Mäng algab, kui kõik istuvad.
screen-how = Kõik mängivad selles seadmes ja annavad selle edasi. Igal kohal võib mängida ka robot.
your-name = Sinu nimi
name-example = Liis
open-table = Ava laud
start = Alusta
player-n = Mängija { $n }
bot = Robot
bot-n = Robot { $n }
seat-is-bot = Robot kohale { $n }
you = sina
you-name = Sina
you-win = Sina võitsid!

## Settings
language = Keel
theme = Valgus
theme-system = Nagu seadmes
theme-light = Päevavalgus
theme-dark = Küünlavalgus
sound-on = Heli on sees
sound-off = Heli on väljas

## Before the match
lobby-wait = { $open ->
    [one] Üks koht on veel vaba. Saada link sõbrale; mäng algab ise.
   *[other] { $open } kohta on veel vabad. Saada link sõpradele; mäng algab ise.
}
lobby-come = Sind on kutsutud. Võta istet!
lobby-full = Kõik on kohal. Kohe algab.
lobby-watch = Ilma kohata saad vaadata, kui mäng on alanud.
open-seat = Vaba koht
sit-down = Istu siia
put-bot = Robot
take-bot-away = Tee koht jälle vabaks
invite = Kutsu sõbrad
qr = Selle laua link QR-koodina
link = Selle laua link
copy-link = Kopeeri link
copied = Kopeeritud
share = Jaga
share-text = Tule minuga mängima: { $title }

## At the table
your-turn = Sinu kord
turn-of = Käigul { $name }
thinks = { $name } mõtleb
thinking = Mõtleb
watch = Vaata, mis juhtus
skip = Jäta vahele
what-now = Mida nüüd teha
away = eemal
score = Punktid
scores-hidden = Punktid on peidus
undo = Tagasi
hint = Vihje
chat = Vestlus
more = Veel
log = Käigud
log-empty = Midagi pole veel juhtunud.
note-bot-anew = { $name } takerdus ja mõtleb uuesti.
note-bot-random = { $name } ei saanud mõelda ja käib tunde järgi.
log-undo = { $name } võtab viimase käigu tagasi
log-resign = { $name } annab alla
log-timeout = { $name }: aeg sai otsa
the-rule = Reegel
close = Sulge
hint-best = Parim: { $move }
hint-next = Paremuselt teine: { $move }
hint-elsewhere = Paremuselt teine: sama mujal
hint-win = { $count ->
    [0] Siit sa peaaegu kunagi ei võida.
    [10] Siit võidad peaaegu alati.
   *[other] Siit võidad umbes { $count } mängu kümnest.
}
hint-alike = Peaaegu sama hea.
hint-why = See käik { $first }.
hint-why-two = See käik { $first } ja { $second }.
hint-why-but = See käik { $first }, kuid see { $price }.
hint-why-price = Kasu selgub alles hiljem; see käik { $price }.
hint-of-ten = Kümnest mängust umbes:
hint-board = Näita lauda
hint-prepares = Roboteid seatakse selle mängu jaoks valmis; esimene vihje võtab veidi kauem aega.
reconnecting = Ühendame uuesti, midagi ei lähe kaotsi
opening = Katame lauda
no-board = Sinu käigud
pass-device = Anna seade edasi: { $name }
i-am = Mina olen { $name }
unread = uusi ridu

## Looking back
replay = Vaata uuesti
to-start = Algusesse
one-back = Käik tagasi
one-on = Käik edasi
play-on = Esita ise edasi
pause = Peata
move-of = Käik { $ply }/{ $last }
to-now = Tagasi mängu
to-result = Tagasi tulemuse juurde

## The end
over = Mäng läbi
wins = { $count ->
    [0] Keegi ei võida
    [one] { $names } võidab
   *[other] { $names } jagavad võitu
}
reason-resign = Mäng lõppes, sest keegi andis alla.
reason-timeout = Mäng lõppes, sest kellelgi sai aeg otsa.
the-count = Punktide lugemine
count-none = Keegi ei saa midagi.
rematch = Uus mäng
to-rematch = Uude mängu
resign = Anna alla
resign-sure = Kas annad tõesti alla?
resign-text = Mäng lõpeb kohe ja sa ei saa seda enam võita. Seda ei saa tagasi võtta.
no-go-on = Ei, mängin edasi

## After the game
analysis = Analüüs
percent = { $n }%
play-from-here = Mängi siit edasi

## Drawers
this-table = See laud
this-browser = See veebilehitseja
save-record = Salvesta mäng
table-view = Lauavaade
to-home = Kõik mängud
keys = Klahvid
notify-me = Ütle, kui on minu kord
invite-watch = Kutsu mängima või vaatama
carry = Jätka teises seadmes
carry-how = Kellel on see link, istub sinu kohal. Hoia see enda teada.
carry-seat = Link: { $name }
agreed = Selles lauas kokku lepitud
yes = jah
no = ei
fair = Aus segamine
fair-how = See segamise sõrmejälg oli olemas enne esimest käiku. Pärast lõppu näidatakse segamist ennast ja igaüks võib võrrelda.
fair-seed = Segamine oli:
chat-empty = Keegi pole veel midagi öelnud.
say-something = Ütle midagi
send = Saada
a-spectator = Pealtvaataja
key-arrows = liigu kohast kohta
key-enter = võta ja pane maha
key-escape = pane tagasi, sulge, jäta vahele
key-undo = võta viimane käik tagasi
key-hint = küsi vihjet
key-rules = ava reeglid
key-log = mine käikude juurde
key-sound = heli sisse ja välja
key-replay = sirvi mängu, kui seda uuesti vaatad
key-keys = näita neid klahve

## Rules
rules-how = Igal reeglil on nimi. Kui käik ei sobi, näed, milline reegel seda keelab.
editions-how = Siin kehtivad ülaltoodud reeglid, mida iganes sinu mängukarbis kirjas on.
rules-coming = Selle mängu reegleid alles laotakse. Need tulevad koos mänguga.
no-such-game = Sellenimelist mängu siin ei ole.
part-setup = Ettevalmistus
part-lay = Maatükkide panemine
part-castle = Linnused ja rüütlid
part-build = Ehitamine
part-bid = Pakkumine
part-take = Mida võideti
part-turn = Käik
part-slot = Aknad ja pilud
part-climb = Ronimine
part-dragon = Lohed
part-bird = Linnud
part-round = Voor
part-store = Laod ja allikad
part-shift = Ümbertõstmine
part-gold = Kuld
part-call = Hüüdmine
part-catapult = Katapult
part-end = Mängu lõpp ja võitja

## Punktileht
pad = Punktileht
pad-title = Punktileht: { $title }
pad-for = Sinu laual olevale trükitud mängule: see loeb sinu eest.
pad-how = Sinu laual olevale trükitud mängule: märgi, mis seal on, ja punktid tulevad kohe. Need jäävad siia veebilehitsejasse, kuni sa lehe tühjendad.
pad-name = Mängija { $n } nimi
pad-of = { $row }, { $name }
pad-less = Üks vähem: { $what }
pad-more = Üks rohkem: { $what }
pad-points = Punktid
pad-told = Mis kui palju andis. Puuduta rida, et näha selle reeglit.
pad-empty = Midagi pole veel märgitud.
pad-tie-shared = { $names }: igaühel { $points } { $points ->
    [one] punkt
   *[other] punkti
} ja miski ei otsusta nende vahel.
pad-tie-broken = { $names }: igaühel { $points } { $points ->
    [one] punkt
   *[other] punkti
}. Otsustab viigireegel.
pad-misfit = { $what }: see ei klapi veel.
pad-surplus = { $what }: kokku on seda rohkem, kui mängus on.
pad-needed = { $what }: seda on vaja, sest see otsustab viigi.
pad-clear = Tühjenda
pad-back = Too tagasi
pad-link = Link sellele arvestusele
pad-linked = Need arvud tulid lingiga. Sinu omad jäävad alles, kuni sa siin midagi muudad.
pad-others = Teiste mängude punktilehed
pad-none = Sellenimelist punktilehte siin ei ole.

## Leia käik
puzzles = Leia käik
puzzles-for = Seisud mängudest, kus üks käik on selgelt parim. Kas sa näed seda?
puzzles-open = Leia see

## Labor
lab = Labor
lab-for = Mängude loojatele: robotid mängivad tuhandeid mänge ja näitavad, mida reegel või kaart teeb.
lab-open = Proovi

## What went wrong
again = Proovi uuesti
nowhere-title = Siin pole midagi
nowhere-text = Aadress ei vii kuhugi. Võib-olla on lõpust täht puudu.
no-table-title = Sellist lauda ei ole
no-table-text = Võib-olla on link poolik. Palu saatjal see uuesti kopeerida.
lost-title = Serveriga ei saa ühendust
lost-text = Proovime edasi. Sinu koht ja iga käik on serveris hoiul.
error-puzzle = Sellist seisu siin ei ole.
error-unreachable = Server ei vasta. Vaata, kas sul on võrguühendus, ja proovi uuesti.
error-unexpected = Midagi läks viltu. Laadi leht uuesti; sinu koht jääb sulle.
error-lost = Ühendus just katkes. Proovi hetke pärast uuesti.
error-stale = Lauas on juba edasi mängitud. Vaata uuesti.
error-conflict = Lauas on juba edasi mängitud. Vaata uuesti.
error-turn = Praegu ei ole sinu kord.
error-taken = Keegi jõudis just sellele kohale.
error-started = Mäng on juba alanud.
error-limit = Seda oli korraga liiga palju. Oota mõni sekund.
error-undo = Seda käiku ei saa tagasi võtta: see näitas midagi varjatut.
error-hint = Seekord vihjet ei leitud. Küsi uuesti.
error-analysis = Mängu ei saanud seekord läbi vaadata. Küsi uuesti.
error-not_over = Selle saab, kui mäng on läbi.
error-outcome = See ei saanud siin juhtuda. Vaata lauda uuesti.
error-unreadable = Selles lauas mängiti teiste reeglitega, kui donjonil praegu on.
error-not_started = Mäng algab, kui vabu kohti enam ei ole.
error-open_seats = Kohti on veel vaba. Oota mängijaid või pane sinna robotid.
error-over = Mäng on läbi.
error-token = See koht ei ole sinu.
error-not_found = Sellist lauda ei ole.
error-name = Nimes on 1–40 märki ja mitte ühtegi koma.
error-internal = Server ei saanud sellega hakkama. Viga on kirja pandud; proovi uuesti.
error-say = Reas on 1–300 märki.
