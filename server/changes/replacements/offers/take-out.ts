import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { queuePassed } from '../mails/queue-mails.ts'
import { lockOffer, readChoices, writeGone } from '../offer-rows.ts'

/** A choice that is free no longer. */
export interface Gone {
  offerId: string
  choiceId: string
  requestId: string
  /** The customer had picked it, so a mail asks for another pick. */
  mail: boolean
}

/**
 * Takes a choice out of a live offer; the others stay. A pick of it is void: the customer is mailed another link. Without
 * another choice the offer is withdrawn, the customer is mailed so, and the booking waits for the office again
 * (docs/product.md P15.65).
 */
export async function takeOut(context: AppContext, gone: Gone): Promise<void> {
  await context.db.transaction().execute((trx) => takeOutIn(trx, gone, context.now()))
  context.nudgeMail()
}

/** The same in the caller's transaction; a choice that is out already stays as it is. */
export async function takeOutIn(trx: Database, { offerId, choiceId, requestId, mail }: Gone, now: Date): Promise<void> {
  const offer = await lockOffer(trx, offerId)
  const choice = (await readChoices(trx, [offerId])).find(({ id }) => id === choiceId)
  const live = offer?.state === 'open' || offer?.state === 'picked'
  if (!offer || !live || (choice?.state !== 'offered' && choice?.state !== 'picked')) return
  const isOpen = await writeGone(trx, offerId, choiceId)
  await recordAudit(trx, {
    ...{ actor: null, action: 'booking.replacement-gone', entity: 'booking', entityId: offer.booking_id, requestId },
    after: { agent: choice.name },
  })
  if (!isOpen) {
    await queuePassed(trx, now)
    await queueMail(trx, { kind: 'replacement-due', to: null, about: { bookingId: offer.booking_id } })
  }
  if (!mail || choice.state !== 'picked') return
  const { customer_id, customer_email: to } = await trx
    .selectFrom('bookings')
    .select(['customer_id', 'customer_email'])
    .where('id', '=', offer.booking_id)
    .executeTakeFirstOrThrow()
  const about = { bookingId: offer.booking_id, customerId: customer_id }
  if (isOpen) await queueMail(trx, { kind: 'replacement-offer', to, about, data: { offerId, gone: choiceId } })
  else await queueMail(trx, { kind: 'replacement-none', to, about })
}
