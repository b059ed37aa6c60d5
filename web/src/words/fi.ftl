### Sivun sanat. Pelien omat sanat ovat niiden sääntöjen vieressä.

## Home
home-title = donjon: viisi lautapeliä linnoista ja torneista
play-now = Pelaa heti
play = Pelaa
with-friends = Ystävien kanssa
on-this-screen = Tällä laitteella
players = { $low ->
    [2] { $high ->
        [2] 2 pelaajaa
       *[other] 2–{ $high } pelaajaa
    }
   *[other] { $low }–{ $high } pelaajaa
}
minutes = { $minutes } min
rules = Säännöt
more-games = Muut pelit
coming = Tulossa
credit = { $title }: tekijä { $authors }, julkaisija { $publisher }, { $year }.
own-work = Kaikki tekstit ja kuvat täällä ovat omia.
running = Omat pöytäsi
waits-for-people = Odottaa pelaajia
forget-table = Poista tästä luettelosta

## Opening a table
seats = Pelaajia
bots-play = Bottien taso
level-gentle = lempeä
level-fair = kelpo
level-sharp = terävä
level-master = mestari
level-1 = Hovipoika
level-1-how = On vasta oppinut säännöt.
level-2 = Aseenkantaja
level-2-how = Näkee monta hyvää siirtoa, muttei kaikkia.
level-3 = Ritari
level-3-how = Pelaa hyvin siirto kerrallaan.
level-4 = Kreivi
level-4-how = Ohittaa harvoin hyvän siirron.
level-5 = Herttua
level-5-how = Erehtyy tuskin koskaan.
level-6 = Kuningas
level-6-how = Miettii tarkkaan eikä anna mitään anteeksi.
level-strongest = Lohikäärme
level-strongest-how = Niin vahva kuin mahdollista: miettii jokaista siirtoa sekunnin.
options = Valitse säännöt
hide-scores = Piilota pisteet pelin aikana
bots-pause = Botit eivät pidä kiirettä
own-cards = Pelaa omilla korteilla
own-cards-how = Tekstitiedosto, jossa on [[card]] jokaiselle kortille, kuten pelin omassa tiedostossa.
own-cards-none = Takaisin pelin kortteihin
own-cards-chosen = Omilla korteilla: { $name }
friends-how = { $others ->
    [one] Saat linkin ja QR-koodin yhdelle ystävälle.
   *[other] Saat linkin ja QR-koodin { $others } ystävälle.
} Peli alkaa, kun kaikki istuvat.
screen-how = Kaikki pelaavat tällä laitteella ja antavat sen eteenpäin. Botti voi istua mille tahansa paikalle.
your-name = Nimesi
name-example = Aino
open-table = Avaa pöytä
start = Aloita
player-n = Pelaaja { $n }
bot = Botti
bot-n = Botti { $n }
seat-is-bot = Botti paikalle { $n }
you = sinä
you-name = Sinä
you-win = Sinä voitit!

## Settings
language = Kieli
theme = Valo
theme-system = Laitteen mukaan
theme-light = Päivänvalo
theme-dark = Kynttilänvalo
sound-on = Äänet päällä
sound-off = Äänet pois

## Before the match
lobby-wait = { $open ->
    [one] Yksi paikka on vielä vapaa. Lähetä linkki ystävälle; peli alkaa itsestään.
   *[other] { $open } paikkaa on vielä vapaana. Lähetä linkki ystäville; peli alkaa itsestään.
}
lobby-come = Sinut on kutsuttu. Istu pöytään!
lobby-full = Kaikki ovat paikalla. Peli alkaa heti.
lobby-watch = Ilman paikkaakin voit katsella, kun peli on alkanut.
open-seat = Vapaa paikka
sit-down = Istu tähän
put-bot = Botti
take-bot-away = Vapauta paikka
invite = Kutsu ystäväsi
qr = Tämän pöydän linkki QR-koodina
link = Linkki tähän pöytään
copy-link = Kopioi linkki
copied = Kopioitu
share = Jaa
share-text = Tule pelaamaan kanssani: { $title }

