import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { presentCustomerLines } from '#server/bookings/price/price-lines.ts'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { priceTaxCents, TAX_NAME } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import type { ProposalDocument, ProposedPerformer } from '#shared/contract/proposals/document.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { amountsDue } from '#shared/model/payment.ts'
import { DEFAULT_AGREEMENT, fillAgreement } from '#shared/model/proposal.ts'

/** The SHA-256 of a text, in bytes. */
export const hashText = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The active bookings of an event by start, with what a proposal says of each. */
export async function listProposable(db: Database, eventId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.number', 'b.agent_id', 'b.status', 'b.payment_status', 'b.event_type', 'b.event_date'])
    .select(['b.event_duration', 'b.event_location', 'b.guests', 'b.total_cents', 'b.price_lines'])
    .select(PACKAGE_COLUMNS.map((column) => `b.${column}` as const))
    .select(['a.name as agent_name', 'a.category', 'a.archived_at', priceTaxCents('b').as('tax_cents')])
    .where('b.event_id', '=', eventId)
    .where('b.status', 'in', ['pending', 'confirmed'])
    .orderBy('b.event_date')
    .orderBy('b.number')
    .execute()
}

export type ProposableRow = Awaited<ReturnType<typeof listProposable>>[number]

/** An event's customer, as mails and agreements name them. @throws AppError 404 for an unknown event */
export async function findEventCustomer(db: Database, eventId: string) {
  const customer = await db
    .selectFrom('events as e')
    .innerJoin('customers as c', 'c.id', 'e.customer_id')
    .select(['c.id', 'c.name', 'c.email', 'c.status'])
    .where('e.id', '=', eventId)
    .executeTakeFirst()
  if (!customer) throw notFound('We do not know this event')
  return customer
}

/** Why no proposal can be made of these bookings, in sentences for the office; empty when one can. */
export function findGaps(rows: readonly ProposableRow[], now: Date): string[] {
  const waiting = rows.filter(({ status }) => status === 'pending')
  if (rows.length === 0) return ['This event has no active booking.']
  if (waiting.length === 0) return ['Every booking of this event is confirmed already.']
  return rows.flatMap(({ agent_name, total_cents, event_date, archived_at }) => [
    ...(total_cents === null ? [`Set a price for ${agent_name} first.`] : []),
    ...(event_date <= now ? [`The time of ${agent_name} has passed.`] : []),
    ...(archived_at === null ? [] : [`${agent_name} is no longer with the agency.`]),
  ])
}

/** What a proposal says of one booking. @param depositPercent of price and tax; null for none */
export function presentPerformer(row: ProposableRow, depositPercent: number | null): ProposedPerformer {
  const priceCents = row.total_cents ?? 0
  const taxCents = row.tax_cents ?? 0
  const totalCents = priceCents + taxCents
  const [first] = amountsDue({ totalCents, paidCents: 0, depositPercent })
  return {
    bookingId: row.id,
    number: row.number,
    agentId: row.agent_id,
    name: row.agent_name,
    category: row.category,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    guests: row.guests,
    lines: presentCustomerLines(row),
    ...{ priceCents, taxCents, totalCents },
    depositCents: first?.purpose === 'deposit' ? first.cents : 0,
  }
}

/** What was agreed about a booking, without what follows from settings: names, tax and deposit. */
const agreedOf = ({ bookingId, agentId, eventType, eventDate, eventDuration, ...rest }: ProposedPerformer) => ({
  ...{ bookingId, agentId, eventType, eventDate, eventDuration },
  ...{ eventLocation: rest.eventLocation, guests: rest.guests, lines: rest.lines, priceCents: rest.priceCents },
})

/** Whether the bookings still say what was proposed: the same ones, each with its agent, time, place and price. */
export const isStillTrue = (
  { performers }: Pick<ProposalDocument, 'performers'>,
  rows: readonly ProposableRow[],
): boolean =>
  isDeepStrictEqual(
    performers.map(agreedOf),
    rows.map((row) => agreedOf(presentPerformer(row, null))),
  )

/** Names what a draft says, so that one that changed meanwhile is not sent: hexadecimal. */
export const hashDraft = (rows: readonly ProposableRow[]): string =>
  hashText(
    JSON.stringify(
      rows.map((row) => {
        const { depositCents, ...performer } = presentPerformer(row, null)
        return performer
      }),
    ),
  ).toString('hex')

/** What is proposed beside the bookings. */
export interface ProposalTerms {
  depositPercent: number | null
  message: string | null
  validUntil: Date
}

const sum = (all: readonly number[]) => all.reduce((cents, more) => cents + more, 0)

/** Writes the document of a proposal from the bookings of an event. Amounts are integer cents. */
export async function writeDocument(
  db: Database,
  { config }: { config: Pick<Config, 'brand'> },
  { customer, rows }: { customer: { name: string; email: string }; rows: readonly ProposableRow[] },
  { depositPercent, message, validUntil }: ProposalTerms,
): Promise<ProposalDocument> {
  const { name, address, phone, email, cancellationTerms } = await readAgencyProfile(db, config)
  const { agreement_template, tax_name } = await db
    .selectFrom('agency_settings')
    .select(['agreement_template', TAX_NAME.as('tax_name')])
    .executeTakeFirstOrThrow()
  const performers = rows.map((row) => presentPerformer(row, depositPercent))
  const totalCents = sum(performers.map((performer) => performer.totalCents))
  const depositCents = sum(performers.map((performer) => performer.depositCents))
  return {
    agency: { name, address, phone, email },
    customer: { name: customer.name, email: customer.email },
    performers,
    taxName: tax_name,
    priceCents: sum(performers.map((performer) => performer.priceCents)),
    taxCents: sum(performers.map((performer) => performer.taxCents)),
    totalCents,
    depositPercent: depositCents === 0 ? null : depositPercent,
    depositCents,
    message,
    agreement: fillAgreement(agreement_template ?? DEFAULT_AGREEMENT, {
      agency: name,
      customer: customer.name,
      event: describeEvent(performers),
      performers: performers.map(describePerformer).join('\n'),
      price: formatCents(totalCents),
      deposit:
        depositCents === 0
          ? 'No deposit is due.'
          : `A deposit of ${formatCents(depositCents)} is due on signing, the rest by the due dates of the invoices.`,
      cancellation: cancellationTerms,
      contact: [email, phone].filter((way) => way !== '').join(', '),
    }),
    validUntil: validUntil.toISOString(),
  }
}

/** 'wedding, Saturday, December 5, 2026, 6 PM to midnight, Fox Theatre': the first performer's kind, time and place. */
function describeEvent(performers: readonly ProposedPerformer[]): string {
  const [first] = performers
  if (!first) return ''
  const kind = EVENT_TYPE_LABELS[first.eventType].toLowerCase()
  const when = writeEventTime(new Date(first.eventDate), first.eventDuration)
  return [kind, when, ...(first.eventLocation ? [first.eventLocation] : [])].join(', ')
}

const describePerformer = ({ name, eventDate, eventDuration, totalCents }: ProposedPerformer): string =>
  `${name}: ${writeEventTime(new Date(eventDate), eventDuration)}, ${formatCents(totalCents)}`
