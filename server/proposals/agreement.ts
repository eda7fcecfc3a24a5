import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import { notFound } from '#server/errors.ts'
import type { Agreement } from '#server/integrations/pdf/pdf-bill.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import type { ProposalDocument, ProposedPerformer } from '#shared/contract/proposals/document.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { formatCents } from '#shared/model/money.ts'
import { lineDetail, lineTitle, signedCents } from '#shared/model/price-line.ts'
import { PLACE_OPEN } from '#shared/model/proposal.ts'
import { readDocument } from './present.ts'
import { findAgreement, findProposal, keepPdf } from './proposal-rows.ts'

/**
 * The signed agreement of a proposal as a PDF. It is printed once and kept: who asks later gets the same bytes.
 * @param actor the id of the admin who asks; undefined for a mail
 * @throws AppError 404 for a proposal that was not signed, 503 while too many PDFs wait
 */
export async function printAgreement(
  { db, pdf }: Pick<MailContext, 'db' | 'pdf'>,
  proposalId: string,
  actor?: string,
): Promise<Buffer> {
  const row = await findProposal(db, proposalId)
  const signature = await findAgreement(db, proposalId)
  if (!row || !signature) throw notFound('This proposal was not signed')
  if (signature.pdf) return signature.pdf
  const printed = await pdf.printBill(
    writeAgreement(readDocument(row), { ...signature, version: row.version }),
    'letter',
    actor,
  )
  return keepPdf(db, proposalId, printed)
}

interface Signed {
  proposal_id: string
  version: number
  signed_name: string
  signed_at: Date
  address: string
  user_agent: string
  document_hash: Buffer
}

/** The words and figures of a signed agreement, from the document that was signed. */
function writeAgreement(document: ProposalDocument, signed: Signed): Agreement {
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
      { label: 'Countersigned', amount: `${agency.name}, on receipt of the signature` },
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
