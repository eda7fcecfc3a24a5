import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { type Database, violates } from '#server/db/client.ts'
import type { BookingRequests } from '#server/db/types.ts'
import { conflict } from '#server/errors.ts'

/** A request as the room reads it. */
export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

const COLUMNS = [
  ...(['id', 'booking_id', 'kind', 'state', 'wanted', 'proposed', 'message', 'reason_code', 'answer'] as const),
  ...(['price_cents', 'created_at', 'answered_at', 'answered_by', 'version'] as const),
] as const

/** A request that still waits for an answer. */
const isOpen = sql<boolean>`state in ('open', 'proposed')`

/**
 * Writes a customer's request; the booking is locked by the caller.
 * @returns the row
 * @throws AppError 409 when the booking has an open request already
 */
export async function insertRequest(
  trx: Database,
  request: Omit<Insertable<BookingRequests>, 'wanted'> & { wanted?: object },
): Promise<RequestRow> {
  const values = { ...request, wanted: JSON.stringify(request.wanted ?? {}) }
  try {
    return await trx.insertInto('booking_requests').values(values).returning(COLUMNS).executeTakeFirstOrThrow()
  } catch (error) {
    if (violates(error, 'booking_requests_open')) throw conflict('There is already an open request')
    throw error
  }
}

/** The open request of a booking; undefined when there is none. */
export async function findOpenRequest(db: Database, bookingId: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('booking_requests')
    .select(COLUMNS)
    .where('booking_id', '=', bookingId)
    .where(isOpen)
    .executeTakeFirst()
}

/** Locks a request until the transaction ends. Lock order: agent, booking, request, invoice, payments. */
export async function lockRequest(trx: Database, id: string) {
  return trx.selectFrom('booking_requests').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

type RequestColumns = Omit<Updateable<BookingRequests>, 'answered_at'> & { answered_at?: RawBuilder<Date> }

/** Writes columns of a locked request; `wanted` and `proposed` as JSON. */
export async function saveRequest(trx: Database, id: string, values: RequestColumns): Promise<RequestRow> {
  return trx
    .updateTable('booking_requests')
    .set(values)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
