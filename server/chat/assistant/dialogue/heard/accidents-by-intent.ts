import { namesDanger } from '../../understand/grave-words.ts'
import type { Intent } from '../../understand/intents.ts'
import type { Reading } from '../../understand/reading.ts'
import { SENDS } from '../phrases.ts'
import { readAge } from '../youngest.ts'

/** What an accident is judged by, besides the message: the intent before it, and how sure the classifier is. */
interface Hearing {
  last: string | undefined
  score: number
}
type Accident = (reading: Reading, hearing: Hearing) => boolean

/** Whether a message says something of an event that can be booked. */
export const plansMore = ({ categories, agentIds, date, time }: Reading) =>
  categories.length + agentIds.length + Object.keys(date).length + Object.keys(time).length > 0

/** From this on the classifier is trusted without a word of danger. */
const SURELY = 0.95

/** From this on a request to decline is one also without a word of what is asked for. */
const LIKELY = 0.8

/** Asking for ideas, which asks for nothing that is declined and blames nobody. */
const asksIdeas = ({ intents }: Reading, score: number) =>
  score < SURELY && intents.some((one) => one.intent === 'suggest' && one.score > score)

/** Taking a word back, which blames nobody else. */
const SLIPS =
  /\b(?:my bad|wrong (?:word|date|day|time|month|number|year|page)|(?:was|is|got (?:it|that|the \w+)|had (?:it|that|the \w+)) wrong|i meant|i mean|oops|typo|misspoke|misread|mixed up|my mistake)\b/
const PAID = /\b(?:paid|charged|refund\w*|money back|late)\b/

/** A slip, or 'broke student here, who is your cheapest DJ'. */
const isNoComplaint: Accident = (reading, { score }) =>
  asksIdeas(reading, score) ||
  (plansMore(reading) && SLIPS.test(reading.text)) ||
  (reading.price.lean !== undefined && !PAID.test(reading.text))

/** Words of someone in danger now. */
const URGENT =
  /\b(?:911|help|ambulance|hurt|bleed\w*|blood|collaps\w*|faint\w*|dying|attack\w*|stab\w*|shot|police|unconscious|breathing|fire|gun|knife)\b/
/** Asks about a booking rather than for help. */
const ASKS_TERMS = /\b(?:cancel\w*|reschedul\w*|postpone\w*|refund\w*|fees?|deposit)\b/
/** Someone else is there for the emergency already. */
const HELP_CAME =
  /\b(?:ambulance|paramedics?|medics?|police|cops|firefighters?|fire department|help|911|they)(?: has| have|'?ve| is| are|'?re)?(?: already| just| finally)? (?:come|came|arrived|here|on (?:the|their) way|left|taken|taking)\b|\b(?:safe|ok|okay|fine|under control|out) now\b/

const INSURED = /\b(?:insur\w*|coverage|liability)\b/
const LONG_AGO = /\b(?:once|years? ago|months? ago|last (?:year|month|summer|winter)|used to)\b/
const NOW = /\b(?:right now|911|ambulance|call an?|(?:is|are) (?:bleeding|hurt|burning|choking|unconscious))\b/

/** 'The mailbox has been hit twice': nobody is hurt. */
const HIT_THINGS =
  /\b(?:mailbox|fence|gate|curb|kerb|car|truck|van|bumper|mirror|garage|wall|sign|post|pole|tree|hedge|porch|driveway|lamp|door)s?(?: \w+)? (?:has been |have been |had been |was |were |got |gets |keeps getting |is |are )(?:\w+ )?(?:hit|shot|dead|broken|locked)\b/g

/** Nothing dangerous, a fee, 'we stopped fighting, book Theo', or help that has come. */
const isNoEmergency: Accident = ({ text, agentIds }, { last, score }) => {
  const books = agentIds.length > 0 && SENDS.test(text) && !URGENT.test(text)
  const ofThings = text.replace(HIT_THINGS, ' ')
  if (ofThings !== text && !namesDanger(ofThings)) return score < SURELY
  if (!namesDanger(text)) return books || score < SURELY
  if (last === 'emergency' && HELP_CAME.test(text)) return true
  // 'a juggler once set fire to my curtains, are your people insured'
  if (INSURED.test(text) && LONG_AGO.test(text) && !NOW.test(text)) return true
  return books || (ASKS_TERMS.test(text) && !URGENT.test(text))
}

/** What may be asked of a rule for young guests. */
const FOR_ADULTS =
  /\b(?:sex\w*|nude|naked|strip\w*|alcohol|beers?|drinks?|drunk|liquor|booze|vodka|shots|weed|drugs?|ids?|guns?|touch\w*|lap|serve|secret\w*|cocaine|coke|molly|pills|minors?|under ?age|teen\w*|high ?school\w*|happy|extras?|finish\w* (?:me|him|us|off|with)|discreet\w*|wild|anything goes|further|generous\w*|favou?rs?|take care of|nsfw|explicit\w*|full|rough|more than|private\w*|intimate\w*|escort\w*|fake|weapons?|sexo|drogas?|menores|armas?|desnud\w*|alcoh\w*|prostitu\w*)\b/

/** 'Can we get'. */
export const GETS = /\b(?:can|could|may) (?:we|i) (?:get|have|book|hire)\b/

/**
 * A plan for young guests without an act for adults, a number of guests that looks like an age, a plain plan, or another
 * service in place of one: 'she says no dancers, a bartender then'.
 */
