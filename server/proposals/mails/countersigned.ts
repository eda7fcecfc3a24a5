import { cutName } from '#server/bookings/time/conflicts.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { agreementFile, printCountersigned } from '../agreements/agreement.ts'
import { factsOf, findMailed, linkTo, receiptOf, subjectOf } from './mails.ts'
import { openBooking } from './office-mails.ts'

/** Sends customer and office the agreement with both signatures (docs/product.md P16.21). */
export const proposalCountersigned: MailKind = {
  alone: true,
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (!found || found.row.countersigned_name === null) return null
    const { row, document } = found
    const { agency, customer, performers } = document
    const attachments = [agreementFile(agency.name, 'both-signatures', await printCountersigned(room, row.id))]
    const [first] = performers
    if (mail.recipient === null) {
      return {
        subject: subjectOf('Agreement countersigned', document),
        lead: `${row.countersigned_name} countersigned the agreement with ${cutName(customer.name)}. It is attached with both signatures.`,
        facts: [['Customer', customer.name], ...factsOf(document)],
        attachments,
        ...(first && { action: openBooking(room.config, first.bookingId) }),
      }
    }
    return {
      subject: subjectOf('Signed by both of us', document),
      to: customer.name,
      lead: `${row.countersigned_name} countersigned your agreement for ${agency.name}. It is attached with both signatures.`,
      receipt: receiptOf(document),
      facts: factsOf(document),
      next: [`Keep it with your records. Questions? Reply or call ${agency.phone}.`],
      action: { label: 'Open the proposal', url: await linkTo(room, row) },
      attachments,
    }
  },
}
