import { findExcesses } from '#server/billing/account/find-excesses.ts'
import { countOpenDisputes } from '#server/billing/disputes/dispute-rows.ts'
import { readDetailedBookings } from '#server/bookings/lists/admin-bookings.ts'
import { presentDetailedBooking } from '#server/bookings/lists/present-admin.ts'
import { findWaitingBookings } from '#server/bookings/lists/waiting-bookings.ts'
import { findReplacementWork } from '#server/changes/replacements/find-work.ts'
import { findWaitingRequests } from '#server/changes/requests/lists.ts'
import { listWaiting } from '#server/chat/conversations/conversation-rows.ts'
import { listOpenApplications } from '#server/chat/conversations/kept/applications.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { type LapsingPaper, listLapsingPapers } from '#server/people/papers/lapsing-papers.ts'
import { mayOpen } from '#server/people/private-rights.ts'
import { findUncountersigned } from '#server/proposals/countersign/uncountersigned.ts'
import { findUnpaidDeposits } from '#server/proposals/deposit/unpaid-deposits.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { listWork as contract, WorkItem } from '#shared/contract/office/work.admin.ts'
import { getUtcTime } from '#shared/model/day.ts'
import { compareWork, type Work, type WorkKind } from '#shared/model/work.ts'
import { listOpenWishes } from '../contact/wish-rows.ts'
import { presentSummary } from '../present.ts'
import { readTotals } from '../queries.ts'

/** Pieces of work in one answer. */
const MOST = 40

/** A piece of work before its booking is read. */
type FoundItem = Work & { kind: WorkKind } & (
    | { bookingId: string }
    | { conversation: WorkItem['conversation'] }
    | { customer: WorkItem['customer'] }
    | { paper: LapsingPaper }
    | { count: number }
  )

/**
 * Lists what waits for the office, the most pressing first (docs/product.md P6.140): one item for each booking,
 * waiting visitor, contact wish, open application and paper that lapses, and one for each kind of which only the number matters. Papers are listed for
 * admins who may open them.
 * @param now the moment that decides what is late
 */
export async function listWork(db: Database, now: Date, actor: AdminActor): Promise<EndpointAnswer<typeof contract>> {
  const found = takeOnce((await findWork(db, now, actor)).sort(compareWork(now)))
  const items = found.slice(0, MOST)
  const rows = await readDetailedBookings(
    db,
    items.flatMap((item) => ('bookingId' in item ? item.bookingId : [])),
  )
  const bookings = new Map(rows.map((row) => [row.id, presentDetailedBooking(row, now)]))
  return { items: items.map((item) => presentItem(item, bookings)), more: found.length > MOST }
}

async function findWork(db: Database, now: Date, actor: AdminActor): Promise<FoundItem[]> {
  const [
    bookings,
    requests,
    replacements,
    deposits,
    agreements,
    refunds,
    chats,
    wishes,
    applications,
    totals,
    disputes,
    papers,
  ] = await Promise.all([
    findWaitingBookings(db, now),
    findWaitingRequests(db, MOST),
    findReplacementWork(db, now, MOST),
    findUnpaidDeposits(db, now, MOST),
    findUncountersigned(db, MOST),
    findExcesses(db, MOST),
    listWaiting(db, MOST),
    listOpenWishes(db, MOST),
    listOpenApplications(db, MOST),
    readTotals(db),
    countOpenDisputes(db),
    mayOpen(db, actor).then((may) => (may ? listLapsingPapers(db, now) : [])),
  ])
  const { waiting, agents } = presentSummary(totals, {
    ...{ chats: chats.length, disputes, contactWishes: wishes.length, applications: applications.length },
  })
  const counts = [
    { kind: 'dispute', count: waiting.disputes },
    { kind: 'payment', count: waiting.payments },
    { kind: 'review', count: waiting.testimonials },
    { kind: 'no_rate', count: agents.withoutRate },
  ] as const
  return [
    ...bookings.map(({ id, kind, at }) => ({ kind, at, bookingId: id })),
    ...requests.map(({ id, at }) => ({ kind: 'request' as const, at, bookingId: id })),
    ...replacements.map(({ id, kind, at }) => ({ kind, at, bookingId: id })),
    ...deposits.map(({ id, at }) => ({ kind: 'deposit' as const, at, bookingId: id })),
    ...agreements.map(({ id, at }) => ({ kind: 'countersign' as const, at, bookingId: id })),
    ...refunds.map(({ id, at }) => ({ kind: 'refund' as const, at, bookingId: id })),
    ...chats.map((chat) => ({
      kind: chat.waiting_for === null || chat.waiting_for === 'person' ? ('chat' as const) : chat.waiting_for,
      at: chat.waiting_since,
      conversation: { id: chat.id, name: chat.contact_name ?? chat.customer_name },
    })),
    ...wishes.map((wish) => ({
      kind: 'contact_wish' as const,
      at: wish.created_at,
      customer: { id: wish.customer_id, name: wish.name },
    })),
    ...applications.map(({ id, name, created_at: at }) => ({
      kind: 'application' as const,
      at,
      conversation: { id, name },
    })),
    ...papers.map((paper) => ({
      kind: paper.hasLapsed ? ('paper_lapsed' as const) : ('paper_expiring' as const),
      at: new Date(getUtcTime(paper.expiresOn)),
      paper,
    })),
    ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, at: null, count })),
  ]
}

/** Keeps the first item of each booking, which has its most pressing reason. */
function takeOnce(found: readonly FoundItem[]): FoundItem[] {
  const listed = new Set<string>()
  return found.filter((item) => {
    if (!('bookingId' in item)) return true
    const first = !listed.has(item.bookingId)
    listed.add(item.bookingId)
    return first
  })
}

function presentItem(item: FoundItem, bookings: ReadonlyMap<string, NonNullable<WorkItem['booking']>>): WorkItem {
  return {
    kind: item.kind,
    at: item.at?.toISOString() ?? null,
    booking: 'bookingId' in item ? (bookings.get(item.bookingId) ?? null) : null,
    conversation: 'conversation' in item ? item.conversation : null,
    customer: 'customer' in item ? item.customer : null,
    paper: 'paper' in item ? presentPaper(item.paper) : null,
    count: 'count' in item ? item.count : null,
  }
}

const presentPaper = ({ id, agentId, agentName, name, expiresOn }: LapsingPaper) => ({
  ...{ id, agentId, agentName, name, expiresOn },
})
