# Måsen, draken och kastellet: reglernas meningar med egna ord.

dungeon-title = Måsen, draken och kastellet
dungeon-sentence = Klättra i kastellet med dina riddare, akta dig för drakarna och låt måsen röja väg.

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
