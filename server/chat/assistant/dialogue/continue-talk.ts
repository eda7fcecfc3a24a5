import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Intent } from '../understand/intents.ts'
import type { Reading } from '../understand/reading.ts'
import type { Act } from './act.ts'
import { OTHERS } from './update.ts'

/** Intents that a detail alone may belong to: 'and for 5 hours?' */
const ABOUT_ROSTER: ReadonlySet<string> = new Set([
  'find',
  'availability',
  'price',
  'compare',
  'book',
  'suggest',
  'about-agent',
  'alike',
])
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

const DESCRIBES = /\b(?:tell me|about|who is|who's|know more|describe|experience|experienced|style|special|good|like)\b/
const CHANGE_THAT = /^no[\s,]+change (?:something|that|it)[\s.!]*$/
const NOT_YET = /^(?:no[\s,]+)?not (?:yet|now)[\s.!,]*(?:thanks|thank you)?[\s.!]*$/
const YES =
  /^(?:yes|yeah|yep|yup|ya|sure|ok|okay|k|please|of course|go ahead|do it|sounds good|absolutely|definitely|perfect|great|let'?s (?:do it|go|proceed)|that'?s right|si|claro)(?:[\s.,!]+(?:please|do|thanks|that'?s right|that is right|let'?s (?:proceed|do it|go)|do that|go ahead|sure))*[\s.!]*$/
const NO =
  /^(?:no|nope|nah|not really|not now|all set|i'?m (?:all )?(?:good|set)|that(?:'s| is|s)? (?:all|it|everything))[\s.!,]*(?:thanks|thank you)?[\s\p{P}\p{S}]*$/u

/**
 * The acts of a message that only makes sense after what was said before: an answer to a question, or a detail.
 * @returns undefined for a message that speaks for itself
 */
export function continueTalk(before: DialogueState, state: DialogueState, reading: Reading): Act[] | undefined {
  const detailed = hasDetails(reading)
  const wants = reading.intents.map(({ intent }) => intent)
  if (CHANGE_THAT.test(reading.text)) return ['change-that']
  if (NOT_YET.test(reading.text)) return ['not-yet']
  const only = (intent: Intent) => wants.includes(intent) && wants.every((one) => one === intent || one === 'thanks')
  if (!detailed && (YES.test(reading.text) || only('affirm'))) return answerYes(before, state)
  if (!detailed && (NO.test(reading.text) || only('deny'))) return answerNo(before)
  if (before.asked?.what === 'applicant' && leavesContact(reading, wants)) return ['apply']
  if (before.asked?.what === 'contact' && leavesContact(reading, wants)) return ['contact']
  if (before.asked?.what === 'occasion' && reading.eventType !== undefined && wants.every((one) => THIN.has(one)))
    return [state.known.day !== undefined && state.known.categories.length > 0 ? 'availability' : 'suggest']
  if (!detailed || !wants.every((intent) => THIN.has(intent))) return undefined
  return followDetails(before, state, reading, wants)
}

const hasDetails = ({
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
}: Reading) =>
  agentIds.length > 0 ||
  categories.length > 0 ||
  notCategories.length > 0 ||
  words.length > 0 ||
  Object.keys(date).length > 0 ||
  Object.keys(time).length > 0 ||
  Object.keys(price).length > 0 ||
  place !== undefined ||
  guests !== undefined ||
  eventType !== undefined

const CONTACT = /@|\d{3}[-. )]*\d{3}[-. ]*\d{4}|\d{3}[-. ]\d{4}/
/** A name, an address or a number, and no question of another kind. */
const leavesContact = ({ text }: Reading, wants: readonly Intent[]) =>
  CONTACT.test(text) ||
  (!text.includes('?') &&
    text.split(' ').length <= 6 &&
    !wants.some((one) => ABOUT_ROSTER.has(one) && one !== 'about-agent' && one !== 'find'))

function answerYes({ asked, intent }: DialogueState, { known, shown }: DialogueState): Act[] {
  const plans = known.categories.length > 0 || known.agentIds.length > 0
  switch (asked?.what) {
    case 'anything-else':
      return ['gladly']
    case 'alike':
      return ['alike']
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
      // without a question, 'ok' is said to what was heard
      if (intent !== undefined && ['find', 'price', 'about-agent', 'suggest'].includes(intent) && plans)
        return ['availability']
      return ['go-on']
    default:
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
  if (OTHERS.test(reading.text)) return [known.day === undefined ? 'find' : 'availability']
  if (picks && DESCRIBES.test(reading.text) && !dates) return ['about-agent']
  if (last === 'book' && (picks || dates || reading.time.minute !== undefined || reading.time.hours !== undefined))
    return ['book']
  const costs = last === 'price' || last === 'compare' || last === 'packages'
  if (costs && !dates && reading.time.minute === undefined && (names || reading.time.hours !== undefined))
    return ['price']
  if (dates) return ['availability']
  if (known.day !== undefined && (something || reading.time.hours !== undefined || reading.time.minute !== undefined))
    return ['availability']
  if (Object.keys(reading.price).length > 0) return ['price']
  if (picks) return wants.includes('availability') ? ['availability'] : ['about-agent']
  if (names) return [wants.includes('availability') ? 'availability' : 'find']
  if (reading.time.hours !== undefined || reading.time.minute !== undefined || reading.time.part !== undefined)
    return ['availability']
  if (reading.notCategories.length > 0) return ['find']
  if (wants.includes('find') || wants.includes('availability'))
    return [wants.includes('find') ? 'suggest' : 'availability']
  return last !== undefined && ABOUT_ROSTER.has(last) && something ? ['availability'] : ['noted']
}
