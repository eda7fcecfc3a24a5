import type { Summary } from '#shared/contract/office/office.admin.ts'

/** The summary of an agency without anything. */
export const ZERO: Summary = {
  agents: { total: 0, active: 0, withoutRate: 0 },
  bookings: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
  testimonials: { total: 0, pending: 0, approved: 0 },
  averageRating: 5,
  waiting: { bookings: 0, payments: 0, testimonials: 0, chats: 0, disputes: 0, contactWishes: 0, applications: 0 },
  revenueByCategory: [],
}
