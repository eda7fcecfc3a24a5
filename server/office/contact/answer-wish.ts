import { writePhone } from '#server/accounts/customers/change-contact.ts'
import { lockCustomer } from '#server/accounts/customers/lock-customer.ts'
import { recordAudit } from '#server/audit/record.ts'
import { moveBookingsPhone } from '#server/bookings/customers/move-contact.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockBookingsOf } from '../merge/merge-rows.ts'
import * as rows from './wish-rows.ts'

/** The office's answer to a wish. */
export interface WishAnswer extends By<AdminActor> {
  customerId: string
  wishId: string
  answer: 'approve' | 'decline'
}

/**
 * Approves or declines a customer's wish for another email or phone (docs/product.md P4.28). Approved, a phone is changed
 * at once; a new email gets a link, and only that changes it. Audited. Of two answers at once one counts.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for one who may not sign in, a wish that was
 *   answered or replaced, and an email that another account has
 */
export async function answerWish(context: AppContext, call: WishAnswer): Promise<void> {
  const { customerId, wishId, answer } = call
  await context.db.transaction().execute(async (trx) => {
    // lock order: bookings, then customers
    await lockBookingsOf(trx, customerId)
    const { status } = await lockCustomer(trx, customerId)
    if (status !== 'active') throw conflict('This customer is suspended. Restore the account first.')
    const wish = await rows.findWish(trx, customerId)
    if (wish?.id !== wishId || wish.approved_at !== null) {
      throw conflict('This was answered or replaced already. Look at the customer again.')
    }
    await (answer === 'approve' ? approve(trx, wish, call) : decline(trx, wish, call))
  })
  context.nudgeMail()
  context.announce({ action: 'customer:contact-answered', id: customerId, actor: call.actor })
}

const describe = ({ email, phone }: rows.WishRow) => ({ ...(email && { email }), ...(phone && { phone }) })

async function decline(trx: Database, wish: rows.WishRow, { actor, requestId }: WishAnswer): Promise<void> {
  await rows.deleteWish(trx, wish.id)
  await queueAnswer(trx, wish, 'declined')
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'customer.contact-declined', entity: 'customer', entityId: wish.customer_id },
    before: describe(wish),
  })
}

async function approve(trx: Database, wish: rows.WishRow, { actor, requestId }: WishAnswer): Promise<void> {
  const { id, customer_id, email, phone } = wish
  const shared = { actor, requestId, entity: 'customer', entityId: customer_id } as const
  await recordAudit(trx, { ...shared, action: 'customer.contact-approved', after: describe(wish) })
  if (phone !== null) {
    await writePhone(trx, customer_id, phone)
    await moveBookingsPhone(trx, customer_id, phone)
    await queueAnswer(trx, wish, 'phone')
    await recordAudit(trx, {
      ...{ ...shared, action: 'customer.phone-changed' },
      ...{ before: { phone: wish.old_phone }, after: { phone } },
    })
  }
  if (email === null) {
    await rows.deleteWish(trx, id)
    return
  }
  await rows.assertFree(trx, email)
  await rows.markApproved(trx, id)
  await queueMail(trx, {
    ...{ kind: 'email-confirmation', to: email, about: { customerId: customer_id }, data: { wishId: id } },
  })
}

async function queueAnswer(trx: Database, wish: rows.WishRow, says: 'phone' | 'declined'): Promise<void> {
  const { customer_id, old_email } = wish
  await queueMail(trx, { kind: 'contact-answer', to: old_email, about: { customerId: customer_id }, data: { says } })
}
