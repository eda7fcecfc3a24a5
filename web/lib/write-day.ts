import { type Day, getUtcTime } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ timeZone: 'UTC', ...options })
  return (day: Day) => format.format(getUtcTime(day))
}
const ofMonth = (write: (day: Day) => string) => (month: string) => write(`${month}-01`)

/** '2026-12': 'December 2026' */
export const writeMonth = ofMonth(written({ month: 'long', year: 'numeric' }))
/** '2026-12': 'Dec' */
export const writeShortMonth = ofMonth(written({ month: 'short' }))
/** 'Friday, December 4' */
export const writeDay = written({ weekday: 'long', month: 'long', day: 'numeric' })
/** 'Fri' */
export const writeWeekday = written({ weekday: 'short' })
/** 'Dec 4' */
export const writeShortDay = written({ month: 'short', day: 'numeric' })
/** 'December 4' */
export const writeMonthDay = written({ month: 'long', day: 'numeric' })
/** 'December 4, 2026' */
export const writeFullDay = written({ month: 'long', day: 'numeric', year: 'numeric' })
