import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount } from '#web/lib/format.ts'

const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** What waits, the most urgent first: one of it, and several. */
const KINDS = [
  ['chats', 'visitor is waiting in chat', 'visitors are waiting in chat'],
  ['disputes', 'dispute needs an answer', 'disputes need an answer'],
  ['bookings', 'booking needs an answer', 'bookings need an answer'],
  ['contactWishes', 'customer asked for new contact details', 'customers asked for new contact details'],
  ['applications', 'application from the chat', 'applications from the chat'],
  ['payments', 'payment to verify', 'payments to verify'],
  ['testimonials', 'review to approve', 'reviews to approve'],
] as const

/** The work in one line: 'Six bookings need an answer'. Small numbers are words. */
export function writeHeadline(waiting: Summary['waiting']): string {
  const first = KINDS.find(([kind]) => waiting[kind] > 0)
  if (!first) return 'Nothing needs an answer'
  const [kind, one, many] = first
  const total = waiting[kind]
  return `${WORDS[total - 1] ?? formatCount(total)} ${total === 1 ? one : many}`
}
