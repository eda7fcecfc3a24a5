import type { MailKind } from '#server/mail/deliver.ts'
import { splitParagraphs } from '#server/mail/layout.ts'
import { isRowId } from '#server/mail/outbox.ts'

/** A message the office wrote to the customers of bookings, as plain text. */
export const customerMessage: MailKind = {
  alone: true,
  async compose({ db }, mail) {
    const id = mail.data.messageId
    if (!isRowId(id)) return null
    const message = await db
      .selectFrom('booking_messages as m')
      .innerJoin('bookings as b', 'b.id', 'm.booking_id')
      .select(['m.subject', 'm.message', 'b.customer_name'])
      .where('m.id', '=', id)
      .executeTakeFirst()
    if (!message) return null
    const [lead = '', ...next] = splitParagraphs(message.message)
    return { subject: message.subject, to: message.customer_name, lead, next }
  },
}
