import { formatAtlantaDate, formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import { calendarEvent } from '#server/bookings/calendar/calendar-event.ts'
import { findMailedBooking } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import type { Receipt } from '#server/mail/html/parts.ts'
import { splitParagraphs } from '#server/mail/layout.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { agreementFile, printAgreement, sumsOf } from '../agreements/agreement.ts'
import { readDocument, stateOf } from '../present.ts'
import { findProposal, makeLink, type ProposalRow } from '../proposal-rows.ts'

/** The proposal a mail is about; undefined when there is none. */
export async function findMailed(
  { db }: Pick<MailContext, 'db'>,
  { data }: Pick<QueuedMail, 'data'>,
): Promise<{ row: ProposalRow; document: ProposalDocument } | undefined> {
  const row = isRowId(data.proposal) ? await findProposal(db, data.proposal) : undefined
  return row && { row, document: readDocument(row) }
}

/** A subject that names the event: 'Your proposal: Wedding, Sat, Dec 5, 2026, 6 PM to midnight'. */
export function subjectOf(words: string, { performers: [first] }: ProposalDocument): string {
  if (!first) return words
  const { eventType, eventDate, eventDuration } = first
  return writeSubject(`${words}: ${EVENT_TYPE_LABELS[eventType]}, `, {
    event_date: new Date(eventDate),
    event_duration: eventDuration,
  })
}

/** Each performer with times and price, and the sums. */
export const factsOf = (document: ProposalDocument) => [
  ...document.performers.map(({ name, category, eventDate, eventDuration, priceCents }) => {
    const when = writeEventTime(new Date(eventDate), eventDuration)
    return [`${name} (${categoryTitle(category)})`, `${when}, ${formatCents(priceCents)}`] as const
  }),
  ...sumsOf(document).map(([label, cents]) => [label, formatCents(cents)] as const),
]

/** The head of a mail about a proposal: what, when, how many and how much. */
export const receiptOf = ({ performers, totalCents }: ProposalDocument): Receipt => {
  const [first] = performers
  return {
    facts: [
      ...(first
        ? [
            ['Event', EVENT_TYPE_LABELS[first.eventType]] as const,
            ['Date', formatAtlantaDate(new Date(first.eventDate), { weekday: true })] as const,
          ]
        : []),
      ['Performers', String(performers.length)],
      ['Total', formatCents(totalCents)],
    ],
  }
}

/** A new link that opens a proposal. */
export async function linkTo({ db, config }: MailContext, { id, valid_until }: ProposalRow): Promise<string> {
  const token = await makeLink(db, { id, validUntil: valid_until })
  return `${config.publicUrl}/booking?proposal=${token}`
}

/** Sends a customer the link to a proposal (docs/product.md P16.4). */
export const eventProposal: MailKind = {
  alone: true,
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (!found || !isOpenProposal(stateOf(found.row))) return null
    const { row, document } = found
    const { agency, customer, message, performers, totalCents } = document
    const until = formatAtlantaTime(row.valid_until)
    return {
      subject: subjectOf('Your proposal', document),
      to: customer.name,
      lead:
        performers.length === 1
          ? `Here is our proposal for your event: ${performers[0]?.name ?? ''}, ${formatCents(totalCents)}.`
          : `Here is our proposal for your event: ${performers.length} performers, ${formatCents(totalCents)}.`,
      receipt: receiptOf(document),
      facts: factsOf(document),
      next: [
        ...splitParagraphs(message ?? ''),
        `We hold these times for you until ${until}.`,
        'Read the proposal and the agreement, then sign by typing your name. No account is needed.',
        `Questions? Ask on that page, or call ${agency.phone}.`,
      ],
      action: { label: 'Read and sign', url: await linkTo(room, row) },
    }
  },
}

/** Notifies a customer that a proposal was withdrawn. */
export const proposalWithdrawn: MailKind = {
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (found?.row.state !== 'withdrawn') return null
    const { document } = found
    return {
      subject: subjectOf('Proposal withdrawn', document),
      to: document.customer.name,
      lead: 'We withdrew our proposal for your event. It can no longer be signed.',
      receipt: receiptOf(document),
      facts: factsOf(document),
      next: [`Your request stays with us. Questions? Call ${document.agency.phone}.`],
      action: { label: 'Open your bookings', url: `${room.config.publicUrl}/customer/dashboard` },
    }
  },
}

/** Sends a customer the signed agreement, with each booking as a calendar file (docs/product.md P16.6). */
export const proposalSigned: MailKind = {
  alone: true,
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (found?.row.state !== 'accepted') return null
    const { row, document } = found
    const { customer, depositCents, totalCents, agency } = document
    return {
      subject: subjectOf('Confirmed', document),
      to: customer.name,
      lead: row.countersign_by_hand
        ? 'You signed our proposal, and your event is confirmed. The agreement with your signature is attached.'
        : 'You signed our proposal, and your event is confirmed. The signed agreement is attached.',
      receipt: receiptOf(document),
      facts: factsOf(document),
      next: [
        depositCents === 0
          ? `Nothing is due now. ${formatCents(totalCents)} is due by the dates of your invoices.`
          : `The deposit of ${formatCents(depositCents)} is due now. The page below says how to pay it.`,
        ...(row.countersign_by_hand ? ['Next we countersign it, and email you the copy with both signatures.'] : []),
        'A calendar invite for each performer is attached.',
        `Questions? Reply or call ${agency.phone}.`,
      ],
      action: {
        label: depositCents === 0 ? 'Open the proposal' : 'Pay the deposit',
        url: await linkTo(room, row),
      },
      attachments: [
        agreementFile(agency.name, null, await printAgreement(room, row.id)),
        ...(await calendarFiles(room, document, mail.recipient)),
      ],
    }
  },
}

async function calendarFiles(room: MailContext, { performers }: ProposalDocument, recipient: string | null) {
  const bookings = await Promise.all(
    performers.map(({ bookingId }) => findMailedBooking(room.db, { booking_id: bookingId, recipient })),
  )
  return bookings.flatMap((booking) =>
    booking?.status === 'confirmed' ? [calendarEvent({ ...booking, special_requests: null }, room.config)] : [],
  )
}
