import { COMMON_WORDS } from '#server/catalog/words/common-words.ts'
import { isRuleWord } from '#server/catalog/words/vocabulary.ts'
import { splitWords } from '#server/catalog/words/words.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { findEmail, findPhone, splitContacts } from '../understand/contact.ts'
import type { Intent } from '../understand/intents.ts'
import { ASKS_PRICE } from '../understand/price-words.ts'
import type { Reading } from '../understand/reading.ts'
import type { Act } from './act.ts'
import { ABOUT_ROSTER, hasDetails, isPlan, isQuestion, TERMS } from './heard/accidents.ts'
import { GO, SENDS } from './phrases.ts'
import { OTHERS } from './update.ts'

/** Intents that a classifier finds in a detail without words of its own. */
const THIN: ReadonlySet<Intent> = new Set([
  'find',
  'availability',
  'about-agent',
  'affirm',
  'deny',
  'greeting',
  'thanks',
])

const SHORT_ANSWERS: ReadonlySet<Intent> = new Set(['affirm', 'deny', 'thanks'])

/** A message of at most this many words may be a detail, unless the classifier is this sure of a wish. */
const FRAGMENT = 4
const SURE = 0.9
/** How sure a greeting must be that names a day and looks for nobody. */
const GREETS = 0.8

