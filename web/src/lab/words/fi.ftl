### Laboratorion sanat.

## Lomake
lab-how = Anna bottien pelata monta peliä suunnitelman mukaan ja lue, mitä siitä tuli: kuka voittaa kuinka usein, kauanko peli kestää, milloin se ratkeaa, millä säännöillä ja korteilla on väliä.
lab-off = Laboratorio on tällä palvelimella suljettu, jottei kukaan pidä sen konetta varattuna. Palvelimen ylläpitäjä voi avata sen:
lab-missing = Laboratorio tarvitsee vielä muutaman paketin koneelle, jolla tämä sivu toimii. Ne saa näin:
lab-new = Uusi koe
lab-all = Kokeet
lab-none = Kokeita ei vielä ole.
lab-game = Peli
lab-bots = Ketkä pelaavat
lab-bots-alike = samanlaiset kaikilla paikoilla
lab-bots-meet = kahdenlaiset vastakkain
lab-kinds = Kukin näistä erikseen
lab-kind-n = Botin laji { $n }
lab-quick = Nämä botit pelaavat tuhansia pelejä sekunnissa.
lab-slow = Miettivillä boteilla voi kestää sekunteja peliä kohti. Kokonaiskesto kerrotaan heti, kun koe on käynnissä.
lab-bot-random = Sattumalta
lab-bot-greedy = Parhaalta näyttävä
lab-bot-search-100 = Miettii hetken
lab-bot-search-1000 = Miettii kauan
lab-options = Vertaile valintoja
lab-options-how = Rastita, mitä vertaillaan. Yksi rasti: pelataan vain niin.
lab-box = Vertaa muihin kortteihin
lab-box-how = Montako kutakin lajia on. Jos muutat jotakin, pelin omia kortteja verrataan sinun kortteihisi.
lab-changed = muut kortit
lab-more = Nimi ja yksityiskohdat
lab-name = Kokeen nimi
lab-seed = Siemenluku
lab-seed-how = Sama siemenluku jakaa samat pelit uudestaan.
lab-rows = Kirjaa myös jokainen päätös
lab-games = Pelejä yhdistelmää kohti
lab-combinations = { $count ->
    [one] { $count } yhdistelmä
   *[other] { $count } yhdistelmää
}
lab-n-games = { $count ->
    [one] { $shown } peli
   *[other] { $shown } peliä
}
lab-too-many = Se on täällä liikaa: enintään { $combinations } yhdistelmää ja { $games } peliä.
lab-run = Aja
lab-save = Tallenna tiedostoksi
lab-load = Avaa tiedosto
lab-file-how = Tiedosto on sama kuin komentorivillä: donjon lab run FILE.toml
lab-file-more = Tämä tiedosto sanoo enemmän kuin lomake voi näyttää. Sen voi ajaa sellaisenaan.
lab-file-drop = Takaisin lomakkeeseen
lab-file-read = Luettu tiedostosta: { $name }

## Matkalla
lab-state-waiting = Odottaa vuoroaan
lab-state-compiling = Valmistellaan: { $game }
lab-state-playing = Pelataan
lab-state-reporting = Raporttia kirjoitetaan
lab-state-stopping = Pysäytetään
lab-state-stopped = Pysäytetty
lab-state-failed = Epäonnistui
lab-state-done = Valmis
lab-done-of = Pelejä: { $done } / { $games }
lab-left-seconds = { $count ->
    [one] noin { $count } sekunti jäljellä
   *[other] noin { $count } sekuntia jäljellä
}
lab-left-minutes = { $count ->
    [one] noin { $count } minuutti jäljellä
   *[other] noin { $count } minuuttia jäljellä
}
lab-left-hours = { $count ->
    [one] noin { $count } tunti jäljellä
   *[other] noin { $count } tuntia jäljellä
}
lab-back = Kaikki kokeet
lab-far = Miten pitkällä koe on
lab-go-on = Jatka
lab-stop = Pysäytä
lab-delete = Poista
lab-delete-sure = Kaikkine tuloksineen?
lab-keep = Ei, pidä se

## Mitä selvisi
lab-report = Raportti: { $name }
lab-alone = Avaa omaan ikkunaan
lab-text = Tekstinä
lab-json = JSONina
lab-plan = Koe tiedostona
lab-data = Kaikki tiedot
lab-data-how = Taulukot ovat Parquet-muodossa; dictionary.md kertoo, mitä sarakkeet tarkoittavat.
lab-records-how = Katsottavia pelejä: donjon replay FILE

## Mikä meni vikaan
error-lab_off = Laboratorio on tällä palvelimella suljettu.
error-lab_missing = Laboratorio tarvitsee vielä muutaman paketin koneelle, jolla tämä sivu toimii.
error-lab_games = Näin monta peliä ei täällä saa pelata kerralla.
error-lab_combinations = Näin monta yhdistelmää ei täällä saa vertailla kerralla.
error-lab_rows = Jokainen päätös voidaan kirjata vain, kun pelejä on vähemmän.
error-lab_records = Näin monta peliä ei täällä saa tallentaa. Pyydä vähemmän yhdistelmää kohti.
error-lab_thought = Näin kauan ei botti saa täällä miettiä.
error-lab_queue = Liian monta koetta odottaa. Pysäytä jokin tai odota, että jokin valmistuu.
error-lab_kept = Täällä on liian monta koetta. Poista niitä, joita et enää tarvitse.
error-lab_folder = Koetta ei voi kirjoittaa: levy on täynnä tai suljettu.
error-lab_check = Koetta ei voitu lukea. Ehkä se on hyvin suuri, tai koneella on kova kiire.
error-experiment = Täällä ei ole sellaista koetta.
