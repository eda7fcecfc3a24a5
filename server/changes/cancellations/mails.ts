import { findMailedBooking, plainFacts } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { CUSTOMER_CANCEL_REASONS } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { findCancellation } from './rows.ts'
import { readTerms } from './terms.ts'

const reasonWords = (code: string | null) =>
  Object.entries(CUSTOMER_CANCEL_REASONS).find(([known]) => known === code)?.[1] ?? 'Another reason'

/** Notifies the agency that a customer canceled a booking, and of what is to be paid out by hand. */
export const customerCanceled: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking) return null
    const canceled = await findCancellation(db, booking.id)
    if (!canceled?.by_customer) return null
    const { payments } = await readTerms(db, booking.id)
    const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
    const due = Math.max(0, paid - canceled.keep_cents)
    return {
      subject: writeSubject(`Customer canceled: ${shortName(booking.agent_name)}, `, booking),
      lead: `${booking.customer_name} canceled this booking.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', booking.customer_name],
        ['Reason', reasonWords(canceled.reason_code)],
        ...(canceled.reason === null ? [] : [['Message', canceled.reason] as const]),
      ],
      next: due > 0 ? [`Refund ${formatCents(due)} yourself, then record it in the booking.`] : [],
      action: { label: 'Open this booking', url: `${config.publicUrl}/admin/bookings?booking=${booking.id}` },
    }
  },
}
