import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { asksForDrugs, hintsAtSex, isGrieved, namesDanger } from '../../understand/grave-words.ts'
import type { Intent } from '../../understand/intents.ts'
import { ASKS_PRICE } from '../../understand/price-words.ts'
import type { Reading, ScoredIntent } from '../../understand/reading.ts'
import { ACCIDENTS, GETS } from './accidents-by-intent.ts'

/** Intents that a detail alone may belong to: 'and for 5 hours?' */
export const ABOUT_ROSTER: ReadonlySet<string> = new Set([
  'find',
  'availability',
  'price',
  'compare',
  'book',
  'suggest',
  'about-agent',
  'alike',
])
/** Questions about the agency's terms. */
export const TERMS: ReadonlySet<Intent> = new Set([
  ...(['included', 'conduct', 'travel', 'overtime', 'tips', 'photos', 'insurance', 'parking', 'dress'] as const),
  ...(['equipment', 'deposit', 'cancellation', 'payment', 'paying-when', 'tax', 'privacy', 'substitute'] as const),
  ...(['request-terms', 'place', 'hours', 'age', 'complaint', 'account'] as const),
])
/** Without one of these words, who names a person and a time asks for that person. */
const WORDS_OF_TERMS =
  /\b(?:travel|driv(?:e|es|ing)|far|miles?|gas|distance|overtime|extra|longer|run(?:s|ning)? (?:over|long|late)|late|cancel\w*|refund\w*|call(?:ed)? off|back out|deposit|tip(?:s|ped|ping)?|gratuit\w*|park\w*|insur\w*|licens\w*|photos?|film\w*|video\w*|pictures?|wear\w*|dress\w*|outfits?|costumes?|bring\w*|equip\w*|set ?up|speakers?|inclu\w*|come with|tax\w*|pay\w*|cards?|cash|charge\w*|privacy|touch\w*|rules?|sick|replac\w*|backup|instead|confirm\w*|hold|age|old|id|safe|shows? up|showed|no[- ]show)\b/
