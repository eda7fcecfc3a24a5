/** When in the day and how long, as far as it was said. */
export interface TimeWish {
  /** Minute of the day the event begins. */
  minute?: number
  /** Whole hours. */
  hours?: number
  part?: 'morning' | 'afternoon' | 'evening' | 'night'
}

/** When an event begins of which only the part of the day is known, in minutes of the day. */
export const PART_BEGINS = { morning: 600, afternoon: 840, evening: 1140, night: 1260 } as const

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
}
export const NUMBER_WORDS = Object.keys(NUMBERS).join('|')

/** Reads a number in digits or in words up to twelve; NaN for anything else. */
export const readNumber = (text: string): number => NUMBERS[text] ?? Number(text)

const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?)?`
const RANGE = new RegExp(String.raw`(?:from |between )?\b${CLOCK} ?(?:-|to|until|till|and) ?${CLOCK}(?![\d/%$])`)
const HOURS = new RegExp(
  String.raw`(?<!\/ ?)\b(\d{1,2})(?:\.\d)?(?: ?- ?|\s?)(?:hours?|h)\b|\b(${NUMBER_WORDS})[ -]hours?\b|\b(couple) (?:of )?hours\b`,
)
const AT = [
  /\b(\d{1,2})(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?)(?![a-z])/,
  /\b(\d{1,2}):(\d{2})()\b/,
  /\b(?:at|around|by|from) (\d{1,2})()()(?: o'?clock)?(?![\d/:%$a-z]| ?(?:dollars|bucks|people|guests|hours|events))/,
  /\b(\d{1,2})()() o'?clock\b/,
]
const PARTS = ['morning', 'afternoon', 'evening', 'night'] as const

/** The minute of the day a clock shows; without am or pm an event's hour is taken for the afternoon or evening. */
function minuteOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (hour > 23 || minute > 59) return undefined
  const said = half?.[0]
  if (said !== undefined && hour > 12) return undefined
  const isPm = said === 'p' || (said === undefined && hour >= 1 && hour <= 11)
  return ((said === undefined && hour >= 12 ? hour : (hour % 12) + (isPm ? 12 : 0)) % 24) * 60 + minute
}

function readRange(text: string): { wish: TimeWish; rest: string } | undefined {
  const match = RANGE.exec(text)
  if (!match) return undefined
  const [all, h1 = '', m1 = '0', half1, h2 = '', m2 = '0', half2] = match
  // two bare numbers are as often money, or how many people
  if (half1 === undefined && half2 === undefined && !/:/.test(all)) {
    if (!/^from /.test(all) || Number(h1) > 12 || Number(h2) > 12) return undefined
  }
  const to = minuteOf(Number(h2), Number(m2), half2 ?? half1)
  let from = minuteOf(Number(h1), Number(m1), half1 ?? half2)
  if (from === undefined || to === undefined) return undefined
  // '10-2am' begins the evening before
  if (half1 === undefined && half2?.[0] === 'a' && Number(h1) > Number(h2))
    from = minuteOf(Number(h1), Number(m1), 'p') ?? from
  const hours = Math.ceil(((to - from + 1440) % 1440 || 1440) / 60)
  return { wish: { minute: from, hours }, rest: text.replace(all, ' ') }
}

/**
 * Reads times and hours.
 * @param text plain and corrected, dates already taken out
 * @returns what was said, and the text without it
 */
export function readTime(text: string): { wish: TimeWish; rest: string } {
  const part = PARTS.find((name) => new RegExp(String.raw`\b${name}\b`).test(text))
  const range = readRange(text)
  const wish: TimeWish = { ...(part && { part }), ...range?.wish }
  let rest = range?.rest ?? text
  const hours = HOURS.exec(rest)
  if (hours && wish.hours === undefined) {
    const count = hours[3] ? 2 : readNumber(hours[1] ?? hours[2] ?? '')
    if (count >= 1 && count <= 72) wish.hours = count
    rest = rest.replace(hours[0], ' ')
  }
  if (wish.minute === undefined) {
    if (/\bnoon\b/.test(rest)) wish.minute = 720
    else if (/\bmidnight\b/.test(rest)) wish.minute = 1440
    for (const rule of AT) {
      const at = rule.exec(rest)
      const minute = at ? minuteOf(Number(at[1]), Number(at[2] || '0'), at[3] || undefined) : undefined
      if (!at || minute === undefined) continue
      wish.minute = minute
      rest = rest.replace(at[0], ' ')
      break
    }
  }
  return { wish, rest }
}
