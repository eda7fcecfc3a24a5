import { findMailedBooking, plainFacts } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { findLiveOffer, readChoices, readOffers } from '../offer-rows.ts'
import { describeChoice } from './mails.ts'

const SAYS = { yes: 'Can take it', no: "Can't take it" } as const

/** Notifies the agency of a customer's pick, which it confirms, and reminds it of one (docs/product.md P15.65). */
export const replacementPicked: MailKind = {
  async compose({ db, config, now }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking || (booking.status !== 'pending' && booking.status !== 'confirmed')) return null
    const live = await findLiveOffer(db, booking.id)
    if (booking.event_date <= now() || !live) return null
    const [offer] = await readOffers(db, [live.id])
    const picked = (await readChoices(db, [live.id])).find(({ state }) => state === 'picked')
    if (!offer || !picked) return null
    const { customer_name } = booking
    const late = 'once' in mail.data
    return {
      subject: writeSubject(`${late ? 'Still to confirm' : 'Please confirm'}: ${shortName(picked.name)}, `, booking),
      lead: late
        ? `${customer_name} picked ${picked.name} more than 24 hours ago. Nobody is reserved until you confirm.`
        : `${customer_name} picked ${picked.name}. Nobody is reserved until you confirm.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', customer_name],
        ['Pick', `${picked.name}: ${describeChoice(picked, offer.total_cents)}`],
        ["Talent's answer", picked.agent_answer === null ? 'None yet' : SAYS[picked.agent_answer]],
      ],
      action: { label: 'Confirm the pick', url: `${config.publicUrl}/admin/bookings?booking=${booking.id}` },
    }
  },
}
