import { dateFormat, type Format } from '#shared/model/lazy-format.ts'

const longDate = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const weekdayDate = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const date = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
const time = dateFormat({ hour: 'numeric', minute: '2-digit' })
const shortDate = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})
const day = dateFormat({ month: 'short', day: 'numeric' })
const year = dateFormat({ year: 'numeric' })

/** What is no date says so: it must not take the screen with it. */
function write(format: Format<Date>, instant: string | Date): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? 'Date unknown' : format.format(at)
}

/** 'Friday, November 21, 2025' */
export const formatLongDate = (instant: string | Date) => write(longDate, instant)
/** 'Saturday, December 5'; with its year when that is not this one. */
export function formatWeekday(instant: string | Date, now = new Date()): string {
  const at = new Date(instant)
  const near = !Number.isNaN(at.getTime()) && year.format(at) === year.format(now)
  return write(near ? weekdayDate : longDate, at)
}
/** 'November 21, 2025' */
export const formatDate = (instant: string | Date) => write(date, instant)
/** '8:30 PM' */
export const formatTime = (instant: string | Date) => write(time, instant)
/** 'Friday, November 21, 2025, 8:30 PM' */
export const formatLongDateTime = (instant: string | Date) =>
  Number.isNaN(new Date(instant).getTime())
    ? formatLongDate(instant)
    : `${formatLongDate(instant)}, ${formatTime(instant)}`

/** 'Fri, Dec 4, 9:00 PM'; with its year when that is not this one. For lists of what is near. */
export function formatShortDateTime(instant: string | Date): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return write(shortDate, at)
  const years = year.format(at) === year.format(new Date()) ? '' : `${year.format(at)}, `
  return `${shortDate.format(at)}, ${years}${formatTime(at)}`
}

/** 'Dec 3'; with its year when that is not this one. */
export function formatDay(instant: string | Date, now = new Date()): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return write(day, at)
  return year.format(at) === year.format(now) ? day.format(at) : `${day.format(at)}, ${year.format(at)}`
}
