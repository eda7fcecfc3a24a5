import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { freezeInvoice } from './document/freeze.ts'
import { type LockedBill, lockInvoice, saveInvoice } from './rows.ts'
import { assertBillable } from './terms.ts'

/** An admin's request to mail an invoice, with a message. */
export interface Mailing extends By<Doer> {
  recipientEmail: string
  recipientName: string
  message: string | null
}

/**
 * Queues the mail of an invoice; its PDF is made when the mail is sent. The amounts are fixed from then on, and a draft
 * becomes pending (docs/product.md P7.33).
 * @throws AppError 404 unknown, 409 paid or void, 422 its booking was cancelled or refunded
 */
export async function sendInvoice(
  context: AppContext,
  { invoiceId, ...mailing }: Mailing & { invoiceId: string },
): Promise<void> {
  const parts = await context.db.transaction().execute(async (trx) => {
    const locked = await lockInvoice(trx, invoiceId)
    if (!locked) throw notFound('We do not know this invoice')
    await mailInvoice(trx, context, locked, mailing)
    return locked.parts
  })
  context.nudgeMail()
  for (const part of parts) {
    context.announce({ action: 'booking:invoice-sent', id: part.booking_id, actor: mailing.actor })
  }
}

/**
 * Queues the mail of a locked invoice, in the caller's transaction.
 * @param evenPaid also when it is paid, as a reissued one can be
 * @throws AppError 409 paid or void, 422 its booking was cancelled or refunded
 */
export async function mailInvoice(
  trx: Database,
  context: Pick<AppContext, 'config' | 'now'>,
  { invoice, booking, parts }: LockedBill,
  { recipientEmail, recipientName, message, actor, requestId }: Mailing,
  { evenPaid = false } = {},
): Promise<void> {
  const now = context.now()
  if (invoice.voided_at) throw conflict('This invoice is void')
  if (invoice.status === 'paid' && !evenPaid) throw conflict('This invoice is paid')
  const status = invoice.status === 'paid' ? 'paid' : 'pending'
  for (const part of parts) assertBillable(part.booking)
  const { id: mailingId } = await trx
    .insertInto('invoice_mailings')
    .values({
      invoice_id: invoice.id,
      recipient_name: recipientName,
      recipient_email: recipientEmail,
      message,
      sent_by: actor.role === 'customer' ? null : actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(trx, {
    kind: 'invoice-sent',
    to: recipientEmail,
    about: { customerId: booking.customer_id, bookingId: booking.id, invoiceId: invoice.id },
    data: { mailingId },
  })
  await saveInvoice(trx, invoice.id, { sent_at: now, status })
  await freezeInvoice(trx, context, invoice.id)
  await recordAudit(trx, {
    actor,
    requestId,
    action: 'invoice.sent',
    entity: 'invoice',
    entityId: invoice.id,
    before: { sentAt: invoice.sent_at?.toISOString() ?? null, status: invoice.status },
    after: { sentAt: now.toISOString(), status, recipientEmail },
  })
}
