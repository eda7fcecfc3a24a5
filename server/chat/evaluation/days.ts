const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}
const DAY_MS = 86_400_000

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const add = (day: string, days: number) => new Date(at(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The day in Atlanta at this moment, such as '2026-12-05'. Independent of the product's own clock. */
export const todayInAtlanta = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now)

/**
 * The days that a specification may mean: 'today', 'tomorrow', '+12' (days from today), 'sat' (the Saturday to come; on a
 * Saturday also today), 'next-fri' (of the week after this one, which begins on Monday), '12-31' (the next one) and any of
 * these with days on top: 'sat+1d'.
 * @throws when it is none of these
 */
export function findDays(spec: string, today: string): string[] {
  const [, base = '', more] = /^(.*?)(?:\+(\d)d)?$/.exec(spec) ?? []
  return findBase(base, today).map((day) => add(day, Number(more ?? 0)))
}

function findBase(spec: string, today: string): string[] {
  if (spec === 'today') return [today]
  if (spec === 'tomorrow') return [add(today, 1)]
  const [, ahead] = /^\+(\d+)$/.exec(spec) ?? []
  if (ahead) return [add(today, Number(ahead))]
  if (/^\d\d-\d\d$/.test(spec)) {
    const year = Number(today.slice(0, 4))
    const day = `${year}-${spec}`
    return [day < today ? `${year + 1}-${spec}` : day]
  }
  const [, next, short = ''] = /^(next-)?([a-z]{3})$/.exec(spec) ?? []
  const weekday = WEEKDAYS.findIndex((name) => name.startsWith(short))
  if (short === '' || weekday < 0) throw new Error(`no day: ${spec}`)
  const now = at(today).getUTCDay()
  // Sunday ends a week
  if (next) return [add(today, 7 - ((now + 6) % 7) + ((weekday + 6) % 7))]
  const days = (weekday - now + 7) % 7
  return days === 0 ? [today, add(today, 7)] : [add(today, days)]
}

const ordinal = (day: number) => {
  const last = day % 10
  if (day > 10 && day < 14) return `${day}th`
  return `${day}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

/** How people write a day: 'md' december 5, 'full' Saturday, December 5, 'num' 12/5, 'th' 5th, 'wd' saturday, 'es' in Spanish. */
export const DAY_FORMATS = {
  md: (day: string) => `${monthOf(day).toLowerCase()} ${dayOf(day)}`,
  full: (day: string) => `${title(weekdayOf(day))}, ${monthOf(day)} ${dayOf(day)}`,
  num: (day: string) => `${at(day).getUTCMonth() + 1}/${dayOf(day)}`,
  th: (day: string) => ordinal(dayOf(day)),
  wd: (day: string) => weekdayOf(day),
  es: (day: string) => `${dayOf(day)} de ${MONTHS.es[at(day).getUTCMonth()]}`,
} as const satisfies Record<string, (day: string) => string>

const dayOf = (day: string) => at(day).getUTCDate()
const monthOf = (day: string) => MONTHS.en[at(day).getUTCMonth()] ?? ''
const weekdayOf = (day: string) => WEEKDAYS[at(day).getUTCDay()] ?? ''
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The days that a text of the product names, such as 'Saturday, December 5', as the next ones from today on. */
export function findWrittenDays(text: string, today: string): string[] {
  return [...text.matchAll(new RegExp(`\\b(${MONTHS.en.join('|')}) (\\d{1,2})\\b`, 'g'))].flatMap(
    ([, month = '', day = '']) => {
      const number = String(MONTHS.en.indexOf(month) + 1).padStart(2, '0')
      return findDays(`${number}-${day.padStart(2, '0')}`, today)
    },
  )
}
