import { lockContact } from '#server/accounts/customers/change-contact.ts'
import { endEmailLinks } from '#server/accounts/customers/email-links.ts'
import { holdSession } from '#server/accounts/sessions/end-access.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { invalid, unauthenticated } from '#server/errors.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findWish, type WishRow, writeWish } from './wish-rows.ts'

/** What a customer asks for; null keeps what there is. */
export interface ContactAsk extends By<CustomerActor> {
  email: string | null
  phone: string | null
}

/**
 * Keeps a customer's wish for another email or phone and notifies the office and the customer (docs/product.md P4.27). It
 * replaces the wish that was open, whose mailed link ends. Audited.
 * @throws AppError invalid_request (400) when nothing would change, unauthenticated (401) when the session has ended
 */
export async function askContactChange(context: AppContext, ask: ContactAsk): Promise<WishRow> {
  const { actor, requestId } = ask
  const wish = await context.db.transaction().execute(async (trx) => {
    const customer = await lockContact(trx, actor.customerId)
    if (!customer) throw unauthenticated()
    // after the account's lock, as ending an access has it
    await holdSession(trx, actor)
    const isSame = ask.email?.toLowerCase() === customer.email.toLowerCase()
    if (isSame) throw invalid({ email: 'This is your email already' })
    if (ask.email === null && ask.phone === null) throw invalid({ email: 'Enter a new email or phone' })
    if (ask.phone !== null && ask.phone === customer.phone) throw invalid({ phone: 'This is your phone already' })
    const { email, phone } = ask
    const { id } = await writeWish(trx, customer.id, { email, phone })
    await endEmailLinks(trx, customer.id)
    const about = { about: { customerId: customer.id }, data: { wishId: id } }
    await queueMail(trx, { kind: 'contact-wish', to: null, ...about })
    await queueMail(trx, { kind: 'contact-asked', to: customer.email, ...about })
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'customer.contact-asked', entity: 'customer', entityId: customer.id },
      after: { ...(email !== null && { email }), ...(phone !== null && { phone }) },
    })
    const written = await findWish(trx, customer.id)
    if (!written) throw new Error('a wish that was written is there')
    return written
  })
  context.nudgeMail()
  context.announce({ action: 'customer:contact-asked', id: actor.customerId, actor })
  return wish
}