/** What a question about them begins with, or has. */
const ASKS =
  /\?|^(?:(?:and|but|so|also|ok|okay|hm+|oh|ooh|um|uh|well|wait|hey|yeah|cool|nice|great)[\s,.!]+)*(?:what(?:'?s)?|how(?:'?s)?|can|could|do|does|did|is|are|was|were|where(?:'?s)?|when(?:'?s)?|which|who(?:'?s)?|why|may|will|would|should|must)\b|(?<!\b(?:so|neither|nor|as) )\b(?:do|does|can|could|is|are|will|would|if|must) (?:i|we|you|y'?all|they|she|he|the|your|my|our|it|that|there)\b/
/** Whether a text asks something. */
export const isQuestion = (text: string): boolean => ASKS.test(text)
/** A remark of at most this many words about a plan is a detail of it. */
const REMARK = 8

/** 'We have our own speakers', and nothing asked but who. */
const OWN_GEAR = /\b(?:we|i)(?:'ve)? (?:already |do )?(?:have|got|own)\b/
const ASKS_WHO =
  /^[^?]*\bwho(?:m|'s|s)?(?: else)?(?: (?:can|could|would|will|do|does|is|might|may|you|u))*[^?.,]{0,40}\??[\s.!]*$/

const FAREWELL = /\b(?:bye|goodbye|farewell|see (?:you|ya)|talk (?:to you )?(?:later|soon)|later|good ?night)\b/
const OWN_BOOKING =
  /\b(?:my|our|the) (?:booking|reservation|order)\b|\b(?:i|we)(?:'ve| have)? (?:already )?(?:booked|reserved)\b/

/** How sure a question about terms must be beside a surer wish, where it uses no word of theirs. */
const BESIDE = 0.6
/** The same beside a wish for a service that is as sure as `HIRES`. */
const UNSURE = 0.8
const HIRES = 0.95
/** From this on the classifier is trusted with what is no plan, beside the details of one. */
const LIKELY = 0.8
/** 'Can you send a masseur to six nurses' asks about no travel. */
const SENDS_US =
  /\b(?:can|could|will|would) (?:u|you|y'?all|you guys|ya) (?:please |maybe |just )?(?:send|get|find|bring)\b/
const POLITE: ReadonlySet<Intent> = new Set(['thanks', 'goodbye'])

/**
 * A reading without the intents that its words only seem to have: 'oops wrong date, it is december 5', 'starts at 9 and
 * goes til 1', 'drop the bartender' (docs/product.md P10.66). Pure.
 * @param before the state before this message
 */
export function dropAccidents(before: DialogueState, reading: Reading): Reading {
  const intents = reading.intents.filter((scored) => !isAccident(scored, before, reading))
  if (!THANKS.test(reading.text) || isQuestion(reading.text) || hasDetails(reading)) return { ...reading, intents }
  // 'thank you, you have been sweeter than my bank'
  const polite = intents.filter(({ intent }) => POLITE.has(intent) || ALSO_THANKS.has(intent))
  return { ...reading, intents: polite.length > 0 ? polite : [{ intent: 'thanks', score: 1 }] }
}

/** What a message begins with that is nothing but thanks. */
const THANKS =
  /^(?:(?:ok|okay|k|great|perfect|awesome|alright|oh|well|wow|aw|and)[\s,.!]+)*(?:thank (?:you|u)|thanks|many thanks|cheers|much obliged|gracias)\b(?! to\b)/
const ALSO_THANKS: ReadonlySet<Intent> = new Set(['complaint', 'emergency', 'person', 'apply', 'start-over', 'deny'])

function isAccident({ intent, score }: ScoredIntent, { known, intent: last }: DialogueState, reading: Reading) {
  const { text } = reading
  if (intent === 'complaint' && isGrieved(text)) return false
  if (ACCIDENTS[intent]?.(reading, { last, score }) || isOfDetails({ intent, score }, known, last, reading)) return true
  const isShort = text.split(' ').length <= REMARK || hasWhen(reading)
  const asks = isQuestion(text)
  if (TERMS.has(intent)) {
    const isDetail = !asks && isShort && hasDetails(reading)
    if (isDetail && last !== undefined && ABOUT_ROSTER.has(last)) return true
    // 'would Camille be able to come for two hours'
    const isOfPerson = reading.agentIds.length > 0 && (hasWhen(reading) || known.day !== undefined)
    const isOfPlan = reading.categories.length > 0 && reading.date.day !== undefined && !asks
    const surer = reading.intents.find((one) => ABOUT_ROSTER.has(one.intent) && one.score > score)
    // 'our nurses are worn out, we want a massage, whom do you have'
    const isHire = reading.categories.length > 0 && (surer?.score ?? 0) >= HIRES && score < UNSURE
    const isBeside = surer !== undefined && (score < BESIDE || isHire)
    const isSwap = reading.corrects && reading.categories.length > 0 && known.day !== undefined && !asks
    if (isSwap) return true
    // 'we have a floor and speakers, and nobody to mix the music, who could'
    const isWho = reading.categories.length > 0 && OWN_GEAR.test(text) && ASKS_WHO.test(text)
    if (isWho && (intent === 'equipment' || intent === 'included')) return true
    // 'what would that amount to'
    const asksSum = ASKS_PRICE.test(text) && known.agentIds.length > 0 && !WORDS_OF_TERMS.test(text)
    if (asksSum) return true
    // 'same start but two hours longer'
    if (intent === 'overtime' && reading.time.longer !== undefined && known.hours !== undefined && !asks) return true
    // 'and if we end at 10?'
    const isEnd = reading.time.until !== undefined && known.start !== undefined
    if (intent === 'overtime' && isEnd && !WORDS_OF_TERMS.test(text)) return true
    // 'her cousin takes the pictures, so no photographer'
    if (reading.notCategories.length > 0 && !asks && reading.categories.length + known.categories.length > 0)
      return true
    if (intent === 'travel' && reading.categories.length > 0 && reading.place === undefined && SENDS_US.test(text))
      return true
    // 'can we get Theo, my boy loves him'
    const names = reading.agentIds.length + reading.categories.length > 0
    if (names && intent !== 'age' && GETS.test(text) && !WORDS_OF_TERMS.test(text)) return true
    const isBye = !asks && reading.intents.some((one) => POLITE.has(one.intent))
    if ((isOfPerson || isOfPlan || isBeside || isBye) && !WORDS_OF_TERMS.test(text)) return true
  }
  // 'they want the 17th instead, everything else stays'
  const isMoved = reading.corrects && known.day !== undefined && reading.date.day !== undefined
  if (intent === 'goodbye') return isPlan(reading) || (isMoved && !FAREWELL.test(text))
  if (intent === 'affirm') return isPlan(reading)
  const corrects = known.day !== undefined && (reading.date.day !== undefined || reading.time.minute !== undefined)
  const drops = reading.notCategories.length + reading.notAgentIds.length > 0
  const isMove = intent === 'change-booking' && (corrects || drops)
  const isPrice = intent === 'change-booking' && reading.agentIds.length > 0 && ASKS_PRICE.test(text)
  return (isMove || isPrice || (intent === 'cancellation' && drops)) && !OWN_BOOKING.test(text)
}

/** What is no plan, heard in the words around the details of one: 'she wants 10am, not 9. still 3 hours, don't ask'. */
function isOfDetails(
  { intent, score }: ScoredIntent,
  known: DialogueState['known'],
  last: string | undefined,
  reading: Reading,
) {
  const { text, categories, date, time } = reading
  const hasTime = (time.minute ?? time.hours ?? time.until) !== undefined
  const answers = last !== undefined && ABOUT_ROSTER.has(last) && !isQuestion(text)
  if (intent === 'off-topic')
    return score < LIKELY && !isQuestion(text) && (categories.length > 0 || (date.day !== undefined && hasTime))
  // 'can you send a masseur, I am on break at work'
  if (intent === 'apply') return categories.length > 0 && SENDS_US.test(text)
  if (intent === 'complaint')
    return (
      categories.length > 0 &&
      last !== 'complaint' &&
      reading.intents.some((one) => ABOUT_ROSTER.has(one.intent) && one.score > score)
    )
  if (!answers || !hasTime || namesDanger(text)) return false
  if (intent === 'emergency') return true
  const isForAdults = [...known.categories, ...categories].includes('exotic_dancer')
  return intent === 'decline' && score < LIKELY && !isForAdults && !hintsAtSex(text) && !asksForDrugs(text)
}

/** Whether a message says a day or a time. */
export const hasWhen = ({ date, time }: Reading) =>
  date.day !== undefined || time.minute !== undefined || time.until !== undefined || time.hours !== undefined

/** Whether a message plans an event: no farewell does. */
export const isPlan = ({ categories, agentIds, time, guests }: Reading) =>
  categories.length > 0 ||
  agentIds.length > 0 ||
  guests !== undefined ||
  time.until !== undefined ||
  time.hours !== undefined

/** Whether a message says anything of an event or of those to book. */
export const hasDetails = ({
  agentIds,
  categories,
  words,
  date,
  time,
  price,
  place,
  guests,
  eventType,
  notCategories,
  notAgentIds,
}: Reading) =>
  agentIds.length > 0 ||
  notAgentIds.length > 0 ||
  categories.length > 0 ||
  notCategories.length > 0 ||
  words.length > 0 ||
  Object.keys(date).length > 0 ||
  Object.keys(time).length > 0 ||
  Object.keys(price).length > 0 ||
  place !== undefined ||
  guests !== undefined ||
  eventType !== undefined
