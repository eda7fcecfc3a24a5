/**
 * The minute of the day a clock shows; without am or pm an event's hour is taken for the afternoon or evening.
 * @param half 'am' or 'pm' in any spelling; ignored after 12, '15 pm' is a slip
 * @returns 1440 for the midnight that ends the day, undefined for what no clock shows
 */
export function minuteOf(hour: number, minute: number, half?: string): number | undefined {
  if (hour === 24 && minute === 0) return 1440
  if (hour > 23 || minute > 59) return undefined
  if (hour > 12) return hour * 60 + minute
  const said = half?.[0]
  if (said !== undefined && hour === 0) return said === 'a' ? minute : undefined
  const isPm = said === 'p' || (said === undefined && hour >= 1 && hour <= 11)
  return ((said === undefined && (hour === 12 || hour === 0) ? hour : (hour % 12) + (isPm ? 12 : 0)) % 24) * 60 + minute
}

const before = (hour: string) => (Number(hour) === 1 ? 12 : Number(hour) - 1)

/** In which half a time is that was said with a part of the day: 'two at night' is before dawn. */
function halfOf(hour: string, part: string): 'am' | 'pm' {
  const number = Number(hour)
  if (part === 'morning') return 'am'
  return /night/.test(part) && (number < 5 || number === 12) ? 'am' : 'pm'
}

const MILITARY = String.raw`([01]\d|2[0-3])([0-5]\d)`
const TO = '(to|until|till?|thru|through|-)'
/** Four digits that count people or money are no time. */
const COUNTS_NOTHING = String.raw`(?![\d%$/]| ?(?:dollars|bucks|usd|people|persons|guests|ppl|sq|square|feet|each)\b|-\d)`
/** What stands before a sum: 'a budget of 1500 to 2000'. */
const NO_SUM = String.raw`(?<![\d$:/.-]|\b(?:budget|spend|pay|afford|between|around|about|under|over|price|max)(?: (?:is|of|about|around|like|range|:))*:? )`
const MONTH_DAY = String.raw`\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}/\d{1,2})`
/** '1800 to 2200', where 2026-2027 are years. */
const MILITARY_RANGE = new RegExp(
  String.raw`${NO_SUM}\b(?!202\d ?\W ?202\d)${MILITARY} ?${TO} ?${MILITARY}(?: ?(?:hours?|hrs?|h))?\b${COUNTS_NOTHING}`,
  'g',
)
/** '1800 hours', '0900 hrs'. */
const MILITARY_HOURS = new RegExp(String.raw`(?<![\d$:/.-])\b${MILITARY} ?(?:hours?|hrs?|h)\b`, 'g')
/** 'January 9, 1800': nobody plans for a year before 2000. */
const MILITARY_AFTER_DAY = new RegExp(String.raw`(${MONTH_DAY}),? (?=[01])${MILITARY}\b${COUNTS_NOTHING}`, 'g')

/** 'At 0900'. */
const EARLY = new RegExp(
  String.raw`(?<=\b(?:at|from|by|until|till?) )(0\d)([0-5]\d)\b${COUNTS_NOTHING}(?! ?(?:[ap]m|\w+ (?:st|street|ave|rd|road))\b)`,
  'g',
)
/** An hour of 24 as am or pm say it, where the number alone would not. */
function writeMilitary(hour: string, minute: string): string {
  const number = Number(hour)
  if (number === 0) return minute === '00' ? '24:00' : `12:${minute}am`
  return `${number}:${minute}${number < 12 ? 'am' : ''}`
}

const QUARTERS = `([1-9]|1[0-2])(00|15|30|45)`
const QUARTERS_PAST = `([1-9]|1[0-2])(15|30|45)`
/** '7 to 930', '730 to 10', '630 to 9pm'. */
const TO_PLAIN = new RegExp(
  String.raw`${NO_SUM}\b(\d{1,2}(?::\d{2})?(?: ?[ap]m)?) ?${TO} ?${QUARTERS_PAST}(?= ?[ap]m?\b|\b)${COUNTS_NOTHING}`,
  'g',
)
const FROM_PLAIN = new RegExp(
  String.raw`${NO_SUM}\b${QUARTERS_PAST} ?${TO} ?(?=(?:\d{1,2}(?::\d{2})?)(?: ?[ap]m?)?\b${COUNTS_NOTHING})`,
  'g',
)
/** '730 to 930': two sums seldom end in a quarter of an hour. */
const BOTH_PLAIN = new RegExp(
  String.raw`${NO_SUM}\b${QUARTERS} ?${TO} ?${QUARTERS}(?= ?[ap]m?\b|\b)${COUNTS_NOTHING}`,
  'g',
)
/** '730pm'. */
const PLAIN_HALF = new RegExp(String.raw`(?<![\d$:/.-])\b${QUARTERS}(?= ?[ap]\.?m\b)`, 'g')

