import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { assertWaiting, lockWithBooking } from './lock-request.ts'
import { type RequestRow, saveRequest } from './rows.ts'

/**
 * Withdraws an own request; the office gets a mail (docs/product.md P15.44). Of a withdrawal and an answer at once the
 * first counts.
 * @throws AppError 404 another customer's, 409 when it was answered or withdrawn, or its booking is over
 */
export async function withdrawRequest(
  context: AppContext,
  { id, actor, requestId }: By<CustomerActor> & { id: string },
): Promise<RequestRow> {
  const request = await context.db.transaction().execute(async (trx) => {
    const found = await lockWithBooking(trx, id, actor.customerId)
    assertWaiting(found)
    const bookingId = found.booking.id
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'booking.change-withdrawn', entity: 'booking', entityId: bookingId },
      after: { request: id, kind: found.request.kind },
    })
    await queueMail(trx, { kind: 'request-withdrawn', to: null, about: { bookingId }, data: { request: id } })
    return saveRequest(trx, id, { state: 'withdrawn' })
  })
  context.nudgeMail()
  context.announce({ action: 'booking:changed', id: request.booking_id, actor })
  return request
}
