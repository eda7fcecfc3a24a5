/** Parts of the city and towns around it that people name without a capital. */
const AREAS = [
  ...['acworth', 'alpharetta', 'athens', 'atlanta', 'austell', 'avondale estates', 'brookhaven', 'buckhead', 'buford'],
  ...['canton', 'cartersville', 'castleberry hill', 'chamblee', 'college park', 'conyers', 'covington', 'cumming'],
  ...[
    'decatur',
    'doraville',
    'douglasville',
    'downtown',
    'druid hills',
    'duluth',
    'dunwoody',
    'east atlanta',
    'east point',
  ],
  ...['edgewood', 'fayetteville', 'gainesville', 'grant park', 'griffin', 'inman park', 'johns creek', 'jonesboro'],
  ...['kennesaw', 'kirkwood', 'lake lanier', 'lawrenceville', 'little five points', 'mableton', 'macon', 'marietta'],
  ...['mcdonough', 'midtown', 'milton', 'newnan', 'norcross', 'old fourth ward', 'peachtree city', 'piedmont park'],
  ...[
    'ponce city market',
    'reynoldstown',
    'roswell',
    'sandy springs',
    'savannah',
    'smyrna',
    'snellville',
    'stockbridge',
  ],
  ...['stone mountain', 'summerhill', 'suwanee', 'tucker', 'union city', 'vinings', 'virginia highland', 'west end'],
  ...[
    'west midtown',
    'westside',
    'woodstock',
    'adair park',
    'ansley park',
    'atlantic station',
    'ball ground',
    'braselton',
  ],
  ...['cabbagetown', 'candler park', 'carrollton', 'cascade', 'chastain park', 'clarkston', 'dacula', 'dahlonega'],
  ...['east lake', 'ellenwood', 'fairburn', 'forest park', 'hapeville', 'hiram', 'lilburn', 'lithonia'],
  ...[
    'locust grove',
    'loganville',
    'morningside',
    'morrow',
    'ormewood park',
    'palmetto',
    'pine lake',
    'poncey highland',
  ],
  ...['powder springs', 'riverdale', 'scottdale', 'senoia', 'social circle', 'south fulton', 'stonecrest'],
  ...['villa rica', 'winder'],
]
const AREA = new RegExp(String.raw`\b(?:${AREAS.join('|')})\b`, 'i')

const AREA_AFTER = new RegExp(String.raw`^,?\s+(?:in\s+)?(${AREAS.join('|')})\b`, 'i')

/** 'The community center on Oak Street in Tucker'. */
const TOWN = new RegExp(String.raw`\bin\s+(${AREAS.join('|')})\b`, 'i')

/** 'In Smyrna at my place'. */
const TOWN_BEFORE = new RegExp(
  String.raw`\b(?:in|near|over in)\s+(${AREAS.join('|')}),?\s+(?:at|in)\s+(?:the\s+)?$`,
  'i',
)

