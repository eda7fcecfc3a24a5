import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import type { Fact } from '#server/mail/html/parts.ts'
import { shortName } from '#server/mail/layout.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'

async function findMailedDispute(db: Database, { data: { disputeId } }: QueuedMail) {
  if (!isRowId(disputeId)) return undefined
  const dispute = await db
    .selectFrom('disputes as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['d.amount_cents', 'd.reason', 'd.due_by', 'p.transaction_id', 'p.group_id', 'a.name as agent_name'])
    .select(['b.number', 'b.customer_name', 'b.customer_email', 'b.event_type', 'b.event_date', 'b.event_duration'])
    .where('d.id', '=', disputeId)
    .executeTakeFirst()
  return dispute && { ...dispute, paidFor: await listPaidFor(db, dispute.group_id) }
}

/** The bookings of one payment for several as facts of a mail, those with refunds too; none when it is one booking. */
async function listPaidFor(db: Database, groupId: string | null): Promise<Fact[]> {
  if (groupId === null) return []
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.number', 'a.name', 'p.amount_cents'])
    .where('p.group_id', '=', groupId)
    .where('p.kind', '=', 'payment')
    .orderBy('b.number')
    .execute()
  return rows.map(({ number, name, amount_cents }) => [
    `${formatBookingNumber(number)}, ${name}`,
    formatCents(amount_cents),
  ])
}

interface Words {
  subject: (amount: string) => string
  lead: string
  next: string
}

const WORDS: Record<string, Words> = {
  open: {
    subject: (amount) => `Card payment of ${amount} disputed`,
    lead: 'The customer disputed a card payment with their bank.',
    next: 'Send your evidence to the card provider before the deadline. Until the bank decides, the payment counts as received.',
  },
  lost: {
    subject: (amount) => `Dispute lost, ${amount} returned`,
    lead: "The customer's bank decided against us and returned the money. The booking has a balance due again.",
    next: 'Agree with the customer on another way to pay, or cancel the booking.',
  },
  won: {
    subject: (amount) => `Dispute won, ${amount} kept`,
    lead: "The customer's bank decided in our favor. The payment stands.",
    next: '',
  },
}

/** 'Product not received' of the card provider's 'product_not_received'. */
const describeReason = (reason: string) => {
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Notifies the admins that a card payment is disputed, and of the bank's decision (docs/product.md P7.58). */
export const paymentDispute: MailKind = {
  async compose({ db, config }, mail) {
    const words = WORDS[String(mail.data.state)]
    const dispute = words && (await findMailedDispute(db, mail))
    if (!dispute) return null
    const { due_by, transaction_id } = dispute
    return {
      subject: `${words.subject(formatCents(dispute.amount_cents))}: ${shortName(dispute.agent_name)}`,
      lead: words.lead,
      facts: [
        ['Amount', formatCents(dispute.amount_cents)],
        ['Reason', describeReason(dispute.reason)],
        ...(mail.data.state === 'open' && due_by
          ? [['Evidence due', formatAtlantaTime(due_by)] as [string, string]]
          : []),
        ...(transaction_id === null ? [] : [['Reference', transaction_id] as [string, string]]),
        ...(dispute.paidFor.length > 0
          ? dispute.paidFor
          : [
              [
                'Booking',
                `${formatBookingNumber(dispute.number)}, ${dispute.agent_name}, ${EVENT_TYPE_LABELS[dispute.event_type]}`,
              ] as const,
            ]),
        ['Event date', writeEventTime(dispute.event_date, dispute.event_duration)],
        ['Customer', dispute.customer_name],
        ['Email', dispute.customer_email],
      ],
      next: words.next === '' ? [] : [words.next],
      action: { label: 'Open payments', url: `${config.publicUrl}/admin/payments?show=disputed` },
    }
  },
}
