import type { Known } from '#shared/contract/chat/dialogue.ts'
import type { Reading } from '../understand/reading.ts'

/** Ages from which adults' acts and alcohol are for a guest (docs/product.md P10.71). */
const ADULT = 18
const DRINKS = 21
/** Categories whose acts are for adults. */
const ADULT_ACTS: ReadonlySet<string> = new Set(['exotic_dancer'])

const AGE =
  /\b(\d{1,2})(?:st|nd|rd|th)? (?:birthday|bday|b-day)\b|\bturn(?:s|ing|ed)? (\d{1,2})\b(?! ?(?:hours|[ap]m))|\b(\d{1,2})[ -]?(?:years?[ -]olds?|year-?olds?|yrs?[ -]olds?|y\/?o)\b|\b(?:they|he|she|we|boys|girls|kids|everyone|everybody|guests|all|most|people|interns?|pledges|freshmen|students|bridesmaids|cousins)(?: coming| there| of (?:them|us|(?:the |our |my )?\w+)| (?:on|in|from) (?:the|my|our|his|her|this) (?:\w+ ){0,2}\w+)?(?: are| r|'?re| is|'?s) (?:all |only |just |like |about |around |mostly )*(\d{1,2})\b(?! ?(?:people|guests|hours|[ap]m|of))/
const WORDS: readonly (readonly [number, RegExp])[] = [
  [16, /\bsweet (?:16|sixteen)\b/],
  [15, /\bquince(?:anera|s)?\b/],
  [12, /\bbar mitzvah\b|\bbat mitzvah\b/],
  [17, /\bunder ?age\b|\bminors\b|\bhigh ?school(?:ers?)?\b|\bteen(?:s|agers?|age)?\b|\bunder (?:18|eighteen)\b/],
]

const IN_WORDS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ')
const AGE_WORD = new RegExp(
  String.raw`\b(?:${IN_WORDS.join('|')})\b(?![ -](?:one|two|three|four|five|six|seven|eight|nine)\b)`,
  'g',
)
/** Ages in words as digits: 'the boys are fifteen'. */
const writeAges = (text: string) => text.replace(AGE_WORD, (word) => String(IN_WORDS.indexOf(word) + 10))

/** The age of the guests an event is said to be for; 21 and more lifts what was said before. */
export function readAge(text: string): number | undefined {
  const said = AGE.exec(writeAges(text))
    ?.slice(1)
    .find((one) => one !== undefined)
  if (said !== undefined) return Number(said)
  return WORDS.find(([, words]) => words.test(text))?.[0]
}

/** The age an event keeps: what was said last. */
export function youngestOf({ youngest }: Pick<Known, 'youngest'>, text: string): number | undefined {
  const age = readAge(text)
  if (age === undefined) return youngest
  return age < DRINKS ? age : undefined
}

const CHILDREN =
  /\b(?:what (?:would|do|might) (?:\w+ ){0,3}(?:kids|children|toddlers)|for (?:the |our |my |\w+ )?(?:kids|children|toddlers|grandchildren)|elementary|kindergarten|preschool|daycare|pre-?k|the (?:children|kids) are)\b/

/** Whether an event is for guests under age, as far as it is known. */
export const isForChildren = ({ youngest = ADULT }: Pick<Known, 'youngest'>, text: string): boolean =>
  youngest < ADULT || CHILDREN.test(text)

const ALCOHOL =
  /\b(?:alcohol|beers?|drinking|shots?|booze|cocktails?|liquor|wine|vodka|drinks?|margaritas?|champagne)\b/
const TO_THEM =
  /\b(?:for|to|serve[sd]?|give|gives|make|makes|mix|fix|pour(?:s|ing)?(?: for)?) (?:them|(?:the|my|her|his|our) (?:boys?|girls?|kids?|teens?|son|daughter|sons|daughters|friends|birthday (?:boy|girl)))\b|\b(?:they|them)(?:'?d|'?ll)?(?: all| both)? (?:can |could |want to |would |may |will )?(?:still |also )?(?:be )?(?:drink|drinking|(?:get|have|order|buy) (?:a |some |their )?(?:drinks?|beers?|alcohol|shots?|wine|cocktails?))\b|\b(?:can|could|may|will) they (?:all |still |also )?(?:drink|get|have|order|buy)\b|\b(?:she|he|they|bartenders?) (?:can|could|may|will|would) (?:still )?(?:pour|serve)\b|\bserve (?:alcohol|them|us)\b/

/** Serving without a look at an ID. */
const NO_IDS =
  /\b(?:not card|without carding|no (?:ids?|carding)|skip(?:ping)? (?:the )?ids?|(?:can|could) (?:they|you|he|she|the bartender)(?: just| still)* serve)\b/

/**
 * Whether a message asks for what is not for the young people an event is for: an adults' act, or alcohol served to them.
 */
export function isNotForThem(known: Known, { categories, text }: Pick<Reading, 'categories' | 'text'>): boolean {
  const { youngest } = known
  if (youngest === undefined) return false
  const wanted = readAge(text) === undefined ? categories : [...categories, ...known.categories]
  if (youngest < ADULT && wanted.some((name) => ADULT_ACTS.has(name))) return true
  return youngest < DRINKS && ((ALCOHOL.test(text) && TO_THEM.test(text)) || NO_IDS.test(text))
}

/** Whether an agent's act may be shown for the event. */
export const isFor = ({ youngest }: Known, { category }: { category: string }): boolean =>
  youngest === undefined || youngest >= ADULT || !ADULT_ACTS.has(category)