/**
 * A plain text with the times of the day that have no colon as a clock shows them: '1800 to 2200' is 18:00 to 22:00,
 * '7 to 930' is 7 to 9:30. Read before dates: 'January 9, 1800' names no year.
 */
export const writeColons = (text: string): string =>
  text
    .replace(MILITARY_RANGE, (all: string, h1: string, m1: string, link: string, h2: string, m2: string) => {
      // '1000 to 1130' is as often before midnight
      const isSure = /h/.test(all.slice(-5)) || [h1, h2].some((hour) => hour.startsWith('0') || Number(hour) > 12)
      return isSure
        ? `${writeMilitary(h1, m1)} ${link} ${writeMilitary(h2, m2)}`
        : `${Number(h1)}:${m1} ${link} ${Number(h2)}:${m2}`
    })
    .replace(MILITARY_HOURS, (_, hour: string, minute: string) => writeMilitary(hour, minute))
    .replace(
      MILITARY_AFTER_DAY,
      (_, day: string, hour: string, minute: string) => `${day} at ${writeMilitary(hour, minute)}`,
    )
    .replace(EARLY, (_, hour: string, minute: string) => writeMilitary(hour, minute))
    .replace(BOTH_PLAIN, (all: string, h1: string, m1: string, link: string, h2: string, m2: string) =>
      m1 === '00' && m2 === '00' ? all : `${h1}:${m1} ${link} ${h2}:${m2}`,
    )
    .replace(TO_PLAIN, '$1 $2 $3:$4')
    .replace(FROM_PLAIN, '$1:$2 $3 ')
    .replace(PLAIN_HALF, '$1:$2')

/** A plain text, numbers in digits, with its times as a clock shows them: 'half past 8' is 8:30, 'noon' 12pm. */
export function writeClock(text: string): string {
  return text
    .replace(/ ?o'? ?clock\b/g, ':00')
    .replace(/(:\d\d):00/g, '$1')
    .replace(/\bhalf past (\d{1,2})\b(?::00)?/g, '$1:30')
    .replace(/\b(?:a )?quarter (?:past|after) (\d{1,2})\b(?::00)?/g, '$1:15')
    .replace(/\b(?:a )?quarter (?:to|till?|before|of) (\d{1,2})\b(?::00)?/g, (_, hour: string) => `${before(hour)}:45`)
    .replace(
      /\b(?:at )?(?:12 )?noon(?:ish)?\b|\bmidday\b|(?<=\b(?:at|from|around|about|by|until|till?) )lunch ?time\b/g,
      '12pm',
    )
    .replace(/\b(to|until|till?|-) (?:about|around|roughly|maybe|like|say) (?=\d)/g, '$1 ')
    .replace(/\b(?:at )?(?:12 )?midnight\b/g, '24:00')
    .replace(/\bone (to|until|till?) (?=\d)/g, '1 $1 ')
    .replace(
      /\b(\d{1,2}(?::\d{2})?) ?-? ?(?:ish)? ?(to|until|till?|-) ?(\d{1,2}(?::\d{2})?) ?-? ?ish\b/g,
      'from $1 $2 $3',
    )
    .replace(/\b(\d{1,2}(?::\d{2})?) ?-? ?ish(?= ?(?:to|until|till?|-) ?\d)/g, 'from $1')
    .replace(/\b(\d{1,2}(?::\d{2})?) ?-? ?ish\b/g, 'at $1')
    .replace(/\b(\d{1,2})(?:h|hrs)(\d{2})\b/g, '$1:$2')
    .replace(/(?<!\bfor )\b(1[3-9]|2[0-3]) ?h\b/g, '$1:00')
    .replace(/\bat (\d{1,2}) ?h\b/g, 'at $1:00')
    .replace(
      /\b(at|from|by|until|till?) ([01]\d|2[0-3])([0-5]\d)\b(?! ?(?:dollars|bucks|people|guests|\w+ (?:st|street|ave|rd|road)\b))/g,
      '$1 $2:$3',
    )
    .replace(/\b(\d{1,2}(?::\d{2})?)([ap])\b/g, '$1$2m')
    .replace(
      /\b(\d{1,2})(:\d{2})? (?:in the (morning|afternoon|evening)|at (night)|(tonight)|this (morning|afternoon|evening))\b/g,
      (all: string, hour: string, minutes: string | undefined, ...parts: (string | undefined)[]) => {
        const part = parts.slice(0, 4).find((one) => one !== undefined) ?? ''
        return Number(hour) > 12
          ? all
          : `${hour}${minutes ?? ''}${halfOf(hour, part)}${part === 'tonight' ? ' tonight' : ''}`
      },
    )
}