const DESCRIBES = /\b(?:tell me|more about|who is|who's|know more|describe|experience|experienced|style|special|good)\b/
/** How sure a question about a person must be that has no word for it: 'what does Theo do exactly'. */
const ASKS_OF = 0.9
const asksOf = ({ intents, text, time }: Reading) =>
  (intents[0]?.score ?? 0) >= ASKS_OF && isQuestion(text) && time.hours === undefined && !WHAT_ABOUT.test(text)
/** The question before it, asked of someone else. */
const WHAT_ABOUT = /\b(?:what|how) about\b/
/** A choice: 'ok we want Theo', 'then just Theo please', 'Theo then!' */
const CHOOSES =
  /\bjust[\s,]+(?:please|pls)\b|(?:^|[.!,] ?)then[!.,]|^(?:(?:ok|okay|yes|great|alright|perfect|cool|good|then|so|well|and|lovely|awesome|thanks)[\s,.!]+)*(?:we|i)(?:'d| would)? (?:want|like|love|choose|pick|prefer|decided on|settled on)\b(?! to know)/
const SUM = /\b(?:together|al{1,2}together|combined|totals?|(?:pair|two|three|both|lot|all) of (?:them|those))\b/
/** 'Ok him': whom of several is asked again. */
const THAT_ONE =
  /^(?:(?:ok|okay|yes|sure|alright|then|cool|great|perfect|wonderful|lovely|let'?s|let us|go with|take|we'?ll (?:take|have)|i'?ll (?:take|have)|book|get|have|do)[\s,]+)*(?:him|her|them|this one|that one)(?:[\s,]+(?:then|please|pls|it is))*[\s.!]*$/
const CHANGE_THAT = /^no[\s,]+change (?:something|that|it)[\s.!]*$/
const NOT_YET = /^(?:no[\s,]+)?not (?:yet|now)[\s.!,]*(?:thanks|thank you)?[\s.!]*$/
const YES =
  /^(?:yes|yeah|yep|yup|ya|sure|ok|okay|k|please|of course|go ahead|do it|sounds good|absolutely|definitely|perfect|great|let'?s (?:do it|go|proceed)|that'?s right|si|claro)(?:[\s.,!]+(?:please|do|thanks|that'?s right|that is right|let'?s (?:proceed|do it|go)|do that|go ahead|sure))*[\s.!]*$/
/** 'Ok thanks' ends a subject, unless what was offered only had to be accepted. */
const THANKS = /^(?:ok|okay|k|great|perfect|alright)[\s.,!]+(?:thanks|thank you)[\s.!]*$/
const TO_ACCEPT: ReadonlySet<string> = new Set(['book', 'confirm', 'proceed', 'alike', 'check-date'])
const NO =
  /^(?:no|nope|nah|not really|not now|all set|i'?m (?:all )?(?:good|set)|that(?:'s| is|s)? (?:all|it|everything))[\s.!,]*(?:thanks|thank you)?[\s\p{P}\p{S}]*$/u

/**
 * The acts of a message that only makes sense after what was said before: an answer to a question, or a detail.
 * @returns undefined for a message that speaks for itself
 */
export function continueTalk(before: DialogueState, state: DialogueState, reading: Reading): Act[] | undefined {
  const wants = reading.intents.map(({ intent }) => intent)
  const isThat = reading.text.split(/[.!?]+/).some((part) => THAT_ONE.test(part.trim()))
  if (before.shown.length > 0 && wants.every((one) => THIN.has(one)) && isThat) return ['book']
  const isOther = OTHERS.test(reading.text) && (before.shown.length > 0 || before.known.agentIds.length > 0)
  const detailed = hasDetails(reading) || isOther
  if (CHANGE_THAT.test(reading.text)) return ['change-that']
  if (NOT_YET.test(reading.text)) return ['not-yet']
  const only = (intent: Intent) => wants.includes(intent) && wants.every((one) => one === intent || one === 'thanks')
  const isThanks = THANKS.test(reading.text) && !TO_ACCEPT.has(before.asked?.what ?? '')
  // 'please arrange it' is more of a yes than of a no
  const isYes =
    only('affirm') || (reading.intents[0]?.intent === 'affirm' && wants.every((one) => SHORT_ANSWERS.has(one)))
  if (!detailed && !isThanks && (YES.test(reading.text) || isYes)) return answerYes(before, state, reading.text)
  const isPicked = state.known.agentIds.length === 1 && before.asked?.what === 'book'
  if (!detailed && isPicked && wants.every((one) => SHORT_ANSWERS.has(one)) && SENDS.test(reading.text)) return ['book']
  if (!detailed && (NO.test(reading.text) || only('deny'))) return answerNo(before)
  // who names a person asks for no suggestion
  const tellsOccasion =
    before.asked?.what === 'occasion' && reading.eventType !== undefined && reading.agentIds.length === 0
  if (tellsOccasion && wants.every((one) => THIN.has(one)))
    return [state.known.day !== undefined && state.known.categories.length > 0 ? 'availability' : 'suggest']
  if (!detailed) return undefined
  const top = reading.intents[0]
  const asksPrice = top?.intent === 'price' && ASKS_PRICE.test(reading.text)
  const isShort = reading.text.split(' ').length <= FRAGMENT && (top?.score ?? 0) < SURE && !asksPrice
  const isFragment = before.intent !== undefined && isShort && hasFigures(reading)
  // 'happy tuesday to you', 'I'll be back on Monday, bye'
  const thanksSurely = top?.intent === 'thanks' && THANKING.test(reading.text)
  const isFarewell = !isPlan(reading) && (top?.intent === 'goodbye' || thanksSurely) && !isShort
  const isGreeting = !isPlan(reading) && top?.intent === 'greeting' && top.score >= GREETS && !isShort
  const isFix =
    reading.corrects && before.intent !== undefined && ABOUT_ROSTER.has(before.intent) && hasFigures(reading)
  // 'are photos ok' has no word but one of a service
  const asksTerms = top !== undefined && TERMS.has(top.intent) && isQuestion(reading.text)
  const isDetail =
    isFragment ||
    isOther ||
    (reading.bare && !asksTerms) ||
    (isFix && top?.intent !== 'discount' && (top?.score ?? 0) < SURE) ||
    wants.every((intent) => THIN.has(intent))
  if (isFarewell || isGreeting || !isDetail) return undefined
  return followDetails(before, state, reading, wants)
}

const THANKING = /\b(?:thank\w*|thx|ty|appreciate\w*|grateful|gracias|cheers|bless)\b/

/** Details that no question about the agency's terms has. */
const hasFigures = ({ agentIds, date, time, price, guests }: Reading) =>
  agentIds.length > 0 ||
  Object.keys(date).length > 0 ||
  Object.keys(time).length > 0 ||
  Object.keys(price).length > 0 ||
  guests !== undefined

const hasContact = (text: string) => text.includes('@') || findPhone(text) !== undefined
/** Intents that a name may be taken for. */
const LIKE_A_NAME: ReadonlySet<Intent> = new Set([
  ...(['about-agent', 'find', 'off-topic', 'meddling', 'apply', 'complaint', 'person', 'identity', 'account'] as const),
])
/** What a contact itself is often taken for. */
const OF_A_CONTACT: ReadonlySet<Intent> = new Set(['person', 'apply', 'complaint', 'account', 'meddling'])

/** A name, an address or a number, and no question of another kind. */
const leavesContact = ({ text, intents, categories, date }: Reading, asksName: boolean) =>
  hasContact(text) ||
  (!isQuestion(text) &&
    ![...categories, ...Object.keys(date)].length &&
    text.split(' ').length <= 6 &&
    intents.every(
      ({ intent, score }) =>
        LIKE_A_NAME.has(intent) ||
        (intent === 'greeting' && INTRODUCES.test(text)) ||
        (asksName && score < SURELY && !hasWords(text)),
    ))

/** Whether a text has words of everyday or of our rules, as a name rarely has: 'parking available'. */
const hasWords = (text: string) => splitWords(text).some((word) => COMMON_WORDS.has(word) || isRuleWord(word))

/** 'Marguerite Okonjo': two or three words that are none of everyday or the roster. */
const isNameAlone = ({ text, agentIds, bare }: Reading) =>
  /^\p{L}+(?:[ '-]\p{L}+){1,2}[.!]?$/u.test(text) && agentIds.length === 0 && !bare && !hasWords(text)

const INTRODUCES = /\b(?:(?:my|his|her|their) name(?: is|'s)|name's|i am|i'm|this is|me llamo|mi nombre es)\b/

/** How sure something else must be that is said together with a contact. */
const SURELY = 0.9

/** Whether a person is in danger, or asks for what is declined: a contact beside it changes nothing. */
const isUrgent = ({ intents }: Reading) =>
  intents.some(({ intent, score }) => (intent === 'emergency' || intent === 'decline') && score >= SURELY)

/** What a message asks besides leaving a contact. */
export const asksBeside = ({ intents }: Reading): Intent[] =>
  intents
    .filter(({ intent, score }) => score >= SURELY && !LIKE_A_NAME.has(intent) && !OF_A_CONTACT.has(intent))
    .map(({ intent }) => intent)

/** What a contact is left for: a complaint, or a wish for a person, also where none was asked for. */
export const contactFor = ({ asked, intent }: Pick<DialogueState, 'asked' | 'intent'>): 'complaint' | 'person' => {
  if (asked?.what === 'contact') return asked.waitsFor ?? 'complaint'
  return intent === 'complaint' || intent === 'emergency' ? 'complaint' : 'person'
}

/** A message of at most this many words that has a contact is nothing else, if it asks and plans nothing. */
const CONTACT_WORDS = 8

/** Words that stand between a name and a contact. */
const BESIDE_CONTACT = /\b(?:or|and|at|is|on|my|email|e-mail|phone|cell|number|reach|call|text|me|you|can|may|to)\b/g
const PHONE = /\p{L}{2}.*\b\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}\b/u

/** A name with an email address or a number, said though nothing asked for it. */
const isContactAlone = ({ text, categories, date, time }: Reading) =>
  (findEmail(text) !== undefined || PHONE.test(text)) &&
  !text.includes('?') &&
  text.split(' ').length <= CONTACT_WORDS &&
  (INTRODUCES.test(text) || !hasWords(splitContacts(text).rest.replace(BESIDE_CONTACT, ' '))) &&
  categories.length + Object.keys(date).length + Object.keys(time).length === 0

/** A contact that was asked for: of an applicant, after a complaint, or for a person. */
export function answerContact({ asked, applicant }: DialogueState, reading: Reading): Act | undefined {
  if (asked?.what !== 'applicant' && asked?.what !== 'contact')
    return isContactAlone(reading) && !isUrgent(reading) ? 'contact' : undefined
  const isReachable = applicant?.email !== undefined || applicant?.phone !== undefined
  const asksName = applicant?.name === undefined
  if (!leavesContact(reading, asksName) || isUrgent(reading)) return undefined
  // who only asked how to reach a person may go on with anything else
  const isNamed = hasContact(reading.text) || INTRODUCES.test(reading.text) || isNameAlone(reading)
  if (asked.waitsFor === 'person' && !isReachable && !isNamed) return undefined
  return asked.what === 'applicant' ? 'apply' : 'contact'
}

function answerYes({ asked, intent }: DialogueState, { known, shown }: DialogueState, text: string): Act[] {
  const plans = known.categories.length > 0 || known.agentIds.length > 0
  switch (asked?.what) {
    case 'anything-else':
      return ['gladly']
    case 'alike':
      return ['alike']
    case 'contact':
      return [asked.waitsFor ?? 'go-on']
    case 'book':
    case 'confirm':
    case 'proceed':
      return ['book']
    case 'check-date':
    case 'date':
      return ['availability']
    case 'which':
      return shown.length > 0 ? ['book'] : ['go-on']
    case undefined:
      if (known.agentIds.length === 1 && known.day !== undefined && !/^(?:ok|okay|k)[\s.!]*$/.test(text))
        return ['book']
      // without a question, 'ok' is said to what was heard
      if (intent !== undefined && ['find', 'price', 'about-agent', 'suggest'].includes(intent) && plans)
        return ['availability']
      return ['go-on']
    default:
      if (known.agentIds.length === 1 && known.day !== undefined && GO.test(text)) return ['book']
      return plans && known.day === undefined ? ['availability'] : ['go-on']
  }
}

function answerNo({ asked }: DialogueState): Act[] {
  if (asked?.what === 'confirm') return ['change-that']
  if (asked?.what === 'proceed') return ['not-yet']
  return ['deny']
}

/** 'and for 5 hours?', 'the second one', 'saturday at 8': the question before it, asked again with this detail. */
function followDetails(before: DialogueState, state: DialogueState, reading: Reading, wants: readonly Intent[]): Act[] {
  const { intent: last } = before
  const { known } = state
  const dates = reading.date.day !== undefined || reading.date.stretch !== undefined
  const picks = reading.agentIds.length > 0
  const names = picks || reading.categories.length > 0 || reading.words.length > 0
  const something = known.agentIds.length > 0 || known.categories.length > 0 || known.words.length > 0
  const others = (OTHERS.test(reading.text) && !picks) || (reading.notAgentIds.length > 0 && !names)
  if (others && (something || before.shown.length > 0)) return [known.day === undefined ? 'find' : 'availability']
  const isClear = picks || (known.agentIds.length === 1 && !names)
  const sends = SENDS.test(reading.text) && !ASKS_PRICE.test(reading.text)
  const isWish =
    GO.test(reading.text) ||
    wants.includes('book') ||
    (sends && !isQuestion(reading.text)) ||
    (picks && CHOOSES.test(reading.text) && !isQuestion(reading.text))
  const goes = isClear && known.day !== undefined && isWish
  if (reading.pick === 'all' && sends && !dates && known.agentIds.length > 1) return ['book']
  if (SUM.test(reading.text) && !dates && known.agentIds.length > 1) return ['price']
  if (goes) return ['book']
  const asksSum = ASKS_PRICE.test(reading.text) && known.agentIds.length > 0
  if (asksSum && !dates && reading.time.minute === undefined) return ['price']
  if (reading.agentIds.length > 1 && reading.time.hours !== undefined && !dates) return ['price']
  const describes = DESCRIBES.test(reading.text) || (reading.intents[0]?.intent === 'about-agent' && asksOf(reading))
  if (picks && describes && !dates) return ['about-agent']
  const ranks = reading.pick === 'cheapest' || reading.pick === 'dearest' || reading.price.lean !== undefined
  if (picks && ranks && !dates) return ['price']
  if (before.asked?.what === 'which' && typeof reading.pick === 'number' && known.start !== undefined && !dates)
    return ['book']
  if (last === 'book' && (picks || dates || reading.time.minute !== undefined || reading.time.hours !== undefined))
    return ['book']
  const costs = last === 'price' || last === 'compare' || last === 'packages'
  const lasts = reading.time.hours ?? reading.time.until
  if (costs && !dates && reading.time.minute === undefined && (names || lasts !== undefined)) return ['price']
  if (dates) return ['availability']
  if (known.day !== undefined && (something || reading.time.hours !== undefined || reading.time.minute !== undefined))
    return ['availability']
  if (Object.keys(reading.price).length > 0) return ['price']
  if (picks) return wants.includes('availability') ? ['availability'] : ['about-agent']
  if (names) return [wants.includes('availability') ? 'availability' : 'find']
  // 'for five hours I mean', of one person and no day
  const isLength = reading.time.hours !== undefined && reading.time.minute === undefined && known.agentIds.length > 0
  if (isLength) return ['price']
  if (reading.time.hours !== undefined || reading.time.minute !== undefined || reading.time.part !== undefined)
    return ['availability']
  if (reading.notCategories.length > 0) return ['find']
  if (wants.includes('find') || wants.includes('availability'))
    return [wants.includes('find') ? 'suggest' : 'availability']
  return last !== undefined && ABOUT_ROSTER.has(last) && something ? ['availability'] : ['noted']
}
