import { SYNONYMS } from '#server/catalog/words/vocabulary.ts'
import type { Random } from './random.ts'

const split = (text: string) => text.split('|').map((one) => one.trim())

const FIRST_NAMES = split(
  `Marcus|Keisha|Dev|Sloane|Rosalind|Tariq|Bea|Jonas|Amara|Chloe|Hector|Yuki|Mina|Dante|Giselle|Tobias|Nadia|Elijah|Paloma
  |Wes|Ingrid|Kofi|Lila|Renata|Silas|Jasmine|Diego|Fatima|Owen|Coco|Vivian|Andre|Luz|Beckett|Simone|Raj|Tasha|Leo|Jett
  |Nina|Quincy|Ophelia|Zane|Priscilla|Malik|Ivy|Bruno|Adele|Callum|Desmond|Esther|Farrah|Gideon|Hana|Isaac|Joaquin|Kendra
  |Lorenzo|Monique|Nico|Octavia|Percy|Rhea|Stefan|Thea|Ulysses|Vera|Winston|Xavier|Yolanda|Zora|Aaliyah|Bianca|Cedric
  |Delphine|Emeka|Francesca|Gustavo|Harriet|Ivan|Jolene|Khalil|Layla|Mateo|Noelle|Orlando|Petra|Ramon|Serena|Travis|Uma
  |Valentina|Wanda|Yvette|Amir|Brielle|Caspian|Dahlia|Ezra|Freya|Greta|Hugo|Inez|Jamal|Katya|Lucian|Maeve|Naveen`,
)
const LAST_NAMES = split(
  `Linden|Whitlock|Diallo|Farrow|Moreau|Rahman|Boone|Reyes|Mensah|Crowe|Pike|Tran|Dubois|Vega|Stone|Abbott|Bianchi|Castillo
  |Drummond|Eze|Fontaine|Goldberg|Holloway|Iverson|Jansen|Kapoor|Lombardi|Maddox|Novak|Oyelaran|Pereira|Quintero|Rosen|Sato
  |Thornton|Underwood|Valdez|Wren|Xu|Yates|Zamora|Okoro|Brandt|Hale|Marsh|Vaughn|Sinclair|Duarte|Kessler|Lindqvist`,
)
const MONTHS = split(
  `january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|oct
  |nov|dec`,
)
const WEEKDAYS = split('monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|wed|thurs|fri|sat|sun')

const name = (random: Random) => {
  const first = random.pick(FIRST_NAMES)
  if (random.next() < 0.4) return `${first} ${random.pick(LAST_NAMES)}`
  return random.next() < 0.06 ? `DJ ${first}` : first
}

/** What visitors call one who does something. */
const CALLED = Object.values(SYNONYMS).flat()

const day = (random: Random) => String(1 + Math.floor(random.next() * 31))

/** How visitors write a day. */
const DATES: readonly ((random: Random) => string)[] = [
  (random) => `${random.pick(MONTHS)} ${day(random)}`,
  (random) => `${random.pick(MONTHS)} ${day(random)}${random.pick(['th', 'st', 'nd'])}`,
  (random) => `${random.pick(['', 'on ', 'this ', 'next ', 'this coming '])}${random.pick(WEEKDAYS)}`,
  (random) => `${random.pick(WEEKDAYS)} ${random.pick(['night', 'evening', 'the 6th', 'afternoon', 'nite'])}`,
  (random) => `${1 + Math.floor(random.next() * 12)}/${day(random)}`,
  (random) => `the ${day(random)}th`,
  (random) =>
    random.pick(
      split(
        `tomorrow|tonight|tmrw|this weekend|next week|new years eve|nye|halloween|christmas eve|valentines day|next month
        |in two weeks|the day after tomorrow|today|next weekend|thanksgiving|july 4th`,
      ),
    ),
]

/** What stands for a placeholder, by its name. */
const FILLINGS: Record<string, readonly string[]> = {
  category: split(
    `dj|dj|deejay|bartender|bartender|mixologist|photographer|photographer|stripper|stripper|dancer|exotic dancer|model|model
    |massage therapist|massage|masseuse|magician|singer|entertainer|mc|comedian|burlesque dancer|bar tender|promo model|band
    |photo booth|host|pole dancer|camera guy|jazz singer|fire dancer`,
  ),
  categories: split(
    `djs|bartenders|photographers|strippers|dancers|exotic dancers|models|massage therapists|masseuses|magicians|singers
    |entertainers|mcs|comedians|bands|mixologists|hosts|girls|male dancers|promo models|performers|acts`,
  ),
  genre: split(
    `house|techno|hip hop|r&b|soul|jazz|salsa|bachata|reggaeton|afrobeats|country|rock|80s|disco|trap|amapiano|dancehall|funk
    |old school|top 40|latin|gospel|edm|lounge|pop|burlesque|close up magic|flair|karaoke|stand up|violin|sax`,
  ),
  month: MONTHS,
  weekday: WEEKDAYS,
  time: split(
    `9pm|8 pm|10|at night|7:30 pm|midnight|noon|around 9|6pm|21:00|late evening|2 in the afternoon|11 pm|5ish`,
  ),
  place: split(
    `buckhead|midtown|decatur|downtown|atlanta|marietta|sandy springs|my apartment|the Fox Theatre|a rooftop in midtown
    |our office|roswell|a hotel downtown|my backyard|inman park|Piedmont Park|an airbnb|a bar in east atlanta|college park`,
  ),
  hours: split(`3 hours|4 hours|two hours|5 hrs|an hour|2hrs|3h|six hours|the whole night|half a day|90 minutes|4`),
  money: split(`$200|150|300 bucks|$500|1000 dollars|$80|120|250|400|$1,200|50 bucks|two hundred|$90`),
  guests: split(`20 people|50 guests|around 15 girls|100 people|8 of us|30|a dozen people|200 guests|10 guys`),
  event: split(
    `wedding|birthday|bachelorette party|bachelor party|corporate event|party|house party|gala|office party|baby shower
    |anniversary|graduation|divorce party|launch party|holiday party|sweet sixteen|retirement party|fundraiser|reunion
    |cookout|bday|bach party|block party`,
  ),
}

/** Placeholders that readers of messages may leave in a text instead of what they recognized. */
const LEFT = new Set(['agent', 'category', 'date', 'time', 'place'])

/** A sentence with its placeholders filled; some names stay masked. */
export function fill(sentence: string, random: Random): string {
  const masks = random.next() < 0.25
  return sentence.replace(/\{([a-z]+)\}/g, (all, key: string) => {
    if (masks && LEFT.has(key)) return all
    if (key === 'agent') return name(random)
    if (key === 'date') return random.pick(DATES)(random)
    if (key === 'category' && random.next() < 0.3) return random.pick(CALLED)
    const fillings = FILLINGS[key]
    if (!fillings) throw new Error(`No such placeholder: ${all} in '${sentence}'`)
    return random.pick(fillings)
  })
}
