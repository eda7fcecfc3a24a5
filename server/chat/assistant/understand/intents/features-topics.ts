/**
 * More words that visitors type, grouped by what they are about, in the form of the concepts: a name, then its words.
 * What is learned of one word holds for the others on its line. No word is on two lines, and none is a concept already.
 */
export const TOPIC_WORDS = `
kin: mother mothers mom moms mama mamas momma mum mummy mommy ma father fathers dad dads daddy papa pops parent parents stepmom stepdad stepmother stepfather folks grandpa grandma grandfather grandmother granny grams gramps nana nanny memaw pawpaw papaw meemaw brother brothers bro bros sister sisters sis sibling siblings twin twins stepbrother stepsister cousin cousins cuz aunt auntie uncle godmother godfather godson goddaughter relative family inlaw inlaws stepson stepdaughter kinfolk
spouses: wives hubby wifey spouse fiance girlfriend gf bf bae partner ex exes missus
betrothed: bride brides groom grooms newlyweds bridal engaged marrying married honeymoon vows rehearsal maid
friends: friend buddy buddies pal bestie bff homie mate roommate roomie acquaintance squad crew
bosses: boss bosses ceo cfo coo owner director president vp executive exec chief chairman
colleagues: coworker coworkers colleague colleagues teammate teammates employee secretary intern assistant workmate department staffer
officials: mayor senator governor judge deputy sheriff inspector officer cop marshal councilman alderman fbi
ourown: firm startup nonprofit corporation corporate llc organization organisation enterprise franchise brand brands hoa vendor supplier caterer planner florist bakery decorator coordinator contractor affiliate sponsors wholesale collab
venues: venue venues club clubs nightclub lounge hall ballroom banquet arena stadium theater auditorium warehouse studio gallery museum mansion estate barn pavilion rooftop clubhouse conference convention restaurant pub tavern brewery winery vineyard cafe coffeehouse steakhouse diner bistro pizzeria taproom pool hottub jacuzzi sauna lake lakehouse beach boat yacht dock marina pier cruise
abode: house home apartment apt condo townhouse loft cabin cottage airbnb vrbo rental penthouse
rooms: room bedroom bathroom restroom kitchen basement attic hallway closet den porch patio balcony
atlanta: atlanta atl buckhead midtown downtown decatur marietta alpharetta roswell smyrna kennesaw duluth norcross lawrenceville dunwoody brookhaven chamblee doraville tucker vinings fairburn stockbridge mcdonough conyers lithonia
cityelse: georgia savannah macon augusta athens columbus valdosta rome gainesville albany lagrange newnan carrollton chicago houston dallas austin miami orlando tampa jacksonville nashville memphis charlotte raleigh birmingham montgomery chattanooga knoxville greenville nyc manhattan brooklyn boston philly philadelphia denver seattle alabama florida tennessee carolina texas california ohio illinois michigan virginia kentucky mississippi louisiana
areaword: neighborhood suburb county city cities town zip zipcode region local nearby near close
sooner: soon sooner shortly momentarily instantly quickly fast faster promptly rush rushed hurry sameday after subsequently following upcoming future eventually next then until till latest thereafter onward
earlierword: earlier early previously prior ago already past former recently lately yesterday beforehand ahead
spans: pm noon midnight midday oclock dawn dusk sunrise sunset daytime nighttime nite evenings week month year yr weekday weekends date holiday season summer winter spring autumn
often: often always usually sometimes occasionally rarely seldom regularly frequently daily weekly monthly yearly
delays: delay lag behind stuck traffic jam overslept tardy running slow slower slowly held
lasting: duration minute min second secs while during length hourly throughout entire whole allday start starts started starting begins begun began kickoff commence commencing finish end ended
choosable: first third fourth last final finally lastly latter firstly secondly initial initially primary option options choice choices alternative alternatives variety selection preference favourite either whichever whatever
rather: rather instead more better worse smaller larger greater easier harder equal same similar
howmuch: each per apiece individually respectively every everyone everybody individual singly separately separate many much lots few fewer plenty bunch ton loads enough dozen hundred thousand
numerals: one three four five six seven eight nine ten eleven twelve thirteen fourteen
bounds: max maximum minimum least limit cap capped capacity exceed cutoff threshold under above
unsure: maybe perhaps idk possibly probably might dunno unsure guess suppose doubt uncertain hopefully confused misunderstood unclear huh wdym pardon baffled lost puzzled meaning means clarify explain
laugh: lol lolol haha hahaha ha hehe heh lmao lmfao rofl funny hilarious laughing
swear: shit shitty damn dammit damned fucking fucked fking fk wtf wth hell crap crappy bullshit bs ass asshole bastard bitch dick dickhead pissed piss goddamn mad livid outraged irate annoyed frustrated infuriated fuming offended shameful embarrassed humiliated appalled
insults: stupid idiot dumb moron fool useless worthless pathetic trash garbage loser clown joke lame ugly sucks sucked disgusting filthy incompetent lazy fat gross hate hated
death: funeral widow dead died dies death passed grief grieving mourning burial buried cremation sad sadly sadness cry crying cried tears lonely depressed heartbroken hopeless miserable sorrow
loved: loved adored love loving enjoyed impressed delighted pleased thrilled rocked killed slayed nailed fabulous superb outstanding incredible phenomenal terrific marvelous stellar sweet dope lit epic legendary
mistreat: walked left quit ignored insulted yelled yelling screamed shouted refused lied lying liar cheated misled deceived tricked flaked flaking flaky bailed ghosted ditched stormed abandoned unanswered unresolved unhelpful unresponsive voicemail complained grievance dispute disputed feedback escalate apology compensate
damage: damage breaks smashed shattered cracked spilled stained scratched torn ripped ruin ruining destroyed
moneyloss: robbed overpaid overcharge ripoff stealing theft thief thieves swindled fraud conned duped gouged
legal: sue suing sued lawyer lawyers attorney attorneys court lawsuit legal illegal law litigation lawful prosecute arrest bail jail prison warrant subpoena liable crime rights chargeback
reviews: review reviews reviewed reviewing yelp stars star rating ratings testimonial trustpilot reputation references legit legitimate genuine authentic trustworthy trusted trust shady sketchy sus suspicious catfish proof
asking: ask asked asking wonder curious inquire enquire question query queries qq knowing know
telling: tell told telling say says said saying mention discuss discussed discussion speak spoke
permission: allow allows allowing permit permits permission okayed let lets letting approve authorize acceptable
obligation: must should shall ought required mandatory obligated compulsory supposed gotta hafta has needs
ability: can could able ability capable manage handle possible impossible feasible cannot doable would
planning: plan plans planned planning organize arrange hosting hosted throw prepare celebrate gathering putting
occasions: baby christening baptism quince prom homecoming retirement housewarming barbecue bbq cookouts potluck brunch seminar trade expo exhibition booth conferences workshop meeting offsite retreat networking keynote ribbon luau masquerade casino gatsby hawaiian vintage retro western disco safari toga pirate neon
lookat: see seeing saw seen look looked watch view viewing browse check glance peek find finding found search seek hunt hunting spot suitable fits fitting suits match
showing: shows showing shown display displays displayed list listed listing menu gimme roster lineup
decide: pick picked picking choose chose select settle decide decision opt opting opted shortlist
agree: agree totally exactly indeed affirmative yessir gotcha kk okey okie okeydokie roger certainly
refuse: refuse decline reject nay negative nvm nevermind nahh noo noway hardly stop stopped
changemind: reconsider regret undo revert scrap forget rethink oops whoops oopsie wait actually mistakenly
sending: send sending sent forward mailed emailed texted texting texts dm dmed message fax receive receives gotten getting gets inbox spam notification confirmation reply replies respond answer
coming: arrives arriving arrival come comes coming reached enter entrance drop dropping attend here leave leaving depart go goes going gone went exit exiting exited disappear vanished
acting: perform performs performed performing performance performances spin spinning spun mix mixes mixing mixed pour pouring poured pose posing posed danced twerk stripped juggle acrobat routine dancing ballet tango waltz samba swing tap hula flamenco breakdance choreography pole lap juggler ventriloquist impersonator lookalike psychic caricature balloon puppet mime stiltwalker santa elvis mascot
genres: music hiphop rap trap rnb jazz blues rock pop edm techno trance dubstep reggae dancehall afrobeat amapiano salsa bachata merengue cumbia soul funk gospel classical song playlist track lyrics remix album tune spotify requests explicit beat anthem melody
instruments: guitar piano pianist keyboard violin saxophone sax drum drummer trumpet flute harp harpist
drinkkinds: tequila whiskey bourbon rum gin scotch brandy cognac hennessy henny patron mimosa margarita martini mojito daiquiri sangria prosecco cider lager ale ipa keg shot spirits sip sipping drank drunken bottles glass cup ice garnish mixer soda juice water
foods: food pizza burger taco wings chicken steak sushi pasta spaghetti lasagna salad sandwich rice beans bread cheese egg bacon pork beef shrimp fish seafood soup
cooking: cooks cooked cooking recipe bake baked baking fry fried frying grill roast boil boiled boiling oven stove microwave chef ingredients marinade simmer dough flour butter
garments: shirt tshirt pants jeans shorts skirt dresses gown tux tuxedo tie bowtie vest jacket coat blouse sweater hoodie socks gloves hat scarf belt polo khakis lingerie bikini thong bra panties underwear gstring pasties corset swimsuit swimwear stockings fishnets shoes heels sneakers boots sandals stilettos flats loafers barefoot jewelry earrings necklace bracelet
dresscode: dresscode formal informal casual semiformal blacktie cocktailwear classy elegant fancy costumed cosplay cowgirl
colors: color colour red blue green yellow black white pink purple orange gray grey
bodyparts: hand arm leg foot feet neck shoulder knee ankle wrist elbow finger toe face eye ear nose mouth lips tooth teeth hair skin chest stomach
looksdesc: tall short slim skinny thick curvy petite athletic muscular fit buff hot sexy latina asian african american ebony hispanic caucasian european caribbean jamaican brazilian mexican colombian male female man men woman women lady gentleman dude girl boy gal trans
massagekinds: swedish deep tissue shiatsu reflexology aromatherapy prenatal sports oils lotion relax knots kneading
ailment: pain painful ache aching sore soreness headache migraine backache cramps fever flu covid cold cough sneezing nausea dizzy throat infection virus rash allergy arthritis sciatica
medicine: medicine medicines ibuprofen aspirin tylenol advil antibiotics vaccine vitamin insulin prescription pharmacy dose doctor dr nurses clinic surgeon dentist therapy psychiatrist physician epipen inhaler narcan
accidents: crash fell fallen falls slipped tripped bruise sprained fracture burns burned burnt concussion fainting convulsing collapse wound cpr ems emt electrocuted trapped poisoned vomiting hyperventilating
violence: hit hits hitting punch punched punching slap slapped slapping kick kicked kicking beaten beating choke choked hurting hurts harm harmed harming abuse abused abusive abuser violent violence fights fighting fought brawl shoved shove grabbed grabbing bully bullied strangle shooting stab stabbing murder murdered bomb bombs riot
crimes: crimes criminal criminals kidnap kidnapped kidnapping trafficking trafficked blackmail blackmailed extort extortion launder laundering smuggle bribe burglary robbery heist forge arson vandalism stalk felony hitman
harass: harass harassed harassing harassment grope groping raped rape molest catcalled predator pervert pervy creeping cornered threats intimidating trespassing intruder refuses afraid terrified frightened fear dangerous
narcotic: blow snow ganja pot bud blunt dab vape vaping bong crack perc percocet oxy oxycontin adderall addy lean codeine fentanyl fent opioids ghb roofie tabs smoked smoker smokers cigarette cigarettes cig cigs cigar cigars hookah tobacco juul nicotine
armory: glock rifles shotgun revolver bullet knives machete sword taser grenade explosives ammunition holster
sexhint: hookup hookups hook bang banging naughty kinky kink fetish fetishes bdsm dominatrix foreplay seduce spicy freaky nsa fwb quickie orgasm cum cumming cumshot bareback condom condoms extras sugar sugarbaby sugardaddy raunchy dirty oral anal penis cock pussy boobs boob tits titties butt booty nipple nipples genitals onlyfans porn porno pornstar xrated nsfw swinger swingers brothel whore whores slut overnight cuddle
conducts: kiss kisses kissing hug hugging spank lick licking grind bite feel feeling hold behavior manners conduct consent boundary respectful decency prohibited banned ban offlimits forbid unacceptably
youngsters: toddler toddlers infant infants babies adolescent adolescents preteen preteens tween tweens youth youths schoolgirl schoolboy juvenile juveniles freshman freshmen sophomore senior junior teenage youngster grade adult legalage overage older younger elderly seniors birthdate dob oldest born eighteen twentyone
school: school schools college colleges university universities campus class classes classroom teacher professor student tuition degree diploma exam test semester kindergarten elementary principal alumni scholarship graduate
homework: homework essay assignment thesis dissertation paper paragraph summary report proofread plagiarism citation grammar
sportsplay: sport football soccer basketball baseball hockey tennis golf golfing golfers volleyball cricket rugby boxing wrestling ufc mma nfl nba mlb nhl nascar olympics swimming gym
teams: team falcons hawks braves bulldogs dawgs united lakers cowboys patriots yankees dodgers warriors
games: game gaming gamer videogame chess xbox playstation nintendo minecraft fortnite roblox puzzle riddle sudoku crossword charades dice lottery tictactoe hangman cards scrabble monopoly blackjack roulette
screen: movie movies films tv television series episode episodes netflix hulu disney youtube tiktok sitcom actor actress cinema trailer cartoon anime podcast marvel documentary streaming livestream
fame: celebrity famous influencer rapper idol billionaire royalty king queen princess superstar viral gossip politics election vote voting voted democrat republican congress liberal conservative policy war military
religion: god jesus christ church pray prayer praying bible quran mosque temple synagogue muslim
weather: weather rain rains raining rainy snowing storm sunny cloudy wind humid temperature forecast thunder lightning hurricane tornado frost freezing warm degrees umbrella hail fog chilly sky moon ocean sea river mountain forest desert island volcano earthquake rainbow waterfall
animals: dog puppy puppies cat kitten pet bird horse cow pig snake hamster rabbit lion tiger elephant monkey bear shark dolphin spider ants bugs mouse rats
plants: plant plants flower flowers rose roses tree trees grass garden gardening bouquet tulips seeds leaf cactus orchid lawnmower mow mowing mulch weeds fertilizer
cleaning: clean cleans sweep mop mopping vacuum laundry dishes dishwasher wipe wiping scrub dust dusting tidy janitor washing wash washed bleach carpet housekeeping chores dispose haul
repairs: repair fix fixed fixes plumber leak leaking pipe electrician handyman hammer drill screwdriver wrench toilet sink faucet roof hvac furnace locksmith mattress furniture renovate carpenter
vehicles: car cars truck van suv bus buses limo limousine motorcycle bike bicycle scooter engine tire brakes battery mechanic honda toyota tesla bmw transmission vehicle rv
flights: flight flights fly flying airport airplane plane airline airlines passport luggage ticket tickets itinerary vacation vacations trip trips tourist sightseeing abroad train amtrak greyhound hartsfield
lodging: hotel hotels motel hostel resort suite checkin hilton marriott hyatt sheraton ritz inn
shopping: shop shopping store mall buy buys buying bought purchase sell selling sold amazon walmart costco ebay grocery product item merchandise gift giftcard present parcel ship
devices: iphone android laptop tablet ipad macbook printer wifi internet router bluetooth screens charger headphones smartwatch monitor usb windows mac samsung google alexa siri drone gps
appsites: app website site pages webpage link button click loading glitch bug browser chrome
programming: code coding coder python javascript java html css sql function script compile algorithm api github debug developers programmer regex array loop linux react json variable
math: math maths mathematics algebra calculus geometry equation equations multiply multiplied divide divided minus sum subtract root integral derivative calculate calculator calculation solve solved triangle pi
percents: percent percentage percentages pct half halves quarter quarters fraction portion partial remaining balance
science: science scientific physics chemistry biology atom atoms molecule gravity quantum dna evolution photosynthesis einstein newton telescope astronomy nasa galaxy universe mars energy electricity experiment
geography: countries continent capital population map africa europe asia america usa canada mexico france germany italy spain england china japan india russia brazil australia switzerland korea
tongues: english spanish french german italian chinese mandarin japanese korean portuguese russian arabic hindi vietnamese tagalog language languages translate translated bilingual fluent espanol ingles accent interpreter
creative: jokes poem poems poetry story stories tale haiku rhyme rhymes limerick write writing wrote written novel author fiction shakespeare quotes compose pun caption speech toast
musing: philosophy meaningful exist conscious feelings feels emotion believe think thought opinion dream imagine
horoscope: horoscope zodiac astrology aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius
flirting: single dating dated flirt crush romantic cutie babe sexting snapchat snap digits tinder
assistantself: whos whom chatbots bots robots artificial intelligence automatic virtual program software llm claude
cybersec: hacker hacking injection exploit vulnerability malware phishing ransomware ddos backdoor sudo shell firewall breach encrypted decrypt server endpoint keylogger brute passwords passcode superuser dump exfiltrate
prompting: prompts instruction roleplay dan simulate hypothetical unfiltered uncensored unlock rewrite forgetting obey comply output verbatim system mode hidden internal leaked confess bypassing overriding disregarding disable
jobhunt: hired hires applying applied resumes interview onboard jobless unemployed freelance recruiter earn earning salary wage payroll paycheck commission newcomer rookie joining joined signing represent sideline
skills: skill skills skilled experience experienced experiences portfolio portfolios reel training trained trainee qualified qualifications certified certification professional pro specialty beginner talent bio demo mixtape agent
shifts: shifts schedules scheduled scheduling parttime fulltime nightshift break workday working worked rota payday
contracts: contract form paperwork agreements waiver document signed signature clause terms conditions policies notarize
billing: invoicing receipts bills billing statement po remit ein accounting bookkeeping expense reimbursed itemize
banking: bank banking cashapp applepay googlepay amex mastercard discover stripe klarna afterpay crypto bitcoin btc ethereum cheque wire transfer routing atm installment financing checks moneyorder affirm pays prepaid owed owe owing due payable payments spent spending splitting holds nonrefundable
taxwords: taxed taxable taxation surcharge gst deductible deduct deduction duty levy exempt withheld hst
bargain: bargain haggle lowball cheaply reduce knock slash promocode offering groupon loyalty rewards points tight economical frugal discounted modest reasonable reasonably decent budgeted budgets budgeting
coverage: license licenses licence licences licensing insurances policyholder coi certificates cover covered covers coverage bond indemnity workers liabilities claim claims screening screened fingerprints servsafe
guarding: security bouncer bouncers bodyguard guard chaperone safety safely protect escorting chauffeur supervise accompany
cityrules: zoning ordinance ordinances noise curfew regulation regulations inspection inspections compliance compliant
staging: space spaces stage platform risers electrical outlets plug generator extension cord socket volts amps circuit floor ceiling tables chairs linens counter setups loadin soundcheck unload supplies supply provided furnish brings brought carry carries stocked own disposables coolers portable
lighting: lighting spotlight strobe laser led uplight haze fogger projector amp amplifier subwoofer pa console mics microphones headset controller cdj backdrop tripod lens lenses flash prop
parkdrive: driving drove drives driver drivers curb lot street road highway freeway uber lyft taxi cab rideshare toll gate gated elevator stairs directions parked towed tow
distances: mile kilometers kilometer km inch inches meter radius within farther further distances perimeter traveling travels traveled travelling commute commuting relocate relocating visit onsite tour touring route
extratime: prolong lengthen overrun runover extending stays staying stayed linger continue addon keep keeping
canceling: cancels canceling cancelling cancellations cancelation refunding refunded forfeit forfeits forfeited penalty penalties terminate terminated void voided withdraw withdrawn backout scrapped called
postponing: postponed reschedules moved moves moving bump bumped swap swapped transferring altered adjust changed modified push pushed pushing correction amend edits edited editing updated adding add
standin: replaces substitutes standin fallback understudy noshows unavailable sickness contingency guarantee reliable dependable punctual
privacyverbs: stored storing collect tracking disclose disclosing gdpr ccpa retain sensitive safeguard personal info doxx dox fullname surname realname ssn whereabouts lives living live residential hometown birthplace
deleting: delete deletes deleted deleting erase erased erasing remove removes purge deactivate clearing unsubscribed
tipways: tipped tipper tippers tippable jar singles customary bonus bonuses generous thankyou etiquette
publishing: publish published publishing post posts posted posting share shares sharing uploaded tag tagged tagging instagram ig facebook fb twitter snapchats reels hashtag socials repost airdrop
imaging: photographed images snapshot polaroid retouch raw prints negatives videographer recorded filmed cam webcam
press: press media journalist reporter newspaper magazine news article broadcast blog blogger headline tabloid
openhours: opens closes closing closed opened round nonstop staffed reachable operating
greetslang: wassup whassup wsup wazzup whaddup whatsup wyd hru hii heyy hihi helloo ayo ahoy gm mornin evenin gday welcome oi alo ello hullo aloha namaste
farewellslang: peace deuces seeya cu gn nn brb bbl toodles cheerio byebye bai buhbye
thankslang: thanku tnx tks thnks tysvm tyvm ta kudos merci arigato danke grazie obliged
filler: um uh uhh umm er hmm hm mm well anyway anyways basically literally honestly tbh imo ngl fr frfr bruh dawg dang gosh omg geez wow oh ooh ah aha ugh meh welp alrighty please pls plz kindly just also so btw fyi thing things stuff sorta kinda whatnot
assist: help helping assistance guidance guide support service aid advisor concierge customerservice helpdesk helpline
espoder: quieres queremos necesitamos ocupo ocupamos deseo desea deseamos gustaria buscando busca quisieramos querria puedo puede pueden puedes podemos podria podrian podrias posible debo debemos debe tengo tenemos tienes hace hacen hago hacer haces
espreguntar: que cual cuales quien quienes cuando cuanta cuantos porque pregunta saber sabes dime
esser: es esta estan estoy estamos eres fue era sera ser estar hubo
esgente: mujer mujeres hombre chica chico muchacha senor senora senorita amigo amiga madre padre hermano primo prima esposo esposa novio novia familia jefe abuela abuelo hijos
estiempo: noche noches dia dias semana semanas mes meses ano minutos minuto fecha fechas temprano pronto despues antes luego ahorita siempre nunca domingos sabados fin finde mediodia medianoche ayer febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
eslugar: aqui alli alla cerca lejos casa ciudad calle salon lugar lugares zona afuera
esfiesta: fiestas bodas eventos despedida soltera soltero bautizo graduacion aniversario celebracion invitados invitado cumple
esshow: baile bailar bailan bailando bailarin bailarines baila musica cantar cantante cantantes canta espectaculo desnudista desnudistas estriper barra tragos bebidas bebida cerveza cervezas masaje masajes modelo modelos fotografa fotografia grupo musico musicos animador payaso comediante mariachis pinchadiscos
esdinero: pagos pagan pagamos paga tarjeta tarjetas efectivo transferencia dolares dolar pesos costo costos cuestan economico economica economicos gratis cuota saldo reembolsan devolucion devuelven gastar
esreserva: reservacion reservaciones reservamos reservo agendo contratacion contrato contratos apartado cita citas cancelo cancele cancelamos cancelacion confirmar confirmacion confirmado confirmada cambio cambios solicitud modificar aplazar posponer
esqueja: problema mal mala malo grosero llegaron llega llegan borracho estafa robaron robo enojado
escortesia: favor porfavor porfa muchas muchisimas buenos buen buena bien hasta saludo disculpe disculpa
eshablar: hablo habla hablan hablar hablas decir digo llame llamame llamada llamen mandar mande manda enviar envie envian escribir contactar contacto mensaje mensajes responder respuesta
estrabajo: empleo contratando trabajos solicita sueldo salario experiencia aplicar aplico entrevista requisitos horario turno
essino: asi jamas todo todos toda todas algo mas menos muy mucho mucha muchos poco tambien solo quizas talvez para por con sin pero sobre entre
youword: you u yu ya yous youse yall youre
guestcount: guest guests attendee attendees headcount crowd crowds audience invitees invited rsvp pax turnout
yourword: your ur yours yourself urself yourselves
`
