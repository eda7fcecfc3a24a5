import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import { notFound } from '#server/errors.ts'
import type { Agreement } from '#server/integrations/pdf/pdf-bill.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import type { ProposalDocument, ProposedPerformer } from '#shared/contract/proposals/document.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { formatCents } from '#shared/model/money.ts'
import { lineDetail, lineTitle, signedCents } from '#shared/model/price-line.ts'
import { PLACE_OPEN } from '#shared/model/proposal.ts'
import { readDocument } from '../present.ts'
import { findAgreement, findProposal } from '../proposal-rows.ts'
import { type Copy, keepCopy, readCopy } from './stored-agreements.ts'

/**
 * The agreement of a proposal as its customer signed it, as a PDF. It is printed once and kept: who asks later gets the same
 * bytes, also once the office has countersigned by hand (docs/product.md P16.8, P16.21).
 * @param actor the id of the admin who asks; undefined for a mail
 * @throws AppError 404 for a proposal that was not signed, 503 while too many PDFs wait or the bucket does not answer
 */
export const printAgreement = (room: Printer, proposalId: string, actor?: string): Promise<Buffer> =>
  print(room, proposalId, 'pdf', actor)

/**
 * The agreement with both signatures, as a PDF of its own, printed once and kept. As `printAgreement`.
 * @throws AppError 404 for one that nobody countersigned by hand, 503 while too many PDFs wait
 */
export const printCountersigned = (room: Printer, proposalId: string, actor?: string): Promise<Buffer> =>
  print(room, proposalId, 'countersigned_pdf', actor)

/** A printed agreement as the file of a mail. @param copy part of its name; null for the customer's signed copy */
export const agreementFile = (agency: string, copy: string | null, content: Buffer) => ({
  filename: `${['agreement', shortName(agency).replace(/\W+/g, '-').toLowerCase(), ...(copy === null ? [] : [copy])].join('-')}.pdf`,
  content,
  contentType: 'application/pdf',
})

type Printer = Pick<MailContext, 'db' | 'objects' | 'pdf'>

async function print(room: Printer, proposalId: string, copy: Copy, actor?: string): Promise<Buffer> {
  const { db, pdf } = room
  const row = await findProposal(db, proposalId)
  const signature = await findAgreement(db, proposalId)
  if (!row || !signature) throw notFound('This proposal was not signed')
  if (copy === 'countersigned_pdf' && signature.countersigned_at === null) {
    throw notFound('This agreement was not countersigned')
  }
  const kept = await readCopy(room, proposalId, copy)
  if (kept) return kept
  const words = writeAgreement(readDocument(row), { ...signature, version: row.version }, copy)
  return keepCopy(room, proposalId, copy, await pdf.printBill(words, 'letter', actor))
}

interface Signed {
  proposal_id: string
  version: number
  signed_name: string
  signed_at: Date
  address: string
  user_agent: string
  document_hash: Buffer
  countersign_by_hand: boolean
  countersigned_name: string | null
  countersigned_at: Date | null
}

/** What the certificate says of the agency's signature. */
function describeCountersigned(agency: string, signed: Signed, copy: Copy): string {
  if (!signed.countersign_by_hand) return `${agency}, on receipt of the signature`
  const { countersigned_name: name, countersigned_at: at } = signed
  // the copy that was signed first says the same whenever it is printed
  if (copy === 'pdf' || name === null || at === null) return `By ${agency} on a copy of its own`
  return `By ${name} for ${agency}, ${formatAtlantaTime(at)} (${at.toISOString()})`
}

/** The words and figures of a signed agreement, from the document that was signed. */
function writeAgreement(document: ProposalDocument, signed: Signed, copy: Copy): Agreement {
  const { agency, customer, performers } = document
  return {
    brand: agency,
    title: `Agreement, ${agency.name} and ${customer.name}`,
    facts: [
      { label: 'Customer', amount: `${customer.name}, ${customer.email}` },
      ...(document.message === null ? [] : [{ label: 'Message', amount: document.message }]),
    ],
    lines: performers.map(printPerformer),
    sums: sumsOf(document).map(([label, cents]) => ({ label, amount: formatCents(cents) })),
    words: document.agreement,
    certificate: [
      { label: 'Signed by', amount: signed.signed_name },
      { label: 'Email', amount: customer.email },
      { label: 'Signed', amount: `${formatAtlantaTime(signed.signed_at)} (${signed.signed_at.toISOString()})` },
      { label: 'Internet address', amount: signed.address },
      { label: 'Browser', amount: signed.user_agent || 'Unknown' },
      { label: 'Signed by typing', amount: 'The full name, with consent to the agreement and to electronic records' },
      { label: 'Countersigned', amount: describeCountersigned(agency.name, signed, copy) },
      { label: 'Proposal', amount: `${signed.proposal_id}, version ${signed.version}` },
      { label: 'SHA-256', amount: signed.document_hash.toString('hex') },
    ],
  }
}

function printPerformer(performer: ProposedPerformer): Agreement['lines'][number] {
  const { name, category, number, eventType, eventDate, eventDuration, eventLocation, guests, lines, priceCents } =
    performer
  return {
    title: `${name} (${categoryTitle(category)})`,
    detail: [
      `${formatBookingNumber(number)}, ${writeEventTime(new Date(eventDate), eventDuration)}`,
      `${EVENT_TYPE_LABELS[eventType]}, ${eventLocation ?? PLACE_OPEN}${guests === null ? '' : `, ${guestsInWords(guests)}`}`,
      ...(lines.length > 1 ? lines.map((line) => describeLine(line, name)) : []),
    ].join('\n'),
    amount: formatCents(priceCents),
  }
}

const describeLine = (line: ProposedPerformer['lines'][number], name: string): string => {
  const detail = lineDetail(line, name)
  return `${lineTitle(line, name)}${detail === '' ? '' : ` (${detail})`}: ${signedCents(line.amount)}`
}

/** What leads to what is due on signing, as label and integer cents. */
export const sumsOf = (document: ProposalDocument): (readonly [label: string, cents: number])[] => [
  ...(document.taxCents === 0
    ? []
    : [['Price', document.priceCents] as const, [document.taxName ?? 'Tax', document.taxCents] as const]),
  ['Total', document.totalCents],
  ...(document.depositCents === 0 ? [] : [[`Deposit, ${document.depositPercent}%`, document.depositCents] as const]),
]
