import { findDueTogether } from '#server/billing/account/due-together.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { formatCents } from '#shared/model/money.ts'
import { factsOf, findMailed, linkTo, receiptOf, subjectOf } from './mails.ts'

/** Reminds a customer of the deposit of a signed proposal, once (docs/product.md P16.11). */
export const depositReminder: MailKind = {
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (found?.row.state !== 'accepted') return null
    const { row, document } = found
    if (document.depositCents === 0) return null
    const due = await findDueTogether(
      room.db,
      document.performers.map(({ bookingId }) => bookingId),
      'deposit',
    )
    const cents = due.reduce((sum, part) => sum + part.cents, 0)
    if (cents === 0) return null
    return {
      subject: subjectOf('Deposit due', document),
      to: document.customer.name,
      lead: `You signed our proposal. The deposit of ${formatCents(cents)} has not arrived yet.`,
      receipt: receiptOf(document),
      facts: factsOf(document),
      next: [
        'The page below says how to pay it. If you paid already, report it there.',
        'Your event stays confirmed. This is the only reminder of the deposit.',
        `Questions? Reply or call ${document.agency.phone}.`,
      ],
      action: { label: 'Pay the deposit', url: await linkTo(room, row) },
    }
  },
}
