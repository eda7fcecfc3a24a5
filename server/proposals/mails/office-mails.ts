import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import { cutName } from '#server/bookings/time/conflicts.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { splitParagraphs } from '#server/mail/layout.ts'
import { isRowId } from '#server/mail/outbox.ts'
import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import { formatCents } from '#shared/model/money.ts'
import type { ProposalRow } from '../proposal-rows.ts'
import { factsOf, findMailed, subjectOf } from './mails.ts'

interface Told {
  subject: string
  lead: string
  next?: string[]
}

/** What became of a proposal, in the words for the office. */
type Say = (found: { row: ProposalRow; document: ProposalDocument; question: string | null }) => Told | null

const NOTICES: Record<string, Say> = {
  accepted: ({ row, document }) => ({
    subject: 'Proposal signed',
    lead: `${cutName(document.customer.name)} signed the proposal. ${formatCents(document.totalCents)} is booked.`,
    next: [
      `Signed as ${row.signed_name ?? ''}. The bookings are confirmed and invoiced.`,
      ...(document.depositCents === 0 ? [] : [`The deposit of ${formatCents(document.depositCents)} is due.`]),
      ...(row.countersign_by_hand && row.countersigned_at === null
        ? ['The agreement waits for your signature: open the event and countersign it.']
        : []),
    ],
  }),
  declined: ({ row, document }) => ({
    subject: 'Proposal declined',
    lead: `${cutName(document.customer.name)} declined the proposal. The times are free again.`,
    next: row.decline_reason === null ? ['No reason was given.'] : ['Reason:', ...splitParagraphs(row.decline_reason)],
  }),
  expired: ({ row, document }) => ({
    subject: 'Proposal expired',
    lead: `${cutName(document.customer.name)} did not answer the proposal in time. The times are free again.`,
    next: [
      row.seen_at === null
        ? 'The customer never opened it. Give them a call.'
        : `The customer opened it on ${formatAtlantaTime(row.seen_at)}.`,
    ],
  }),
  stuck: ({ row, document }) => ({
    subject: 'Proposal could not be signed',
    lead: `${cutName(document.customer.name)} opened the proposal, and it can't be signed as it stands. Nothing was changed.`,
    next: [
      ...(row.stuck_reason === null ? [] : [row.stuck_reason]),
      "We told the customer we're looking into it. Change the bookings, then send a new version.",
    ],
  }),
  question: ({ document, question }) =>
    question === null
      ? null
      : {
          subject: 'Question about a proposal',
          lead: `${cutName(document.customer.name)} has a question about the proposal.`,
          next: [...splitParagraphs(question), `Reply to ${document.customer.email}.`],
        },
}

async function findQuestion({ db }: MailContext, id: unknown): Promise<string | null> {
  if (!isRowId(id)) return null
  const row = await db.selectFrom('proposal_questions').select('question').where('id', '=', id).executeTakeFirst()
  return row?.question ?? null
}

/** The button that leads to a booking of the event. */
export const openBooking = ({ publicUrl }: MailContext['config'], id: string) => ({
  label: 'Open the event',
  url: `${publicUrl}/admin/bookings?booking=${id}`,
})

/** Notifies the agency of what became of a proposal. */
export const proposalNotice: MailKind = {
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    const say = typeof mail.data.about === 'string' ? NOTICES[mail.data.about] : undefined
    const said = found && say?.({ ...found, question: await findQuestion(room, mail.data.question) })
    if (!found || !said) return null
    const { document } = found
    const [first] = document.performers
    return {
      subject: subjectOf(said.subject, document),
      lead: said.lead,
      facts: [['Customer', document.customer.name], ...factsOf(document)],
      next: said.next ?? [],
      ...(first && { action: openBooking(room.config, first.bookingId) }),
    }
  },
}

/** Notifies the agency that a confirmed booking took a time that a proposal held. */
export const holdOverruled: MailKind = {
  async compose(room, mail) {
    const found = await findMailed(room, mail)
    if (!found) return null
    const { row, document } = found
    const [first] = document.performers
    return {
      subject: subjectOf('Held time was taken', document),
      lead: `Another booking was confirmed for a time that the proposal for ${cutName(document.customer.name)} held.`,
      facts: [
        ['Customer', document.customer.name],
        ...(row.sent_by_name === null ? [] : [['Sent by', row.sent_by_name] as const]),
        ...factsOf(document),
      ],
      next: ['The customer can no longer accept it. Choose someone else, then send a new proposal.'],
      ...(first && { action: openBooking(room.config, first.bookingId) }),
    }
  },
}
