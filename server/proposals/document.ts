import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { getTakenSpan } from '#server/availability/intervals.ts'
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
import { DEFAULT_AGREEMENT, fillAgreement, PLACE_OPEN } from '#shared/model/proposal.ts'

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

/**
 * Why no proposal can be made of these bookings, in sentences for the office; empty when one can.
 * @param bufferMinutes what the agency keeps free after a booking
 */
export function findGaps(rows: readonly ProposableRow[], now: Date, bufferMinutes: number): string[] {
  const waiting = rows.filter(({ status }) => status === 'pending')
  if (rows.length === 0) return ['This event has no active booking.']
  if (waiting.length === 0) return ['Every booking of this event is confirmed already.']
  return rows.flatMap(({ agent_name, total_cents, event_date, archived_at, ...row }) => [
    ...(total_cents === null ? [`Set a price for ${agent_name} first.`] : []),
    ...(event_date <= now ? [`The time of ${agent_name} has passed.`] : []),
    ...(archived_at === null ? [] : [`${agent_name} is no longer with the agency.`]),
    ...(overlapsNext({ event_date, ...row }, rows, bufferMinutes)
      ? [`${agent_name} is booked twice at that time.`]
      : []),
  ])
}

/** Whether a later booking of the same agent begins before this one has ended, buffer included. */
function overlapsNext(
  {
    id,
    agent_id,
    event_date,
    event_duration,
  }: Pick<ProposableRow, 'id' | 'agent_id' | 'event_date' | 'event_duration'>,
  rows: readonly ProposableRow[],
  bufferMinutes: number,
): boolean {
  const { start, busyUntil } = getTakenSpan(event_date, event_duration, bufferMinutes)
  return rows.some(
    (other) =>
      other.id !== id && other.agent_id === agent_id && other.event_date >= start && other.event_date < busyUntil,
  )
}

/** What a proposal says of one booking. @param depositPercent of price and tax; null for none */
export function presentPerformer(row: ProposableRow, depositPercent: number | null): ProposedPerformer {
  const priceCents = row.total_cents ?? 0
  const taxCents = row.tax_cents ?? 0
  const totalCents = priceCents + taxCents
  // what is confirmed already keeps its own deposit
  const asks = row.status === 'pending' ? depositPercent : null
  const [first] = amountsDue({ totalCents, paidCents: 0, depositPercent: asks })
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
        // the deposit depends on them
        return { ...performer, status: row.status, paymentStatus: row.payment_status }
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
  { config }: { config: Pick<Config, 'originalBrand'> },
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
  const taxCents = sum(performers.map((performer) => performer.taxCents))
  const depositCents = sum(performers.map((performer) => performer.depositCents))
  return {
    agency: { name, address, phone, email },
    customer: { name: customer.name, email: customer.email },
    performers,
    taxName: tax_name,
    priceCents: sum(performers.map((performer) => performer.priceCents)),
    taxCents,
    totalCents,
    depositPercent: depositCents === 0 ? null : depositPercent,
    depositCents,
    message,
    agreement: fillAgreement(agreement_template ?? DEFAULT_AGREEMENT, {
      agency: name,
      customer: customer.name,
      event: describeEvent(performers),
      performers: performers.map(describePerformer).join('\n'),
      price:
        taxCents === 0
          ? formatCents(totalCents)
          : `${formatCents(totalCents)}, including ${formatCents(taxCents)} ${tax_name ?? 'tax'}`,
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

/** Words once each, in their order. */
const distinct = (words: readonly string[]): string => [...new Set(words)].join(', ')

/** 'wedding, Saturday, December 5, 2026, Fox Theatre': the kinds, days and places of all performers. */
function describeEvent(performers: readonly ProposedPerformer[]): string {
  return distinct([
    ...performers.map(({ eventType }) => EVENT_TYPE_LABELS[eventType].toLowerCase()),
    ...performers.map(({ eventDate }) => formatAtlantaDate(new Date(eventDate), { weekday: true })),
    ...performers.map(({ eventLocation }) => eventLocation ?? PLACE_OPEN),
  ])
}

/** 'Ruth Adeyemi: Saturday, December 5, 2026, 6 PM to midnight, $340.00': the price is without tax. */
const describePerformer = ({ name, eventDate, eventDuration, priceCents }: ProposedPerformer): string =>
  `${name}: ${writeEventTime(new Date(eventDate), eventDuration)}, ${formatCents(priceCents)}`
