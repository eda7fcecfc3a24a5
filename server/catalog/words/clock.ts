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
