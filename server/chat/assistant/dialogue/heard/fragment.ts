import { minuteOf } from '#server/catalog/words/clock.ts'
import { writeDigits } from '#server/catalog/words/numbers.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { MAX_HOURS } from '#shared/model/booking.ts'
import type { Intent } from '../../understand/intents.ts'
import type { Reading } from '../../understand/reading.ts'
import { readCounts } from '../../understand/slots/read-counts.ts'

/** What a message of details alone may want; anything else the classifier sees in it is an accident of its words. */
const MAY_WANT: ReadonlySet<Intent> = new Set([
  ...(['find', 'availability', 'price', 'book', 'compare', 'about-agent'] as const),
  ...(['greeting', 'affirm', 'deny', 'thanks', 'start-over', 'person'] as const),
])
/** Questions whose answer is no detail of an event. */
const ELSEWHERE: ReadonlySet<string> = new Set(['applicant', 'contact', 'meaning'])
/** A question of its own. */
const ASKS = /^(?:are|is|do|does|can|may|will|would|should|how|what|why|when|where)\b/
/** Words of a message that may be a fragment. */
const LONGEST = 9

const NUMBER =
  /^(?:(?:about|around|roughly|like|maybe|just|say|for|the|probably|approx|ok|so|no|actually|let'?s|do|make (?:it|that)|change (?:it|that) to)[\s,]+)*(\d{1,4})(?:[\s,]+(?:or so|please|pls|i think|i guess|max|tops|maybe|probably|thanks))*[\s.!?]*$/

const LEADS = String.raw`^(?:(?:and|n|or|oof|ouch|wow|hm+|ok|okay|so|but|then|cool|great|thanks|yikes)[\s,.!]+)*(?:(?:what|how) about|what if|with|w|w\/|for|plus|if|add|say|make it)?\s*`
const ENDS = String.raw`(?:[\s,]+(?:then|please|instead|only|though|in all|in total|total))*[\s.!?]*$`
/** 'And one more hour?', 'with an extra hour?', 'and an hour less?' */
const MORE_HOURS = new RegExp(
  String.raw`${LEADS}(?:if )?(?:(?:we|they|he|she|it|i)(?:'s| is| do| did| add(?:ed)?| took| take| want(?:ed)?| need(?:ed)?| had| have)? )?(?:(?:just|only) )?(?:(an?|one|\d) (?:more|extra|additional|added) hours?|extra hour|another (?:(\d) )?hours?|(an?|one|\d) hours? (?:more|extra|longer|on top))${ENDS}`,
)
const FEWER_HOURS = new RegExp(
  String.raw`${LEADS}(?:if )?(?:(?:just|only) )?(?:(an?|one|\d) (?:less|fewer) hours?|(an?|one|\d) hours? (?:less|fewer|shorter))${ENDS}`,
)
/** 'And if it's 3', 'what about 3?' */
const IF_NUMBER = new RegExp(
  String.raw`${LEADS}(?:if )?(?:(?:it'?s|it is|it was|it were|we (?:do|did|take|took|want|need|book|go with)|they (?:want|do|need)|just|only|for|about) )*(\d{1,2})(?: ?(?:hours?|hrs?|h))?${ENDS}`,
)
/** 'Keep it at 4', said of hours that were only asked about. */
const KEEPS =
  /\b(?:keep|leave|stick|stay|go back|back) (?:it |that |things |us )?(?:at|with|to) (\d{1,2})\b(?! ?[ap]m|:|\/| (?:people|guests|of))/
/** Hours between what was asked about and what is kept, at most. */
const APART = 4
/** More are people rather than hours, where neither is said. */
const MOST_SAID = 12
const BY_PRICE: ReadonlySet<string> = new Set(['price', 'compare', 'packages'])

/** The hours that a bare follow-up asks for, counted from those that are known (docs/product.md P10.66). */
function readHoursAgain({ known, intent, asked }: DialogueState, { text, agentIds }: Reading): number | undefined {
  if (known.hours === undefined || known.agentIds.length + known.categories.length === 0) return undefined
  const said = writeDigits(text)
  const count = (match: RegExpExecArray) => Number(match.slice(1).find((one) => /\d/.test(one ?? '')) ?? 1)
  const more = MORE_HOURS.exec(said)
  if (more) return known.hours + count(more)
  const fewer = FEWER_HOURS.exec(said)
  if (fewer) return known.hours - count(fewer)
  // one of those shown
  const isPick = asked?.what === 'which' && agentIds.length === 0 && !/\bif\b/.test(said)
  const number = BY_PRICE.has(intent ?? '') && !isPick ? Number(IF_NUMBER.exec(said)?.[1] ?? 0) : 0
  return number >= 1 && number <= MOST_SAID ? number : undefined
}

/** A message whose 'keep it at 4' is the hours before 'and if it's 5', where 4 is not when it begins. */
function keepHours({ known, intent }: DialogueState, reading: Reading): Reading {
  const kept = Number(KEEPS.exec(writeDigits(reading.text))?.[1] ?? 0)
  const isOfHours =
    kept >= 1 && known.hours !== undefined && BY_PRICE.has(intent ?? '') && Math.abs(known.hours - kept) <= APART
  if (!isOfHours || known.start === minuteOf(kept, 0)) return reading
  const { minute: _minute, bare: _bare, ...time } = reading.time
  return { ...reading, time: { ...time, hours: kept } }
}

/**
 * A message of details alone after something was said keeps the wish under discussion: it is an answer, also where it
 * looks like another wish, and a number alone is what was asked for (docs/product.md P10.66). Pure.
 */
export function readFragment(before: DialogueState, said: Reading): Reading {
  const reading = keepHours(before, said)
  const isShort = reading.text.split(' ').length <= LONGEST
  const counted = before.intent !== undefined && isShort ? readCounts(before, reading) : undefined
  if (counted) return { ...reading, intents: mayWant(reading), ...counted }
  const hours = isShort ? readHoursAgain(before, reading) : undefined
  if (hours !== undefined && hours >= 1 && hours <= MAX_HOURS)
    return { ...reading, intents: [], time: { hours }, date: {}, bare: true }
  if (
    before.intent === undefined ||
    ASKS.test(reading.text) ||
    !reading.bare ||
    (ELSEWHERE.has(before.asked?.what ?? '') && before.asked?.waitsFor === undefined)
  )
    return reading
  if (!isShort) return reading
  return { ...reading, intents: mayWant(reading), ...fillAsked(before, reading) }
}

const mayWant = ({ intents }: Reading) => intents.filter(({ intent }) => MAY_WANT.has(intent))

const CHANGES = /\b(?:actually|make (?:it|that)|change (?:it|that)|instead)\b/

/** 'Two', said to 'for how many hours', 'how many guests' or 'which one', or about a day without a time. */
function fillAsked(before: DialogueState, { text }: Reading): Partial<Reading> {
  const { asked, known, shown } = before
  const said = Number(NUMBER.exec(writeDigits(text))?.[1] ?? 0)
  if (said < 1) return {}
  if (asked?.what === 'occasion') return { guests: said, time: {}, date: {} }
  const asksHours =
    asked?.what === 'hours' ||
    (asked?.what === 'date' && known.hours === undefined && (known.day !== undefined || known.start !== undefined))
  const isOfHours = known.day !== undefined || before.intent === 'price' || before.intent === 'compare'
  const changesHours = known.hours !== undefined && isOfHours && CHANGES.test(text)
  if ((asksHours || changesHours) && said <= MAX_HOURS) return { time: { hours: said }, date: {} }
  if (asked?.what === 'which' && said <= shown.length) return { pick: said, time: {}, date: {} }
  const minute = known.day !== undefined && known.start === undefined && said <= 12 ? minuteOf(said, 0) : undefined
  return minute === undefined ? {} : { time: { minute }, date: {} }
}
