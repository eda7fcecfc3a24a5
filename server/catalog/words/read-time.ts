import { minuteOf, writeClock } from './clock.ts'
import { writeDigits } from './numbers.ts'

/** When in the day and how long, as far as it was said. */
export interface TimeWish {
  /** Minute of the day the event begins. */
  minute?: number
  /** The minute was said without am or pm. */
  bare?: true
  /** Whole hours. */
  hours?: number
  part?: 'morning' | 'afternoon' | 'evening' | 'night'
  /** Minute of the day the event ends, when only its end was said. */
  until?: number
  /** The end was said without am or pm. */
  bareEnd?: true
  /** Hours by which the event is longer, or shorter, than was said before: 'two hours longer'. */
  longer?: number
  /** Minutes by which the event begins later, or earlier, than was said before: 'an hour later'. */
  shift?: number
  /** More than the hours that were said: the next whole ones, or the most of 'three to four'. */
  roundedUp?: true
  /** 'All night', 'all day': how long is still to be asked. */
  whole?: 'night' | 'day'
  /** A time that no clock shows: '25:00'. */
  impossible?: true
}

/** When an event begins of which only the part of the day is known, in minutes of the day. */
export const PART_BEGINS = { morning: 600, afternoon: 840, evening: 1140, night: 1260 } as const

