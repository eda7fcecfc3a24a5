import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Intent } from '../understand/intents.ts'
import { ASKS_PRICE, ASKS_RATE } from '../understand/price-words.ts'
import { splitClauses } from '../understand/read-intents.ts'
import type { Reading } from '../understand/reading.ts'
import type { Act } from './act.ts'
import { answerContact, asksBeside, continueTalk } from './continue-talk.ts'
import { ABOUT_ROSTER, isQuestion, TERMS } from './heard/accidents.ts'
import { plansMore } from './heard/accidents-by-intent.ts'
import { readEllipsis } from './heard/ellipsis.ts'
import { keptSubject } from './heard/kept-subject.ts'
import { isImpossible } from './impossible.ts'
import { GO, SENDS } from './phrases.ts'
import { isNotForThem } from './youngest.ts'

/** Intents that are the whole answer however sure another one is. */
const GRAVE: readonly Intent[] = ['emergency', 'decline']
/** What a name said after a no is taken for. */
const AFTER_NO: ReadonlySet<Intent> = new Set(['about-agent', 'find', 'affirm'])
/** How sure a grave intent must be where another one is surer. */
const GRAVELY = 0.8
/** Asking when the office gets in touch, or what happens next. */
const WHEN_REACHED =
  /\bwhat(?:'?s| is| are| will| do(?:es)?)?(?: (?:you|they|the office|your office|anyone|anybody))? (?:(?:gonna|going to|will|plan to|gotta) )?(?:be done|do(?:ing)? about|happens? (?:now|next))\b|\b(?:when|how (?:long|soon)|what time)\b.*\b(?:call(?:ed|s)?|contact(?:ed|s)?|reach(?:ed)?|hears?|find out|know|take|wait|repl(?:y|ies)|respond|answer|write|get back|email me|text me)\b|^(?:(?:and|so|but|ok|okay|hm+|oh)[\s,.]+)*(?:will|would|do|is|are) (?:they|you|anyone|anybody|someone|somebody|your people|the office|your office)(?: guys)? (?:really |actually |gonna |going to )*(?:call|contact|reach out|get back|reply|respond|answer|write)\b/
/** What came before such a question. */
const REACHES: ReadonlySet<string> = new Set(['apply', 'contact', 'complaint', 'person', 'reached-when'])
/** Words that leave no doubt of what is meant. */
const SEXUAL =
  /\b(?:sex|escorts?|hookers?|blow ?jobs?|hand ?jobs?|happy ending|sleep with (?:the|a|me|us|him|her|my|one)|in bed|bj)\b/
/** Intents that are the whole answer when nothing else is surer. */
const ALONE: readonly Intent[] = ['meddling', 'complaint', 'apply', 'start-over']
const POLITE: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye', 'affirm', 'deny'])
/** How sure a single clause must be that it is none of the agency's business to be only that. */
const STRAY = 0.9
/** Most acts of one answer. */
const MOST = 3

const SENT =
  /\b(?:(?:i|we|just|already)(?:'ve| have)? (?:just |already |now )?(?:sent|submitted|filled (?:it|that|this|the form) (?:in|out)|sent (?:it|that|the request))|(?:sent|submitted) (?:it|the (?:request|form))|done[,.! ]+(?:what|now)|what happens (?:now|next)|what(?:'s| is) next)\b/

/**
 * What a message is answered with: its intents in the light of what was asked before, three at most
 * (docs/product.md P10.66, P10.67). Pure.
 * @param before the state before this message
 * @param state the state after it
 */
export function chooseActs(before: DialogueState, state: DialogueState, reading: Reading): Act[] {
  const wants = reading.intents.map(({ intent }) => intent)
  if (REACHES.has(before.intent ?? '') && WHEN_REACHED.test(reading.text)) return ['reached-when']
  const contact = answerContact(before, reading)
  if (contact !== undefined) return [contact, ...asksBeside(reading)].slice(0, MOST)
  const grave = reading.intents.find(
    ({ intent, score }, i) => GRAVE.includes(intent) && (i === 0 || score >= GRAVELY || SEXUAL.test(reading.text)),
  )
  if (grave !== undefined) return [grave.intent]
  if (isNotForThem(state.known, reading)) return ['decline']
  // who asks again by name after a no gets the same no
  if (before.intent === 'decline' && reading.agentIds.length > 0 && wants.every((intent) => AFTER_NO.has(intent)))
    return ['decline']
  const kept = keptSubject(before, reading)
  if (kept !== undefined) return [kept]
  if (SENT.test(reading.text) && isBooking(before)) return ['sent']
  const alone = ALONE.find((intent) => wants[0] === intent)
  if (alone !== undefined && !(alone === 'apply' && before.asked?.what === 'applicant')) return [alone]
  const meant = before.asked?.choices?.find(({ say }) => isSame(say, reading.text))
  if (meant) return [meant.intent as Intent] // written by askMeaning alone
  if (isImpossible(reading.date) || isImpossible(reading.time)) return ['wrong-date']
  const meantShort = readEllipsis(before, reading)
  if (meantShort !== undefined) return [meantShort]
  const continued = continueTalk(before, state, reading)
  if (continued !== undefined) return continued
  if (isStray(reading)) return ['off-topic']
  const isElse = (intent: Intent) => intent === 'off-topic' && wants.length > 1
  const serious = wants.filter((intent) => !POLITE.has(intent) && !isElse(intent))
  const acts = settle(serious.length > 0 ? serious : wants.slice(0, 1), state, reading)
  // 'who do you have, and is there a deposit'
  const isWho = WHO_HAVE.test(reading.text) && state.known.categories.length > 0
  if (isWho && !acts.some((act) => ABOUT_ROSTER.has(act)))
    return [state.known.day === undefined ? 'find' : 'availability', ...acts].slice(0, MOST) as Act[] // both are acts
  if (acts.length === 0) return [guessAct(state, reading)]
  // a person helps with all of it
  const first = acts.filter((act) => act === 'person')
  return [...new Set([...first, ...acts])].slice(0, MOST)
}

const WHO_HAVE = /\bwho(?:'s| all)? (?:do |all )?(?:u|you|y'?all|you guys|ya) (?:have|got|offer)\b/
const WHO_COULD = /\bwho(?: all)? (?:can|could|would|might|will|does|is able to) (?:do|come|play|cover|handle|take)\b/

/** What a message wants that no intent is sure of, by a word that leaves little doubt about a plan under discussion. */
function guessAct({ known }: DialogueState, { text, intents, categories, agentIds, time, price }: Reading): Act {
  const isPlanned = known.agentIds.length > 0 || known.categories.length > 0
  if (agentIds.length > 0 && time.hours !== undefined) return 'price'
  if (isPlanned && (ASKS_PRICE.test(text) || price.lean === 'cheap')) return 'price'
  if (known.categories.length > 0 && WHO_COULD.test(text)) return known.day === undefined ? 'find' : 'availability'
  // 'a bartender without a package'
  if (intents.length > 0 && categories.length > 0) return known.day === undefined ? 'find' : 'availability'
  return isPlanned && SENDS.test(text) ? 'book' : 'unclear'
}

/** Whether one clause is surely and most likely off-topic, and names nothing of the agency. */
const isStray = (reading: Reading) =>
  reading.intents[0]?.intent === 'off-topic' &&
  reading.intents[0].score >= STRAY &&
  !plansMore(reading) &&
  splitClauses(reading.text).length < 2

/** What several come to, rather than which is the better one. */
const SUMS =
  /\b(?:totals?|together|al{1,2}together|combined|(?:for|have|get|hire|book|want|take) both|(?:the|for) (?:pair|two|three|whole lot|lot) of them|the pair\b(?! of (?!them))|(?:both|all(?: \w+)?) of them|for the lot)\b/
/** Words that weigh one against another. */
const WEIGHS =
  /\b(?:cheap\w*|less|more|differ\w*|diff|compar\w*|vs|versus|against|better|best|or|which|than|pric(?:ier|iest|ey)|expensive|steeper)\b/
/** 'Imani and Marcus both, what's the ticket'. */
const ALL_OF_THEM = /\bboth\b|\ball (?:two|three|four|[2-9])\b/
const asksSum = ({ text, agentIds }: Reading) =>
  SUMS.test(text) || ((ASKS_PRICE.test(text) || (agentIds.length > 1 && ALL_OF_THEM.test(text))) && !WEIGHS.test(text))

/** Looking for talent without a name. */
const LOOKS_FOR: ReadonlySet<Intent> = new Set(['find', 'suggest'])
const LOOKS =
  /\b(?:need|looking|want|show|(?<!\b(?:guy|girl|man|woman|lady|person|people|someone|somebody|one|those|artist|dj|bartender|dancer|model) )who|whom|find|get me|hire|book|got|do (?:you|u|y'?all) have)\b/
const WITHOUT_PACKAGE = /\b(?:without|no|not|not in) (?:an?y? |the )?packages?\b/

/** Asking whether a day can be had. */
const STILL_OPEN =
  /\b(?:still|yet|also) (?:open|free|available|possible|doable)\b|\bis (?:it|he|she|that day|that date|the date) (?:open|free|available|possible)\b/
/** 'Book now', said when it is clear who. */
const BOOK = /^(?:(?:ok|okay|yes|please|great|let's|lets|i want to|i would like to|can i|can you)[\s,]+)*book\b/

const isSame = (a: string, b: string) => plain(a) === plain(b)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether the booking form was offered. */
const isBooking = ({ intent, asked }: DialogueState) =>
  intent === 'book' || intent === 'how-to-book' || intent === 'sent' || asked?.what === 'book'

/** Intents that say the same in one answer are one. */
function settle(intents: readonly Intent[], { known }: DialogueState, reading: Reading): Act[] {
  const has = (intent: Intent) => intents.includes(intent)
  const something = known.agentIds.length > 0 || known.categories.length > 0 || known.words.length > 0
  const dated = known.day !== undefined
  const named = reading.agentIds.length > 0 || reading.categories.length > 0 || reading.words.length > 0
  const isPicked = dated && known.agentIds.length === 1 && !ASKS_PRICE.test(reading.text)
  const drops = new Set<Intent>()
  // who is free comes with what it costs
  if (has('availability') && dated) for (const one of ['price', 'find'] as const) drops.add(one)
  if (has('availability') && has('find')) drops.add('find')
  if (has('availability') && !ASKS_PRICE.test(reading.text)) drops.add('price')
  if (has('price') || has('packages') || has('compare') || has('book')) drops.add('find')
  if (has('several-performers') && reading.agentIds.length > 0 && SUMS.test(reading.text))
    drops.add('several-performers')
  const isSum = has('packages') ? SUMS.test(reading.text) : asksSum(reading)
  // 'both, what's the ticket' wants a sum though it has no word of a price
  const isSumOnly = isSum && has('compare') && !has('price') && !has('packages')
  if ((has('packages') || has('compare')) && !isSumOnly) drops.add(isSum ? 'compare' : 'price')
  const isOpen = STILL_OPEN.test(reading.text)
  if (isOpen && has('book') && dated) return ['availability']
  if (has('book')) for (const one of ['availability', 'how-to-book'] as const) drops.add(one)
  if (has('identity')) drops.add('person')
  if (has('person')) drops.add('suggest')
  if (has('person') && reading.categories.length === 0) drops.add('find')
  if (WITHOUT_PACKAGE.test(reading.text)) drops.add('packages')
  // a question of terms that names a service looks for nobody
  const asksTerms =
    intents[0] !== undefined &&
    (TERMS.has(intents[0]) || (isQuestion(reading.text) && intents.some((one) => TERMS.has(one))))
  const isTerms = asksTerms && !dated && !LOOKS.test(reading.text)
  if (isTerms) for (const one of ['find', 'suggest'] as const) drops.add(one)
  if (isTerms && has('overtime') && reading.agentIds.length === 0) drops.add('price')
  if (has('suggest')) drops.add(has('find') && (dated || reading.categories.length > 0) ? 'suggest' : 'find')
  if (has('about-agent') && !has('availability')) drops.add('find')
  return intents
    .filter((intent) => !drops.has(intent))
    .map((intent): Act => {
      // 'under $340 in total' is a limit
      const asked = reading.price.max === undefined ? reading.text : reading.text.replace(/\btotals?\b/g, ' ')
      const isLimit = intent === 'price' && !ASKS_PRICE.test(asked)
      const isOne = reading.pick !== undefined && reading.pick !== 'best' && reading.agentIds.length === 1
      if (intent === 'compare' && isPicked && GO.test(reading.text)) return 'book'
      if (intent === 'compare' && (isOne || asksSum(reading))) return 'price'
      if (intent === 'tax' && !/\btax/.test(reading.text)) return 'price'
      const isPriced = intent === 'about-agent' && reading.time.hours !== undefined
      if (isPriced && has('book')) return 'book'
      if (isPriced) return dated && !ASKS_PRICE.test(reading.text) ? 'availability' : 'price'
      // 'more about the second gentleman'
      if (intent === 'identity' && typeof reading.pick === 'number' && reading.agentIds.length > 0) return 'about-agent'
      const asksRate = ASKS_RATE.test(reading.text) || reading.price.lean === 'cheap'
      if (LOOKS_FOR.has(intent) && asksRate && !dated) return 'price'
      if (isPicked && GO.test(reading.text)) return 'book'
      if (reading.date.day !== undefined && something) {
        if (intent === 'how-to-book' || intent === 'book') return known.agentIds.length > 0 ? 'book' : 'availability'
        if (isLimit) return 'availability'
      }
      if (intent === 'how-to-book' && BOOK.test(reading.text) && known.agentIds.length > 0) return 'book'
      if (intent === 'suggest' && reading.categories.length > 1 && !dated) return 'find'
      const looksUp = intent === 'find' || (intent === 'suggest' && named)
      return looksUp && dated && something ? 'availability' : intent
    })
}
