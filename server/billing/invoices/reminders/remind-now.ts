import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { reportedAt } from '#server/db/ledger.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { formatCents } from '#shared/model/money.ts'
import type { InvoiceCall } from '../change.ts'
import { findReminderBalance, PAUSE_DAYS } from '../reminders.ts'
import { type LockedInvoice, lockInvoice } from '../rows.ts'
import { assertBillable, isBillable } from '../terms.ts'
import { onceByHand } from './next-reminder.ts'

/**
 * Queues a reminder of an overdue invoice by hand, also while its reminders are paused, once a day: a second request of
 * the day is a no-op, and of two at once one queues the mail (docs/product.md P7.116).
 * @throws AppError 404 unknown, 409 a draft, void, paid, changed by someone else, of a booking that is not confirmed, or
 *   a payment was reported in the last five days, 422 not overdue, or its booking was cancelled or refunded
 */
export async function remindNow(context: AppContext, { id, version, actor, requestId }: InvoiceCall): Promise<void> {
  const now = context.now()
  const bookingId = await context.db.transaction().execute(async (trx) => {
    const pair = await lockInvoice(trx, id)
    if (!pair) throw notFound('We do not know this invoice')
    const { invoice, booking, parts } = pair
    assertOpen(invoice)
    const billable = parts.filter((part) => isBillable(part.booking))
    if (billable.length === 0) assertBillable(booking)
    if (billable.every((part) => part.booking.status === 'pending')) {
      throw conflict("This booking isn't confirmed yet, so nothing is due. Confirm it first.")
    }
    if (invoice.due_date >= now) {
      throw notPossible(`This invoice isn't overdue. It's due ${formatAtlantaDate(invoice.due_date)}.`)
    }
    await assertNothingReported(trx, id, now)
    const once = onceByHand(id, now)
    const queued = await queueDueMails(trx, {
      kind: 'invoice-reminder',
      to: sql`c.email`,
      customerId: sql`b.customer_id`,
      invoiceId: sql`${id}::uuid`,
      once: sql`${once}`,
      data: sql`jsonb_build_object('invoiceId', ${id}::text, 'reminder', 'now')`,
      due: sql`from bookings b join customers c on c.id = b.customer_id where b.id = ${booking.id}`,
    })
    if (queued === 0) return undefined
    assertVersion(version, invoice.version, 'invoice')
    const balance = await findReminderBalance(trx, id, now)
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'invoice.reminded', entity: 'invoice', entityId: id },
      after: { owed: formatCents(balance?.owed_cents ?? 0) },
    })
    return booking.id
  })
  if (bookingId === undefined) return
  context.nudgeMail()
  context.announce({ action: 'booking:invoice-reminded', id: bookingId, actor })
}

/**
 * Refuses an invoice that nobody is reminded of.
 * @throws AppError 409 a draft, void or paid
 */
export function assertOpen({ status, voided_at }: LockedInvoice): void {
  if (voided_at) throw conflict('This invoice is void')
  if (status === 'paid') throw conflict('This invoice is paid')
  if (status === 'draft') throw conflict('This invoice is a draft. Send it first.')
}

/** A customer who has just reported a payment is not reminded (docs/product.md P7.36). */
async function assertNothingReported(trx: Database, invoiceId: string, now: Date): Promise<void> {
  const [newest] = await trx
    .selectFrom('invoice_parts as p')
    .select(reportedAt('p.booking_id').as('at'))
    .where('p.invoice_id', '=', invoiceId)
    .orderBy('at', (order) => order.desc().nullsLast())
    .execute()
  const at = newest?.at ?? null
  if (at === null || at.getTime() + PAUSE_DAYS * DAY_MS <= now.getTime()) return
  throw conflict(`The customer reported a payment on ${formatAtlantaDate(at)}. Check it first.`)
}
