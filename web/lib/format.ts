import { categoryTitle } from '#shared/model/agent.ts'
import { dateFormat, type Format, numberFormat } from '#shared/model/lazy-format.ts'
import { formatCents, formatWhole } from '#shared/model/money.ts'

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
const count = numberFormat()

/** Between two facts; a line never begins with it. */
export const DOT = '\u00a0· '

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

/** An hourly rate: '$180', or that it isn't known yet. Null and 0 both mean that (docs/product.md P7.2). */
export const formatRate = (hourlyRate: number | null) => (hourlyRate ? formatWhole(hourlyRate) : 'Rate to be confirmed')

/** The same for visitors: without a rate, what they can do. */
export const formatOffer = (hourlyRate: number | null) => (hourlyRate ? formatRate(hourlyRate) : 'Ask for a quote')

/** What one step of a chart's scale is worth, in cents: '$200'. An amount that stands for itself has its cents. */
export const formatScale = (cents: number) => formatCents(cents).replace(/\.00$/, '')

/** '4.9' */
export const formatRating = (rating: number) => rating.toFixed(1)

/** '1,250' */
export const formatCount = (value: number) => count.format(value)

/** '1 booking', '128 bookings' */
export const formatBookings = (total: number) => `${formatCount(total)} ${total === 1 ? 'booking' : 'bookings'}`

/** '1 hour', '3 hours' */
export const formatHours = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** A category as a label: 'Exotic dancer', 'DJ' (names of two letters are initials). */
export const formatCategory = (category: string) => categoryTitle(category)
