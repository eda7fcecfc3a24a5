import { categoryTitle } from '#shared/model/agent.ts'
import { numberFormat } from '#shared/model/lazy-format.ts'
import { formatCents, formatWhole } from '#shared/model/money.ts'

const count = numberFormat()

/** Between two facts; a line never begins with it. */
export const DOT = '\u00a0· '

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
