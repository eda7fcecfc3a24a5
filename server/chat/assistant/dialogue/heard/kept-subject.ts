import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { ASKS_PRICE } from '../../understand/price-words.ts'
import type { Reading } from '../../understand/reading.ts'
import { SENDS } from '../phrases.ts'
import { ABOUT_ROSTER, hasWhen, isQuestion, TERMS } from './accidents.ts'
import { plansMore } from './accidents-by-intent.ts'

/** Subjects that a message stays with unless it begins another. */
export type Subject = 'apply' | 'complaint' | 'decline'

/** Looking for talent, as one who applies or complains does not. */
const HIRES =
  /\b(?:(?<!do )(?:i|we)(?:'d| would)? (?:need|want|like|am looking|are looking)|(?:i'm|we're|im) (?:looking|planning|having|throwing)|looking (?:for|to (?:hire|book))|book|hire|who (?:is|'s) (?:free|available)|available on|for my|for our)\b/
/** What one who complains wants. */
const CLAIMS = /\b(?:money|refund\w*|back|compensat\w*|apolog\w*)\b/
/** 'Do I need to send pictures?' */
const OF_ONESELF = /\b(?:do|should|can|could|must|would|will|am) i\b/
const HANDS_IN =
  /\b(?:do|should|can|could|must|may) i (?:need to |have to )?(?:send|bring|submit|upload|attach|email)\b/
/** Questions of an applicant about applying itself. */
const HOW_TO_APPLY: ReadonlySet<string> = new Set(['apply', 'how-to-book', 'account', 'request-terms'])
/** What a remark is taken for that says no or yes of something: 'I have my own car and I don't drink'. */
const ANSWERS: ReadonlySet<string> = new Set(['affirm', 'deny'])
/** Words of an answer at most. */
const ANSWER = 6
/** Asking again for what was declined. */
const PLEADS =
  /\b(?:what if|at least|come on|c'?mon|tip (?:fat|big|extra|well|(?:him|her|them|you) )|every(?:one|body) (?:does|do|else)|just (?:this|that) once|why not|pretty please|please+|no ?(?:one|body) (?:will|would|has to|needs to)|between us|pay (?:more|extra|double)|don'?t be like that|i'?m (?:his|her|their|the) (?:dad|mom|father|mother|parent|guardian|uncle|aunt)|(?:give|gave|have) (?:my |our )?permission|(?:(?:i|he|she|they|who|mom|dad|mother|father|parents?|everyone|everybody)(?:'m|'s|'re| am| is| are| would be)?|we'?re|am|are|is) (?:all |totally |completely |perfectly )?(?:fine|ok|okay|cool|good|alright) with (?:it|that|this)|sign (?:something|(?:a|any|some|the) (?:form|waiver|paper|papers|document))|even if|my (?:own )?responsib\w+|take (?:the |full |all )?responsib\w+|(?:will|would|'ll) be (?:in the room|there|watching|supervis\w+)|i (?:promise|swear)|keep (?:it|this) (?:quiet|secret|discreet))\b/
/** Asking to leave a rule aside. */
const BENDS_RULES =
  /\b(?:look(?:s|ing)? (?:away|the other way)|blind eye|bend(?:ing)? (?:the|a) rules?|no ?(?:one|body) (?:checks|cares|will know|has to know|would know)|mak(?:e|ing) an exception|my (?:house|party),? my rules)\b/
/** Offering more for what was declined. */
const PAYS_MORE =
  /\b(?:name (?:your|ur|a|his|her|the|their) (?:price|number|figure)|money(?:'s| is| ain'?t| isn'?t) (?:no|not|an) (?:object|issue|problem)|(?:pay|cost|give (?:you|her|him|them)) (?:whatever|anything|double|triple|extra|more)|whatever (?:it|she|he|they) (?:costs?|takes?|wants?|charges?)|how much (?:would|will|does|do) (?:it|that) take|make it worth (?:your|her|his|their|it)|every(?:one|body) has (?:a|their) price)\b/

/**
 * The subject that a message stays with though its words alone would not say so: more about oneself from an applicant,
 * 'so what is going to be done about it' after a complaint, 'even if I sign a paper' after a no (docs/product.md P10.71).
 * Pure.
 * @param before the state before this message
 * @returns undefined for a message that speaks for itself
 */
export function keptSubject(before: DialogueState, reading: Reading): Subject | undefined {
  const { text } = reading
  const top = reading.intents[0]?.intent
  const hires = HIRES.test(text) || SENDS.test(text) || ASKS_PRICE.test(text)
  const plans = hires || reading.date.day !== undefined
  // 'half of the pictures are of the parking lot' asks nothing about parking
  const isLong = text.split(' ').length > ANSWER
  const isTold = isLong && (top === undefined || ANSWERS.has(top))
  const isRemark = (isTold || (top !== undefined && TERMS.has(top))) && !isQuestion(text)
  const isVague = top === undefined || ABOUT_ROSTER.has(top) || isRemark
  // one who applies says when they have time
  if (before.asked?.what === 'applicant')
    return !hires &&
      ((isVague && (!isQuestion(text) || OF_ONESELF.test(text))) || HOW_TO_APPLY.has(top ?? '') || HANDS_IN.test(text))
      ? 'apply'
      : undefined
  if (before.intent === 'complaint')
    return (!plans || CLAIMS.test(text)) &&
      (isRemark || (reading.categories.length === 0 && (isVague || top === 'complaint')))
      ? 'complaint'
      : undefined
  if (before.intent !== 'decline') return undefined
  return BENDS_RULES.test(text) ||
    (PAYS_MORE.test(text) && !plansMore(reading)) ||
    (PLEADS.test(text) && !(isQuestion(text) ? hasWhen(reading) || hires : plansMore(reading)))
    ? 'decline'
    : undefined
}
