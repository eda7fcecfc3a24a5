import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount } from '#web/lib/format.ts'

const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** What waits, the most urgent first: one of it, and several. */
const KINDS = [
  ['disputes', 'dispute is', 'disputes are'],
  ['chats', 'visitor is', 'visitors are'],
  ['bookings', 'booking is', 'bookings are'],
  ['payments', 'payment is', 'payments are'],
  ['testimonials', 'review is', 'reviews are'],
] as const

/** The work in one line: 'Six bookings are waiting on you'. Small numbers are words. */
export function writeHeadline(waiting: Summary['waiting']): string {
  const first = KINDS.find(([kind]) => waiting[kind] > 0)
  if (!first) return 'Nothing is waiting on you'
  const [kind, one, many] = first
  const total = waiting[kind]
  return `${WORDS[total - 1] ?? formatCount(total)} ${total === 1 ? one : many} waiting on you`
}
