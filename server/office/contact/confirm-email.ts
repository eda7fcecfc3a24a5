import { lockContact, writeEmail } from '#server/accounts/customers/change-contact.ts'
import { findEmailLink } from '#server/accounts/customers/email-links.ts'
import { endAccess } from '#server/accounts/sessions/end-access.ts'
import { recordAudit } from '#server/audit/record.ts'
import { moveBookingsEmail } from '#server/bookings/customers/move-contact.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, getErrorCode, notFound } from '#server/errors.ts'
import { moveCustomerMails } from '#server/mail/move-customer-mails.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockBookingsOf } from '../merge/merge-rows.ts'
import * as rows from './wish-rows.ts'

/** The code of PostgreSQL for a value that must be unique and is not. */
const TAKEN = '23505'

const deadLink = () => notFound("This link doesn't work anymore. Sign in to ask for the change again.")

/**
 * The wish that a mailed link confirms. Opening it does not use it up.
 * @throws AppError not_found (404) for a link that is unknown, has expired or was ended by a newer wish, conflict (409)
 *   for one that was used
 */
export async function requireEmailChange(db: Database, token: string): Promise<{ customerId: string; email: string }> {
  const link = await findEmailLink(db, token)
  if (!link || link.sent_to === null || link.is_over) throw deadLink()
  const { customer_id: customerId, sent_to: email } = link
  if (link.used_at !== null) {
    if (link.email !== email) throw deadLink()
    throw conflict('This link was already used. Sign in with your new email.')
  }
  const wish = await rows.findWish(db, customerId)
  if (!wish || wish.approved_at === null || wish.email !== email || wish.status !== 'active') throw deadLink()
  return { customerId, email }
}

/**
 * Changes the email of an account by a mailed link, which is used up with it: on the account, its bookings and the mails
 * that wait. Sessions, open links and the wish of the account end, and the earlier address is notified (docs/product.md P4.28).
 * Audited. Of two at once one counts.
 * @throws AppError as above, and conflict (409) when another account has the email, which leaves the link good
 */
export async function confirmEmail(
  context: AppContext,
  { token, requestId }: { token: string; requestId: string },
): Promise<void> {
  const { customerId } = await requireEmailChange(context.db, token)
  try {
    await context.db.transaction().execute(async (trx) => {
      // lock order: bookings, then customers
      await lockBookingsOf(trx, customerId)
      const customer = await lockContact(trx, customerId)
      if (!customer) throw deadLink()
      // looked up again: the account is locked, so another use of the link has ended
      const { email } = await requireEmailChange(trx, token)
      if (!(await writeEmail(trx, customerId, email))) throw rows.takenEmail()
      await moveBookingsEmail(trx, customerId, email)
      await moveCustomerMails(trx, { customerId, from: customer.email, to: email })
      const { sessions } = await endAccess(trx, { role: 'customer', id: customerId })
      await queueMail(trx, { kind: 'email-changed', to: customer.email, about: { customerId } })
      await recordAudit(trx, {
        ...{ actor: { role: 'customer', customerId }, requestId, action: 'customer.email-changed' },
        ...{ entity: 'customer', entityId: customerId },
        ...{ before: { email: customer.email }, after: { email, sessions } },
      })
    })
  } catch (error) {
    if (getErrorCode(error) === TAKEN) throw rows.takenEmail()
    throw error
  }
  context.nudgeMail()
}