const STREET =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][\w'’.-]*\s+){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pl|Place|Pkwy|Parkway|Ct|Court|Cir|Circle|Sq|Square)\b(?:\.?\s+(?:NE|NW|SE|SW)\b)?/
/** The same without capitals: fewer endings, and no small words between. */
const PLAIN_STREET =
  /\b\d{2,5}\s+(?:(?!(?:at|on|in|the|for|of|and|to|is|am|pm|people|guests|girls|down|off|my|your)\b)[a-z][a-z'’.-]*\s+){1,3}(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|pkwy|parkway|hwy|ct)\b(?:\.?\s+(?:ne|nw|se|sw)\b)?/i

/** Capitals after 'in' or 'at' that say when, not where. */
const NO_PLACE = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|(?:Noon|Midnight|Morning|Afternoon|Evening|Night|Today|Tonight|Tomorrow|Christmas|Thanksgiving|New Year|Halloween|At|On|For|From|In|I|AM|PM|DJs?)\b)`
const NAME = String.raw`${NO_PLACE}[A-Z][\w'’&-]*`
const NAMED = new RegExp(
  String.raw`\b(?:in|at|near|(?:[Vv]enue|[Ll]ocation|[Pp]lace|[Aa]ddress)(?::| is| will be| shall be| would be| has to be|'s))\s+(?:the\s+|The\s+)?(${NAME}(?:\s+(?:(?:of|the|and|&|de|la)\s+){0,2}${NAME}){0,5})`,
)

const VENUES =
  'hotel|theatre|theater|club|ballroom|hall|museum|arena|lounge|restaurant|brewery|rooftop|winery|estate|farm|gallery|loft|mansion|clubhouse|country club|church|park|gardens?|steakhouse|cafe|center|centre|marriott|hilton|hyatt|ritz|westin|st regis|four seasons|w hotel'
const IN_AREA = String.raw`(?:\s+(?:(?:in|on|near|at)\s+)?(?:the\s+)?(?:${AREAS.join('|')}))?`
/** 'At the fox theatre', 'at a hotel downtown'. */
const VENUE = new RegExp(
  String.raw`\b(?:at|in)\s+((?:(?:the|a|an)\s+)?(?:(?!(?:at|on|in|the|for|a|an|of|is|be|home|least|my|our)\b)[a-z][\w'’&-]*\s+){0,3}(?:${VENUES})${IN_AREA})(?![\w'’])`,
  'i',
)
/** 'At my house in Decatur': said as it is written. */
const HOME = new RegExp(
  String.raw`\b(?:at|in)\s+((?:my|our|her|his|their|an?)\s+(?:(?!(?:at|on|in|for)\b)[a-z'’]+\s+){0,2}(?:house|home|place|apartment|apt|condo|office|backyard|back yard|yard|basement|garage|airbnb|cabin|loft|townhouse|studio|rooftop|pool|clubhouse|church|salon|shop|store|school|venue)${IN_AREA})(?![\w'’])`,
  'i',
)

/** A venue alone, as an answer: 'the fox theatre', 'its at piedmont park'. */
const ONLY_VENUE = new RegExp(
  String.raw`^\s*(?:(?:ok|it'?s|it will be|that'?s|we'?re|at|in)\s+){0,3}((?:the\s+)?(?!(?:a|an|is|any|no|not|do|does|what|where|which|who|need|want|like|book|hire|get|see|show|strip|night|male|dj|for)\b)(?:(?!(?:for|with|and|or|to|is|strip|night|male|dj|a|an|my|our|do|does|i|you|we)\b)[a-z][\w'’&-]*\s+){1,4}(?:${VENUES})${IN_AREA})[\s.!]*$`,
  'i',
)
const NO_VENUE = /[?@]|^\s*(?:yes|no|nope|not|yeah|ok|okay|sure|thanks|thank you|idk|i don'?t|we don'?t)\b/i
/** Words of a place that is an answer. */
const ANSWERED = 8

/** The longest place that is taken, in characters. */
const LONGEST = 120

interface FoundPlace {
  place?: string
  /** The text without it; a part of the city stays, because it may be asked about. */
  rest: string
}

/** Reads where an event is: an address, a place with a name, a person's home, or a part of the city. */
export function readPlace(said: string): FoundPlace {
  // who shouts has no names
  const named = /[a-z]/.test(said) ? (STREET.exec(said)?.[0] ?? NAMED.exec(said)?.[1]) : undefined
  if (named && !AREA.test(named)) return taken(said, named, withArea(said, named, named.trim()))
  const street = PLAIN_STREET.exec(said)?.[0]
  if (street) return taken(said, street, capitalize(withArea(said, street, street)))
  const home = HOME.exec(said)?.[1]
  if (home) return taken(said, home, withArea(said, home, home.trim()))
  const venue = VENUE.exec(said)?.[1]
  if (venue) return taken(said, venue, capitalize(withArea(said, venue, venue.trim().replace(/^(?:the|an?)\s+/i, ''))))
  const area = named ?? AREA.exec(said)?.[0]
  return area ? { place: capitalize(withArea(said, area, area.trim()).slice(0, LONGEST)), rest: said } : { rest: said }
}

/**
 * The place in a message that is nothing but one: a venue or, where the place was asked for, any few words that are no
 * question and no refusal.
 */
export function readPlaceAlone(said: string, isAsked = false): string | undefined {
  const venue = ONLY_VENUE.exec(said)?.[1]
  if (venue) return capitalize(venue.replace(/^the\s+/i, '').slice(0, LONGEST))
  if (!isAsked) return undefined
  const plain = said.trim().replace(/[.!]+$/, '')
  const isWords = /^[\p{L}\p{N}][\p{L}\p{N} .,'’&#-]*$/u.test(plain) && /\p{L}{3}/u.test(plain)
  if (!isWords || NO_VENUE.test(plain) || plain.split(/\s+/).length > ANSWERED) return undefined
  return capitalize(plain.replace(/^(?:(?:it'?s|at|in|the)\s+)+/i, '').slice(0, LONGEST))
}

/** A place with the town that is said after it, or right before it. */
function withArea(said: string, part: string, place: string): string {
  const after = said.slice(said.indexOf(part) + part.length)
  const before = said.slice(0, said.indexOf(part))
  const area = AREA_AFTER.exec(after)?.[1] ?? TOWN.exec(after)?.[1] ?? TOWN_BEFORE.exec(before)?.[1]
  return area && !place.toLowerCase().includes(area.toLowerCase()) ? `${place}, ${capitalize(area)}` : place
}

const taken = (said: string, part: string, place: string): FoundPlace => ({
  place: place.slice(0, LONGEST),
  rest: said.replace(part, ' '),
})

const capitalize = (place: string) =>
  place.replace(/(^|\s)(?!(?:in|on|of|the|at|and|near|de|la)\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