const isNoRequestToDecline: Accident = (reading, { score }) => {
  const { text, categories, notCategories, agentIds, date, guests, corrects } = reading
  const age = readAge(text)
  if (guests !== undefined && age === guests) return true
  if (FOR_ADULTS.test(text)) return false
  // 'I want to surprise my parents with something, but what'
  if (asksIdeas(reading, score) && !namesDanger(text)) return true
  // 'can we get Camille, my roommate loves her'
  if (agentIds.length > 0 && GETS.test(text) && !namesDanger(text)) return true
  if (categories.length === 0) return false
  if (date.day !== undefined && !namesDanger(text)) return true
  if (score < (corrects || notCategories.length > 0 ? SURELY : LIKELY)) return true
  return age !== undefined && categories.every((name) => name !== 'exotic_dancer' && name !== 'bartender')
}

const FOR_WORK = /\b(?:jobs?|hiring|hire me|auditions?|join|apply\w*|work (?:for|with) you|resume|roster|gigs?)\b/

/** 'We would like to offer massages to our staff on Friday from 11 to 3'. */
const isNoApplication: Accident = ({ text, date, time }) =>
  date.day !== undefined && (time.minute ?? time.hours) !== undefined && !FOR_WORK.test(text)

/** Words of one who wants to speak to someone, also beside a plan. */
const SPEAKS =
  /\b(?:talk|speak|spoken?|chat with|call(?:ed|s)? (?:me|us|back)|ring|phone|human|humano|real person|persona|representative|rep|hablar|someone from|reach (?:you|someone|a person))\b/
const ASKS_PERSON =
  /\b(?:person|persona|people|human|humano|someone|somebody|anyone|anybody|agent|manager|owner|representative|rep|staff|office|call|phone|talk|speak|hablar|reach|contact|operator|booker|number)\b/
/** Words that weigh one against another. */
const COMPARES = /\b(?:cheap\w*|compar\w*|vs|versus|differ\w*|better|best|which|than|or)\b(?! actually)/
const ASKS_OPEN = /\b(?:open|close[ds]?|closing|office|reach|hours are|your hours|call you|phone|answer)\b/
const STARTS_OVER =
  /\b(?:start(?:ing)? (?:over|again|fresh|new)|from scratch|forget (?:everything|all|it all)|reset|begin again|clean slate|clear (?:it|everything)|new search|de nuevo|desde cero)\b/
const ASKS_DISCOUNT =
  /%|\b(?:discounts?|deals?|cheaper|lower|less|special|coupon|promo\w*|reduc\w*|break|negotia\w*|haggle|rebate|nonprofit|charit\w+|students?|military|veterans?|knock|bulk|descuento\w*|rebaja\w*)\b/
const OF_AGE = 21
const ASKS_RULE = /\b(?:old enough|allowed|minimum|must|have to be|how old|ids?|permitted|legal)\b/
const ASKS_AGE =
  /\b(?:1\d|2[01]|ages?|aged|olds?|older|young\w*|minors?|under ?age|kids?|child\w*|teen\w*|ids?|adults?|eighteen|twenty[- ]?one|birth\w*|edad\w*|menor\w*|anos|grown\w*|seniors?|son|daughter|boys?|girls?|students?|baby|toddlers?)\b/

/** By intent: whether the words of a message only seem to have it (docs/product.md P10.66, P10.71). */
export const ACCIDENTS: Partial<Record<Intent, Accident>> = {
  complaint: isNoComplaint,
  emergency: isNoEmergency,
  decline: isNoRequestToDecline,
  apply: isNoApplication,
  // 'office manager here, checking for a bartender on Friday'
  person: (reading) => {
    const isPlan = reading.date.day !== undefined && reading.categories.length > 0
    return plansMore(reading) && !(isPlan ? SPEAKS : ASKS_PERSON).test(reading.text)
  },
  // 'actually a bartender would be more fun', 'Theo, wait no, Ruth'
  compare: ({ text, corrects, categories, agentIds, notAgentIds }) =>
    corrects &&
    (agentIds.length === 0
      ? categories.length === 1 && !COMPARES.test(text)
      : agentIds.length < 2 && notAgentIds.length > 0),
  // 'it is on the 17th at 6pm, 2 hours'
  hours: ({ text, date, time }) =>
    date.day !== undefined && (time.minute ?? time.hours) !== undefined && !ASKS_OPEN.test(text),
  'start-over': (reading) => plansMore(reading) && !STARTS_OVER.test(reading.text),
  // 'is sales tax in your prices, or does it come on top'
  discount: (reading, { score }) =>
    (plansMore(reading) || reading.intents.some((one) => one.intent === 'tax' && one.score > score)) &&
    !ASKS_DISCOUNT.test(reading.text),
  // 'we do not want pictures, we want music', 'her cousin takes the pictures, no photographer'
  photos: ({ notCategories, text }) =>
    notCategories.includes('photographer') &&
    !/\b(?:rules?|policy|or not|allowed|permitted|post\w*|film\w*|online|ok|okay)\b/.test(text),
  // 'my dad turns 70, what would suit him'
  age: ({ text, intents }) =>
    // 'whom would you recommend for a school fair, the children are five'
    (intents.some(({ intent, score }) => intent === 'suggest' && score === 1) && !ASKS_RULE.test(text)) ||
    (readAge(text) ?? 0) > OF_AGE ||
    !ASKS_AGE.test(text),
}
