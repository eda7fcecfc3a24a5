/** Parts of the city and towns around it that people name without a capital. */
const AREAS = [
  ...['alpharetta', 'atlanta', 'brookhaven', 'buckhead', 'castleberry hill', 'college park', 'decatur', 'downtown'],
  ...['druid hills', 'dunwoody', 'east atlanta', 'grant park', 'inman park', 'kirkwood', 'little five points'],
  ...['marietta', 'midtown', 'old fourth ward', 'ponce city market', 'roswell', 'sandy springs', 'savannah'],
  ...['smyrna', 'summerhill', 'vinings', 'virginia highland', 'west midtown'],
]
const AREA = new RegExp(String.raw`\b(?:${AREAS.join('|')})\b`, 'i')

const STREET =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][\w'’.-]*\s+){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pl|Place|Pkwy|Parkway|Ct|Court|Cir|Circle|Sq|Square)\b(?:\.?\s+(?:NE|NW|SE|SW)\b)?/

/** Capitals after 'in' or 'at' that say when, not where. */
const NO_PLACE = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|(?:Noon|Midnight|Morning|Afternoon|Evening|Night|Today|Tonight|Tomorrow|Christmas|Thanksgiving|New Year|Halloween|At|On|For|From|In|I|AM|PM|DJs?)\b)`
const NAME = String.raw`${NO_PLACE}[A-Z][\w'’&-]*`
const NAMED = new RegExp(
  String.raw`\b(?:in|at|near)\s+(?:the\s+|The\s+)?(${NAME}(?:\s+(?:(?:of|the|and|&|de|la)\s+){0,2}${NAME}){0,5})`,
)

/** The longest place that is taken, in characters. */
const LONGEST = 120

/**
 * Reads where an event is: a street address, a name with capitals after 'in', 'at' or 'near', or a part of the city.
 * @param said as the visitor wrote it
 * @returns the place, and the text without it; a part of the city stays in the text, because it may be asked about
 */
export function readPlace(said: string): { place?: string; rest: string } {
  // who shouts has no names
  const named = /[a-z]/.test(said) ? (STREET.exec(said)?.[0] ?? NAMED.exec(said)?.[1]) : undefined
  const area = AREA.exec(said)?.[0]
  const place = (named ?? area)?.trim().slice(0, LONGEST)
  if (!place) return { rest: said }
  if (AREA.test(place)) return { place: capitalize(place), rest: said }
  return { place, rest: said.replace(place, ' ') }
}

const capitalize = (place: string) => place.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