## At the table
your-turn = Sinun vuorosi
turn-of = Vuorossa { $name }
thinks = { $name } miettii
thinking = Miettii
watch = Katso, mitä tapahtui
skip = Ohita
what-now = Mitä nyt tehdään
away = poissa
score = Pisteet
scores-hidden = Pisteet ovat piilossa
undo = Peru
hint = Vihje
chat = Juttele
more = Lisää
log = Kulku
log-empty = Mitään ei ole vielä tapahtunut.
note-bot-anew = { $name } takertui ja miettii alusta.
note-bot-random = { $name } ei pystynyt miettimään ja siirtää vaistonvaraisesti.
log-undo = { $name } peruu viime siirron
log-resign = { $name } luovuttaa
log-timeout = { $name }: aika loppui
the-rule = Sääntö
close = Sulje
hint-best = Paras: { $move }
hint-next = Toiseksi paras: { $move }
hint-elsewhere = Toiseksi paras: sama toisessa paikassa
hint-win = { $count ->
    [0] Tästä et voita juuri koskaan.
    [10] Tästä voitat lähes aina.
    [one] Tästä voitat noin yhden pelin kymmenestä.
   *[other] Tästä voitat noin { $count } peliä kymmenestä.
}
hint-alike = Lähes yhtä hyvä.
hint-why = Siirto { $first }.
hint-why-two = Siirto { $first } ja { $second }.
hint-why-but = Siirto { $first }, mutta se { $price }.
hint-why-price = Hyöty näkyy vasta myöhemmin; siirto { $price }.
hint-of-ten = Kymmenestä noin:
hint-board = Näytä lauta
hint-prepares = Botteja valmistellaan tähän peliin; ensimmäinen vihje kestää hieman kauemmin.
reconnecting = Yhdistetään uudelleen, mitään ei katoa
opening = Pöytää katetaan
no-board = Siirtosi
pass-device = Anna laite pelaajalle { $name }
i-am = Minä olen { $name }
unread = uusia rivejä

## Looking back
replay = Katso uudelleen
to-start = Alkuun
one-back = Siirto taaksepäin
one-on = Siirto eteenpäin
play-on = Jatka itsestään
pause = Pysäytä
move-of = Siirto { $ply }/{ $last }
to-now = Takaisin peliin
to-result = Takaisin tulokseen

## The end
over = Peli on ohi
wins = { $count ->
    [0] Kukaan ei voita
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
}
reason-resign = Peli loppui, koska joku luovutti.
reason-timeout = Peli loppui, koska jonkun aika loppui.
the-count = Pisteenlasku
count-none = Kukaan ei saa mitään.
rematch = Uusi erä
to-rematch = Mukaan uuteen erään
resign = Luovuta
resign-sure = Luovutatko varmasti?
resign-text = Peli loppuu heti, etkä voi enää voittaa. Tätä ei voi perua.
no-go-on = En, jatketaan

## After the game
analysis = Analyysi
percent = { $n } %
play-from-here = Jatka peliä tästä

## Drawers
this-table = Tämä pöytä
this-browser = Tämä selain
save-record = Tallenna peli
table-view = Pöytänäkymä
to-home = Kaikki pelit
keys = Näppäimet
notify-me = Kerro, kun on vuoroni
invite-watch = Kutsu mukaan tai katsomaan
carry = Jatka toisella laitteella
carry-how = Jolla on tämä linkki, se istuu sinun paikallasi. Pidä se omana tietonasi.
carry-seat = Linkki: { $name }
agreed = Tässä pöydässä sovittu
yes = kyllä
no = ei
fair = Reilu sekoitus
fair-how = Tämä sekoituksen sormenjälki oli valmis ennen ensimmäistä siirtoa. Lopuksi näytetään itse sekoitus, ja jokainen voi verrata.
fair-seed = Sekoitus oli:
chat-empty = Kukaan ei ole vielä sanonut mitään.
say-something = Sano jotain
send = Lähetä
a-spectator = Katsoja
key-arrows = siirry paikasta toiseen
key-enter = ota ja laske
key-escape = pane takaisin, sulje, ohita
key-undo = peru viime siirto
key-hint = pyydä vihje
key-rules = avaa säännöt
key-log = siirry pelin kulkuun
key-sound = äänet päälle ja pois
key-replay = selaa peliä, kun katsot sitä uudelleen
key-keys = näytä nämä näppäimet

## Rules
rules-how = Jokaisella säännöllä on nimi. Jos siirto ei käy, näet, mikä sääntö sen kieltää.
editions-how = Täällä pätevät yllä olevat säännöt, mitä ikinä omassa pelissäsi sanotaan.
rules-coming = Tämän pelin sääntöjä vielä ladotaan. Ne tulevat pelin mukana.
no-such-game = Sen nimistä peliä ei täällä ole.
part-setup = Alkujärjestelyt
part-lay = Laattojen asettaminen
part-castle = Linnat ja ritarit
part-build = Rakentaminen
part-bid = Tarjoaminen
part-take = Mitä voitettiin
part-turn = Vuoro
part-slot = Ikkunat ja kolot
part-climb = Kiipeäminen
part-dragon = Lohikäärmeet
part-bird = Linnut
part-round = Kierros
part-store = Varastot ja lähteet
part-shift = Siirtely
part-gold = Kulta
part-call = Huudot
part-catapult = Katapultti
part-end = Pelin loppu ja voittaja

