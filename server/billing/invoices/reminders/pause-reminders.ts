import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { InvoiceCall } from '../change.ts'
import { lockInvoice, saveInvoice } from '../rows.ts'
import { assertOpen } from './remind-now.ts'

/**
 * Pauses or resumes the automatic reminders of an invoice; those that wait are not sent while it is paused. A request
 * that changes nothing is a no-op (docs/product.md P7.117).
 * @throws AppError 404 unknown, 409 a draft, void, paid, or changed by someone else
 */
export async function pauseReminders(
  context: AppContext,
  { id, version, paused, actor, requestId }: InvoiceCall & { paused: boolean },
): Promise<void> {
  const bookingId = await context.db.transaction().execute(async (trx) => {
    const pair = await lockInvoice(trx, id)
    if (!pair) throw notFound('We do not know this invoice')
    const { invoice, booking } = pair
    if ((invoice.reminders_paused_at !== null) === paused) return undefined
    assertOpen(invoice)
    assertVersion(version, invoice.version, 'invoice')
    await saveInvoice(trx, id, { reminders_paused_at: paused ? context.now() : null })
    await recordAudit(trx, {
      ...{ actor, requestId, entity: 'invoice', entityId: id },
      action: paused ? 'invoice.reminders-paused' : 'invoice.reminders-resumed',
      before: { paused: !paused },
      after: { paused },
    })
    return booking.id
  })
  if (bookingId !== undefined) context.announce({ action: 'booking:invoice-changed', id: bookingId, actor })
}
