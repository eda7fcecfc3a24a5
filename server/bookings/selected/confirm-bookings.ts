import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { SelectedOutcome } from '#shared/contract/bookings/selected-bookings.admin.ts'
import { BOOKING_STATUS_LABELS, type BookingStatus } from '#shared/model/booking.ts'
import { changeStatus } from '../changes/change-status.ts'

/** Pending bookings to be confirmed, each with the row version the admin saw. */
export interface Confirmation extends By<AdminActor> {
  bookings: readonly { id: string; version: number }[]
}

/**
 * Confirms pending bookings one after another, each in a transaction of its own, by the rules of a single one
 * (docs/product.md P6.77).
 * @returns an outcome for each; a refusal of one leaves the others
 */
export async function confirmBookings(context: AppContext, { bookings, ...by }: Confirmation) {
  const outcomes: SelectedOutcome[] = []
  const known = await readStatuses(
    context,
    bookings.map(({ id }) => id),
  )
  for (const { id, version } of new Map(bookings.map((booking) => [booking.id, booking])).values()) {
    const status = known.get(id)
    if (status === undefined) outcomes.push(refuse(id, 'We do not know this booking'))
    else if (status === 'confirmed') outcomes.push({ id, outcome: 'unchanged', sentence: 'Already confirmed' })
    else if (status !== 'pending') outcomes.push(refuse(id, `${BOOKING_STATUS_LABELS[status]}, not pending`))
    // the version holds the status read above
    else outcomes.push(await confirm(context, { id, version, ...by }))
  }
  return outcomes
}

const refuse = (id: string, sentence: string): SelectedOutcome => ({ id, outcome: 'refused', sentence })

async function confirm(
  context: AppContext,
  booking: { id: string; version: number } & By<AdminActor>,
): Promise<SelectedOutcome> {
  try {
    await changeStatus(context, { ...booking, status: 'confirmed', confirmAnyway: false, reason: null })
    return { id: booking.id, outcome: 'done', sentence: null }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refuse(booking.id, error.message)
  }
}

async function readStatuses({ db }: AppContext, ids: readonly string[]): Promise<Map<string, BookingStatus>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}