## Pistelappu
pad = Pistelappu
pad-title = Pistelappu: { $title }
pad-for = Omalla pöydälläsi olevalle painetulle pelille: tämä laskee puolestasi.
pad-how = Omalla pöydälläsi olevalle painetulle pelille: merkitse, mitä siinä on, niin pisteet näkyvät heti. Ne säilyvät tässä selaimessa, kunnes tyhjennät lapun.
pad-name = Pelaajan { $n } nimi
pad-of = { $row }, { $name }
pad-less = Yksi vähemmän: { $what }
pad-more = Yksi enemmän: { $what }
pad-points = Pisteet
pad-told = Mikä toi kuinka paljon. Napauta riviä, niin näet sen säännön.
pad-empty = Mitään ei ole vielä merkitty.
pad-tie-shared = { $names }: kullakin { $points } { $points ->
    [one] piste
   *[other] pistettä
}, eikä mikään ratkaise heidän välillään.
pad-tie-broken = { $names }: kullakin { $points } { $points ->
    [one] piste
   *[other] pistettä
}. Tasapelisääntö ratkaisee.
pad-misfit = { $what }: tämä ei vielä täsmää.
pad-surplus = { $what }: yhteensä enemmän kuin pelissä on.
pad-needed = { $what }: tämä tarvitaan, sillä se ratkaisee tasapelin.
pad-clear = Tyhjennä
pad-back = Palauta
pad-link = Linkki tähän laskelmaan
pad-linked = Nämä luvut tulivat linkin mukana. Omasi säilyvät, kunnes muutat tässä jotain.
pad-others = Muiden pelien pistelaput
pad-none = Sen nimistä pistelappua ei täällä ole.

## Löydä siirto
puzzles = Löydä siirto
puzzles-for = Tilanteita peleistä, joissa yksi siirto on selvästi paras. Näetkö sen?
puzzles-open = Etsi se

## Laboratorio
lab = Laboratorio
lab-for = Pelintekijöille: botit pelaavat tuhansia pelejä ja näyttävät, mitä sääntö tai kortti saa aikaan.
lab-open = Kokeile

## What went wrong
again = Yritä uudelleen
nowhere-title = Täällä ei ole mitään
nowhere-text = Osoite ei johda mihinkään. Ehkä lopusta puuttuu kirjain.
no-table-title = Tätä pöytää ei ole
no-table-text = Ehkä linkki on vajaa. Pyydä lähettäjää kopioimaan se uudelleen.
lost-title = Palvelimeen ei saada yhteyttä
lost-text = Yritämme koko ajan. Paikkasi ja jokainen siirto ovat palvelimella tallessa.
error-puzzle = Sellaista tilannetta ei täällä ole.
error-unreachable = Palvelin ei vastaa. Tarkista verkkoyhteytesi ja yritä uudelleen.
error-unexpected = Jokin meni pieleen. Lataa sivu uudelleen; paikkasi säilyy.
error-lost = Yhteys katkesi juuri. Yritä hetken päästä uudelleen.
error-stale = Pöydässä ehdittiin jo eteenpäin. Katso uudelleen.
error-conflict = Pöydässä ehdittiin jo eteenpäin. Katso uudelleen.
error-turn = Nyt ei ole sinun vuorosi.
error-taken = Joku ehti juuri tälle paikalle.
error-started = Peli on jo alkanut.
error-limit = Se oli liikaa kerralla. Odota muutama sekunti.
error-undo = Tätä siirtoa ei voi perua: se paljasti jotain kätkettyä.
error-hint = Vihjettä ei nyt löytynyt. Pyydä uudelleen.
error-analysis = Peliä ei nyt voitu tutkia. Pyydä uudelleen.
error-not_over = Sen saa, kun peli on ohi.
error-outcome = Niin ei ole voinut käydä tässä. Katso pöytää uudelleen.
error-unreadable = Tässä pöydässä pelattiin muilla säännöillä kuin donjonissa nyt on.
error-not_started = Peli alkaa, kun vapaita paikkoja ei ole.
error-open_seats = Paikkoja on vielä vapaana. Odota pelaajia tai pane niille botteja.
error-over = Peli on ohi.
error-token = Tämä paikka ei ole sinun.
error-not_found = Tätä pöytää ei ole.
error-name = Nimessä on 1–40 merkkiä eikä yhtään pilkkua.
error-internal = Palvelin ei selvinnyt tästä. Vika on kirjattu; yritä uudelleen.
error-say = Rivillä on 1–300 merkkiä.