const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?)?`
const UNITS = String.raw`(?:hours?|hrs?|h|minutes?|mins?|people|persons?|guests?|girls?|guys|friends|dollars?|bucks|years?|days?|weeks?|months?|events?|djs?|k)\b`
const RANGE = new RegExp(
  String.raw`(?<![\d$#:/.])(from |between )?\b${CLOCK} ?(-|to|until|till?|thru|through|and) ?${CLOCK}(?![\d/%$:])`,
)
const UNIT_AFTER = new RegExp(`^ ?${UNITS}|^ ?[a-z]+ (?:of|for) `)
/** After two bare numbers: no word that they could count. */
const NOTHING_COUNTED =
  /^\W*$|^\W*(?:at|in|on|for|with|and|but|oh|so|please|pls|i|we|is|it'?s|lol|thanks|instead|then|now|rather|actually)\b|^[.,;!?]+ (?:the|our|my)\b/
const UNTIL = new RegExp(
  String.raw`\b(?:until|till?|(?:end(?:s|ing)?|finish(?:es|ing)?|wrap(?:s|ping)?(?: up)?|stop(?:s|ping)?|clos(?:es?|ing)|quit(?:s|ting)?)(?: at| by| around)?|(?:over|done|out|gone) (?:by|at)) ${CLOCK}(?![\d/%$])`,
)
const AT = [
  /(?<![\d:])\b(\d{1,2})(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?)(?![a-z])/,
  /(?<![\d:])\b(\d{1,2}):(\d{2})()(?![\d:])/,
  /\b(?:push|move|shift|bump|switch|change)(?:ed|d)? (?:it|that|this|the (?:start|time|party|event|show|whole thing))?(?: back| up)? ?to (\d{1,2})(?::(\d{2}))?()(?![\d/:%$])(?! ?(?:hours?|hrs?|people|guests|dollars|djs?))/,
  new RegExp(
    String.raw`\b(?:at|around|about|by|from|after|start(?:s|ing)?(?: at)?|begin(?:s|ning)?(?: at)?) (\d{1,2})()()(?![\d/:%$a-z]|\.[\da-z]|(?<=1[3-9]|2\d)\.| ?[-–]|,\d| ?${UNITS}| (?:of|st|ave|or more)\b)`,
  ),
]
const PARTS = ['morning', 'afternoon', 'evening', 'night'] as const
/** A morning that is none of the event's: 'a mom the next morning', 'I read reviews all night'. */
const OTHER_PARTS =
  /\b(?:next|following) (?:morning|day|afternoon|evening)\b|\bmorning after\b|\b(?:reads?|reading|up|awake|slept|sleep|worr(?:y|ied|ying)|cried|crying|drove|driving|work(?:s|ed|ing)?|thinking|thought|stud(?:y|ied|ying)|search(?:ed|ing)|scroll(?:ed|ing)|look(?:ed|ing))(?: (?!for\b|to\b|until\b)\w+){0,2} (?:all|the whole|last|half the) (?:night|day|evening|morning)\b|\b(?:get|getting|be|wake) up (?:early )?in the morning\b|\b(?:middle of the night|end of the day) (?:to|for) (?:me|us)\b/g
const WHOLE = /\b(?:all|(?:the )?(?:whole|entire)) (night|evening|day)(?: long)?\b/

/** Hours that say a distance, a delay or a notice rather than a length. */
const NOT_LONG = `(?! ?(?:away|outside|from(?! ?(?:\\d|noon|midnight))|north|south|east|west|late|ago|before|notice|in advance|ahead|drive|early|after|of driv|prior|later|out of|delay|longer|more|extra))`
const HALF = String.raw`(?: and a half| 1\/2| ½)`
const HOUR = String.raw`(?:hours?|hrs?|h)\b`
const HOURS = new RegExp(
  String.raw`(?<![/$:\d]|[/$\d] |\d\.)\b(?:(\d{1,2}) ?(?:-|to|or) ?)?(\d{1,2})(\.\d+|${HALF})?\+?(?: ?- ?|\s?)${HOUR}(${HALF})?${NOT_LONG}`,
)
const AN_HOUR = new RegExp(
  String.raw`(?<!\d ?|\$ ?|\b(?:dollars|bucks|per|rate|much|charge|costs?|each|price) )(?<!(?:half|quarter of) )\ban? ${HOUR}(${HALF}| or (?:2|so))?${NOT_LONG}`,
)
const COUPLE = new RegExp(String.raw`\b(?:a )?couple (?:of )?hours\b${NOT_LONG}`)
const HALF_HOUR = /\bhalf(?: of)? an? hour\b|\b(?:a )?half[ -]hour\b/
const MINUTES = /(?<![\d:])\b(\d{2,3}) ?(?:minutes?|mins?)\b(?! ?(?:away|late|ago|before|from|early|drive|after))/
/** 'In 2 hours', 'within 24 hours', 'one more hour'. */
const OTHER_HOURS =
  /\b(?:in|within|extra|more|another|additional|every|last) (?:\d{1,2} )?(?:an? )?(?:more |extra |additional )?$/

interface Found {
  wish: TimeWish
  rest: string
}

function readRange(text: string, part: TimeWish['part'], loose: boolean): Found | undefined {
  const match = RANGE.exec(text)
  if (!match) return undefined
  const [all, lead, h1 = '', m1, half1, link, h2 = '', m2, half2] = match
  if (link === 'and' && lead !== 'between ') return undefined
  const bare = half1 === undefined && half2 === undefined && m1 === undefined && m2 === undefined
  // two bare numbers are as often money, or how many people
  const isSaid = lead === 'from ' || /^un|^ti/.test(link ?? '')
  const after = text.slice(match.index + all.length)
  if (bare && (UNIT_AFTER.test(after) || Number(h1) > 12 || Number(h2) > 12)) return undefined
  if (bare && !isSaid && !(loose && NOTHING_COUNTED.test(after))) return undefined
  const isMorning = part === 'morning' && half1 === undefined && half2 === undefined
  const to = minuteOf(Number(h2), Number(m2 ?? 0), half2 ?? (isMorning ? 'a' : undefined))
  const said = half1 ?? (isMorning ? 'a' : undefined)
  let from = minuteOf(Number(h1), Number(m1 ?? 0), said)
  if (from === undefined || to === undefined) return { wish: { impossible: true }, rest: text.replace(all, ' ') }
  const length = (a: number, b: number) => (b - a + 1440) % 1440 || 1440
  let minutes = length(from, to)
  // without am or pm, what is within half a day: '10-2am' begins in the evening, '9:30-1:30' lasts four hours
  if (said === undefined && Number(h1) < 13 && half2 !== undefined && minutes > 720) from = (from + 720) % 1440
  minutes = length(from, to)
  if (half2 === undefined && !isMorning && Number(h2) < 13) minutes = minutes % 720 || 720
  const isBare = bare && !isMorning
  return {
    wish: { minute: from, hours: Math.ceil(minutes / 60), ...(isBare && { bare: true as const }) },
    rest: text.replace(all, ' '),
  }
}

/** 'One hour each, so two hours in all': what it comes to. */
const IN_ALL = new RegExp(
  String.raw`\b(\d{1,2}) ?${HOUR}(?=,? (?:in all|in total|total|altogether|all ?together|overall|all in all)\b)|\b(?:in all|in total|total of|altogether|so) (\d{1,2}) ?${HOUR}`,
)

function readHours(text: string): Found | undefined {
  const found = (match: RegExpExecArray, hours: number, said: number): Found => ({
    wish: hours >= 1 && hours <= 72 ? { hours, ...(hours > said && { roundedUp: true }) } : {},
    rest: text.replace(match[0], ' '),
  })
  const all = IN_ALL.exec(text)
  const total = Number(all?.[1] ?? all?.[2] ?? 0)
  if (all && total > 0) return found(all, total, total)
  const counted = HOURS.exec(text)
  if (counted && !OTHER_HOURS.test(text.slice(0, counted.index))) {
    const [, least, most = '', fraction, half] = counted
    const many = Number(most) + (half || fraction?.match(/half|2|½/) ? 0.5 : Number(fraction ?? 0))
    return found(counted, Math.ceil(many), least === undefined ? many : Number(least))
  }
  const single = AN_HOUR.exec(text)
  if (single && !OTHER_HOURS.test(text.slice(0, single.index))) {
    const isMore = single[1] !== undefined && !/so$/.test(single[1])
    return found(single, isMore ? 2 : 1, isMore ? 1.5 : 1)
  }
  const couple = COUPLE.exec(text)
  if (couple) return found(couple, 2, 2)
  const half = HALF_HOUR.exec(text)
  if (half) return found(half, 1, 0.5)
  const minutes = MINUTES.exec(text)
  if (minutes) return found(minutes, Math.ceil(Number(minutes[1]) / 60), Number(minutes[1]) / 60)
  return undefined
}

/** 'Two hours longer', 'one hour less'. */
const LONGER =
  /(?<!\b(?:stay|stays|keep|keeps|extend|for) (?:(?:him|her|them|on|us|for) )*)\b(an?|one|[1-9]) (?:more )?hours? (longer|more|shorter|less)\b(?! than)/
const SHIFT =
  /\b(half an|an?|one|1|2|3|30|15|45) (hours?|minutes?|mins?)(?: (?:and a half))? (later|earlier|sooner)\b|\b(?:push|move|shift|bump)(?:ed|s)? (?:it|that|this|everything|the \w+)?(?: start| time)? ?(back|forward|up|later|earlier)(?: by)? (half an|an?|one|1|2|3|30|15|45) (hours?|minutes?|mins?)\b/

/** 'An hour later', 'push it back an hour': how far the start moves, in minutes. */
function readShift(text: string): { shift: number; rest: string } | undefined {
  const match = SHIFT.exec(text)
  // '2 hours later' alone may be a time after the event
  if (!match || /^\W*(?:than(?! (?:i|we|that|planned|before))|in)\b/.test(text.slice(match.index + match[0].length)))
    return undefined
  const [all, many1, unit1, later, way, many2, unit2] = match
  const many = many1 ?? many2 ?? ''
  const unit = unit1 ?? unit2 ?? ''
  const count = /^(?:an?|one)$/.test(many) ? 1 : many === 'half an' ? 0.5 : Number(many)
  const minutes = Math.round(count * (unit.startsWith('h') ? 60 : 1))
  const isLater = later === 'later' || way === 'back' || way === 'later'
  return { shift: isLater ? minutes : -minutes, rest: text.replace(all, ' ') }
}

/** A time of the day that is said alone; impossible when no clock shows it. */
function readStart(text: string, part: TimeWish['part']): Found | undefined {
  for (const rule of AT) {
    const at = rule.exec(text)
    // 'do we dress them from zero'
    if (!at || (at[1] === '0' && !at[2] && !at[3])) continue
    const half = at[3] || (part === 'morning' ? 'a' : undefined)
    const minute = minuteOf(Number(at[1]), Number(at[2] || '0'), half)
    const rest = text.replace(at[0], ' ')
    // 'about 30 adults'
    if (minute === undefined && /^(?:around|about|by|from|after)\b/.test(at[0])) continue
    const isBare = half === undefined && Number(at[1]) < 12
    return minute === undefined
      ? { wish: { impossible: true }, rest }
      : { wish: { minute, ...(isBare && { bare: true as const }) }, rest }
  }
  return undefined
}

/**
 * Reads times and hours.
 * @param text plain and corrected, dates already taken out
 * @param loose whether two bare numbers may be a time: a date is named with them
 * @returns what was said, and the text without it
 */
export function readTime(text: string, loose = false): Found {
  const said = writeClock(writeDigits(text))
  const ours = said.replace(OTHER_PARTS, ' ')
  const part = PARTS.find((name) => new RegExp(String.raw`\b${name}s?\b`).test(ours))
  const whole = WHOLE.exec(ours)
  const wish: TimeWish = part ? { part } : {}
  if (whole) wish.whole = whole[1] === 'day' ? 'day' : 'night'
  const longer = LONGER.exec(said)
  if (longer) wish.longer = (longer[2] === 'shorter' || longer[2] === 'less' ? -1 : 1) * (Number(longer[1]) || 1)
  const lengthened = longer ? said.replace(longer[0], ' ') : said
  const shifted = readShift(lengthened)
  if (shifted) wish.shift = shifted.shift
  let rest = shifted?.rest ?? lengthened
  const take = (found: Found | undefined) => {
    if (!found) return
    Object.assign(wish, { ...found.wish, ...wish })
    rest = found.rest
  }
  take(readRange(rest, part, loose))
  if (wish.hours === undefined) take(readHours(rest))
  if (wish.minute === undefined && !wish.impossible) {
    const end = UNTIL.exec(rest)
    const until = end ? minuteOf(Number(end[1]), Number(end[2] ?? 0), end[3]) : undefined
    const isBare = end?.[3] === undefined && Number(end?.[1]) <= 12
    if (end && until !== undefined)
      take({ wish: { until, ...(isBare && { bareEnd: true as const }) }, rest: rest.replace(end[0], ' ') })
    take(readStart(rest, part))
  }
  if (wish.until !== undefined && wish.minute !== undefined) {
    const minutes = (wish.until - wish.minute + 1440) % 1440 || 1440
    wish.hours ??= Math.ceil((minutes % 720 || 720) / 60)
    delete wish.until
    delete wish.bareEnd
  }
  if (wish.minute !== undefined) delete wish.impossible
  return { wish, rest }
}
