import type { Summary } from '#shared/contract/office/office.admin.ts'
import type { Measure, TotalRow } from './queries.ts'

/** What an agency without reviews is rated, as its agents are. */
const UNRATED = 5

/**
 * The counts and sums of the agency, from every measure of every category.
 * @param waiting conversations that ask for a person, card payments with an open dispute, open contact
 * wishes, and open applications from the chat
 */
export function presentSummary(
  rows: readonly TotalRow[],
  waiting: Pick<Summary['waiting'], 'chats' | 'disputes' | 'contactWishes' | 'applications'>,
): Summary {
  const sums = new Map<Measure, number>()
  const revenue = new Map<string, NonNullable<Summary['revenueByCategory']>[number]>()
  for (const { name, display_name, measure, amount } of rows) {
    if (measure !== null) sums.set(measure, (sums.get(measure) ?? 0) + (amount ?? 0))
    // what was counted of no category, or of one that was deleted when nothing was left in it
    if (name === null || display_name === null) continue
    const { cents } = revenue.get(name) ?? { cents: 0 }
    const sign = measure === 'payments.received' ? 1 : measure === 'payments.returned' ? -1 : 0
    revenue.set(name, { category: name, displayName: display_name, cents: cents + sign * (amount ?? 0) })
  }
  const sum = (measure: Measure) => sums.get(measure) ?? 0
  const [pending, confirmed] = [sum('bookings.pending'), sum('bookings.confirmed')]
  const [completed, cancelled] = [sum('bookings.completed'), sum('bookings.cancelled')]
  const approved = sum('testimonials.approved')
  return {
    agents: { total: sum('agents.total'), active: sum('agents.active'), withoutRate: sum('agents.without_rate') },
    bookings: { total: pending + confirmed + completed + cancelled, pending, confirmed, completed, cancelled },
    testimonials: { total: sum('testimonials.total'), pending: sum('testimonials.pending'), approved },
    averageRating: approved > 0 ? sum('testimonials.stars') / approved : UNRATED,
    waiting: {
      bookings: pending,
      payments: sum('payments.waiting'),
      testimonials: sum('testimonials.pending'),
      ...waiting,
    },
    revenueByCategory: [...revenue.values()].sort(
      (a, b) => b.cents - a.cents || a.displayName.localeCompare(b.displayName),
    ),
  }
}
