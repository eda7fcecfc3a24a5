import { countOpenDisputes } from '#server/billing/disputes/dispute-rows.ts'
import { readDetailedBookings } from '#server/bookings/lists/admin-bookings.ts'
import { presentDetailedBooking } from '#server/bookings/lists/present-admin.ts'
import { findWaitingBookings } from '#server/bookings/lists/waiting-bookings.ts'
import { listWaiting } from '#server/chat/conversations/conversation-rows.ts'
import type { Database } from '#server/db/client.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { listWork as contract, WorkItem } from '#shared/contract/office/work.admin.ts'
import { compareWork, type Work, type WorkKind } from '#shared/model/work.ts'
import { presentSummary } from '../present.ts'
import { readTotals } from '../queries.ts'

/** Pieces of work in one answer. */
const MOST = 40

/** A piece of work before its booking is read. */
type FoundItem = Work & { kind: WorkKind } & (
    | { bookingId: string }
    | { conversation: WorkItem['conversation'] }
    | { count: number }
  )

/**
 * Lists what waits for the office, the most pressing first (docs/product.md P6.140): one item for each booking and
 * waiting visitor, and one for each kind of which only the number matters.
 * @param now the moment that decides what is late
 */
export async function listWork(db: Database, now: Date): Promise<EndpointAnswer<typeof contract>> {
  const found = await findWork(db, now)
  const items = found.sort(compareWork(now)).slice(0, MOST)
  const rows = await readDetailedBookings(
    db,
    items.flatMap((item) => ('bookingId' in item ? item.bookingId : [])),
  )
  const bookings = new Map(rows.map((row) => [row.id, presentDetailedBooking(row, now)]))
  return { items: items.map((item) => presentItem(item, bookings)), more: found.length > MOST }
}

async function findWork(db: Database, now: Date): Promise<FoundItem[]> {
  const [bookings, chats, totals, disputes] = await Promise.all([
    findWaitingBookings(db, now),
    listWaiting(db, MOST),
    readTotals(db),
    countOpenDisputes(db),
  ])
  const { waiting, agents } = presentSummary(totals, { chats: chats.length, disputes })
  const counts = [
    { kind: 'dispute', count: waiting.disputes },
    { kind: 'payment', count: waiting.payments },
    { kind: 'review', count: waiting.testimonials },
    { kind: 'no_rate', count: agents.withoutRate },
  ] as const
  return [
    ...bookings.map(({ id, kind, at }) => ({ kind, at, bookingId: id })),
    ...chats.map((chat) => ({
      kind: 'chat' as const,
      at: chat.waiting_since,
      conversation: { id: chat.id, name: chat.contact_name ?? chat.customer_name },
    })),
    ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, at: null, count })),
  ]
}

function presentItem(item: FoundItem, bookings: ReadonlyMap<string, NonNullable<WorkItem['booking']>>): WorkItem {
  return {
    kind: item.kind,
    at: item.at?.toISOString() ?? null,
    booking: 'bookingId' in item ? (bookings.get(item.bookingId) ?? null) : null,
    conversation: 'conversation' in item ? item.conversation : null,
    count: 'count' in item ? item.count : null,
  }
}
