import { byInitial } from './words.ts'

/** What visitors call a category, besides its own name; longer ones are tried first. */
export const SYNONYMS: Record<string, readonly string[]> = {
  dj: [
    'dj',
    'deejay',
    'dee jay',
    'disc jockey',
    'disk jockey',
    'turntablist',
    'do the music',
    'music for',
    'for music',
    'the music',
    'play music',
    'music guy',
    'music person',
    'spin record',
    'spinning',
    'spin music',
    'spin track',
  ],
  exotic_dancer: [
    ...['exotic dancer', 'exotic dance', 'exotic', 'stripper', 'strip', 'striptease', 'strip show', 'burlesque'],
    ...[
      'burlesque dancer',
      'dancer',
      'dance',
      'showgirl',
      'pole dancer',
      'male dancer',
      'male stripper',
      'gogo girl',
      'go go girl',
      'titty dancer',
      'belly dancer',
      'strip tease',
      'lap dance',
      'go go dancer',
      'gogo',
      'cabaret',
    ],
  ],
  bartender: [
    ...['bartender', 'bar tender', 'barkeep', 'barkeeper', 'barman', 'barmaid', 'bartending', 'mixologist', 'mixology'],
    ...[
      'cocktail',
      'mocktail',
      'sling drink',
      'slinging drink',
      'drink',
      'bartend',
      'tend bar',
      'pour drink',
      'pouring drink',
      'pour beer',
      'pouring beer',
      'pour wine',
      'pouring wine',
      'behind the bar',
      'mix drink',
      'serve drink',
      'bar staff',
      'bar service',
      'open bar',
      'mobile bar',
      'bar',
    ],
  ],
  massage_therapist: [
    ...[
      'back rub',
      'neck rub',
      'shoulder rub',
      'rubdown',
      'foot rub',
      'rub shoulder',
      'rub our shoulder',
      'rub my back',
    ],
    ...['massage therapist', 'massage', 'masseuse', 'masseur', 'massager', 'therapist', 'spa', 'bodywork', 'masage'],
  ],
  model: [
    'model',
    'modeling',
    'modelling',
    'runway',
    'catwalk',
    'fashion show',
    'fashion',
    'promo girl',
    'promo model',
    'brand ambassador',
    'hostess',
    'bottle girl',
    'ring girl',
  ],
  entertainer: [
    ...[
      'sing',
      'singing',
      ...[
        'violinist',
        'violin',
        'guitarist',
        'guitar',
        'saxophonist',
        'saxophone',
        'pianist',
        'piano',
        'cellist',
        'harpist',
      ],
      ...['juggler', 'juggle', 'juggling', 'comic', 'clown', 'balloon artist', 'face painter', 'acrobat', 'fire eater'],
      ...['fire show', 'mime', 'ventriloquist', 'aerialist', 'impersonator', 'string quartet', 'mariachi', 'trio'],
      'jazz band',
      'live singer',
      'mentalist',
      'stand up',
      'hypnotist',
      'fire dancer',
      'fire breather',
    ],
    ...['entertainer', 'entertainment', 'singer', 'vocalist', 'magician', 'magic', 'illusionist', 'mc', 'emcee'],
    ...['master of ceremonies', 'comedian', 'live music', 'musician', 'band', 'performer', 'act', 'karaoke', 'host'],
  ],
  photographer: [
    ...['photographer', 'photography', 'photo', 'picture', 'photoshoot', 'photo shoot', 'photo booth', 'headshot'],
    ...[
      'cameraman',
      'camera guy',
      'camera man',
      'camera person',
      'photograph',
      'with a camera',
      'with a good camera',
      'w a camera',
      'fotographer',
      'fotografer',
      'shoot',
      'pic',
    ],
  ],
}

/** Words that name a part of a category rather than all of it: they also narrow the search. */
export const NARROWING: ReadonlySet<string> = new Set(
  `burlesque singer vocalist magician magic illusionist mc emcee comedian cabaret runway mixologist cocktail band
  musician host karaoke`.split(/\s+/),
)

/** Words the rules know, so that a misspelt one can be taken for them. */
const DAY_WORDS = `tomorrow tonight today yesterday weekend weekday monday tuesday wednesday thursday friday saturday
  sunday january february march april june july august september october november december
  morning afternoon evening midnight christmas thanksgiving halloween valentine valentines juneteenth`.split(/\s+/)

const RULE_WORDS = `available availability availabilities calendar schedule booked busy
  package packages bundle bundles price prices pricing rate rates cost costs charge charges cheap cheaper cheapest affordable expensive budget estimate
  quote discount discounts deal deals minimum maximum dollars dollar bucks hourly total between less below
  book booking bookings reserve reservation reservations hire request register account password login confirmed
  confirm process appointment
  cancel cancellation cancelation refund refunds deposit deposits payment payments paypal venmo zelle credit debit
  invoice privacy private discreet confidential policy policies terms conditions location located address travel
  licensed insured vetted insurance license
  speak human person representative operator manager contact phone telephone email support service services customer
  thanks thank appreciate goodbye cheers hello greetings welcome
  offer offers provide categories category talent talents agents agent roster entertainers specialties
  recommend suggestion suggest hours weeks months
  wedding birthday bachelor bachelorette corporate anniversary instructions`.split(/\s+/)

const CATEGORY_WORDS = Object.values(SYNONYMS)
  .flat()
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => word !== 'masage')

/** Those that say when, by first letter: a search corrects no others. */
export const DATE_WORDS = byInitial(DAY_WORDS)

/** All of them, with plurals, by first letter. */
export const VOCABULARY = byInitial([
  ...DAY_WORDS,
  ...RULE_WORDS,
  ...CATEGORY_WORDS,
  ...CATEGORY_WORDS.map((word) => `${word}s`),
])

const ALL = new Set([...VOCABULARY.values()].flat())
/** Whether the rules know a word. */
export const isRuleWord = (word: string): boolean => ALL.has(word)
