import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/** An admin's message to the customers of bookings. */
export interface BatchMessage extends By<AdminActor> {
  batch: string
  bookingIds: readonly string[]
  subject: string
  message: string
}

/**
 * Queues a message to the customers of bookings, one mail for each address, audited on each booking it is about
 * (docs/product.md P6.78). A batch that was queued before is a no-op.
 * @returns the addresses of the batch
 * @throws AppError 404 when one of the bookings is unknown
 */
export async function emailCustomers(context: AppContext, wanted: BatchMessage): Promise<string[]> {
  const recipients = await context.db.transaction().execute((trx) => queueBatch(trx, wanted))
  context.nudgeMail()
  return recipients
}

async function queueBatch(trx: Database, { batch, bookingIds, subject, message, actor, requestId }: BatchMessage) {
  const found = await trx
    .selectFrom('bookings')
    .select(['id', 'customer_id', 'customer_email'])
    .where('id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .orderBy('event_date')
    .orderBy('id')
    .execute()
  if (found.length < bookingIds.length) throw notFound('We do not know one of these bookings')
  const byAddress = new Map(found.toReversed().map((row) => [row.customer_email.toLowerCase(), row]))
  const queued = await trx
    .insertInto('booking_messages')
    .values(
      [...byAddress.values()].map((row) => ({
        ...{ batch, subject, message, sent_by: actor.userId },
        ...{ booking_id: row.id, recipient_email: row.customer_email },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'booking_id', 'recipient_email'])
    .execute()
  const customers = new Map(found.map((row) => [row.id, row.customer_id]))
  const [first, ...more] = queued.map(({ id, booking_id, recipient_email }) => ({
    kind: 'customer-message' as const,
    to: recipient_email,
    about: { customerId: customers.get(booking_id) ?? null, bookingId: booking_id },
    data: { messageId: id },
  }))
  if (first) {
    await queueMail(trx, first, ...more)
    const [entry, ...others] = found.map(({ id }) => ({
      ...{ actor, requestId, action: 'booking.customer-emailed' as const, entity: 'booking' as const, entityId: id },
      after: { batch, recipients: queued.length },
    }))
    if (entry) await recordAudit(trx, entry, ...others)
  }
  return listRecipients(trx, batch)
}

async function listRecipients(trx: Database, batch: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('booking_messages')
    .select('recipient_email')
    .where('batch', '=', batch)
    .orderBy('recipient_email')
    .execute()
  return rows.map(({ recipient_email }) => recipient_email)
}
