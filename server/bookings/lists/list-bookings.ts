import { findAgentOfUser } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import type { FoundRow, ListPage } from '#server/db/keyset.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import type { listBookings } from '#shared/contract/bookings/bookings.admin.ts'
import type { EndpointResult } from '#shared/contract/endpoint.ts'
import { readAdminBookings } from './admin-bookings.ts'
import { readAgentBookings } from './agent-bookings.ts'
import { type CustomerBookingRow, readCustomerBookings } from './customer-bookings.ts'
import { presentAdminBooking } from './present-admin.ts'
import { presentAgentBooking } from './present-agent.ts'
import { presentCustomerBooking } from './present-customer.ts'
import type { BookingConditions, BookingOwner } from './read-search.ts'
import { findBookings } from './search-bookings.ts'

/** How a role's list of bookings is found and read. */
interface BookingList {
  find(conditions: BookingConditions, page: ListPage): Promise<FoundRow[]>
  /** Bookings by their ids, newest first, as this role sees them. */
  read(ids: readonly string[]): Promise<EndpointResult<typeof listBookings>>
}

/** The bookings an actor may see: all for an admin, their own for an agent or a customer. */
export async function listBookingsOf({ db, payments }: AppContext, actor: Actor): Promise<BookingList> {
  const of = (owner: BookingOwner, read: BookingList['read']): BookingList => ({
    find: (conditions, page) => findBookings(db, owner, conditions, page),
    read,
  })
  if (actor.role === 'admin') {
    return of({}, async (ids) => (await readAdminBookings(db, ids)).map(presentAdminBooking))
  }
  if (actor.role === 'customer') {
    const { customerId } = actor
    const cards = payments.provider !== 'manual'
    const present = (row: CustomerBookingRow) => presentCustomerBooking(row, cards)
    return of({ customerId }, async (ids) => (await readCustomerBookings(db, ids)).map(present))
  }
  const agentId = await findAgentOfUser(db, actor.userId)
  if (agentId === undefined) return { find: async () => [], read: async () => [] }
  return of({ agentId }, async (ids) => (await readAgentBookings(db, ids)).map(presentAgentBooking))
}
