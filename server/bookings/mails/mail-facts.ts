import { sql } from 'kysely'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { addsTax, ledgerCents, priceTaxCents, refundedCents, reportedAt, settledCents } from '#server/db/ledger.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import { splitParagraphs } from '#server/mail/layout.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { demandOf, TERMS_COLUMNS, writeBookingTerms } from '#server/settings/terms/booking-terms.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { hoursInWords, packageInWords } from '#shared/model/package.ts'
import { changeAddress } from '#shared/model/pages.ts'
import { lineDetail, lineTitle, signedCents } from '#shared/model/price-line.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { readOwnLines } from '../price/price-lines.ts'
import { PACKAGE_COLUMNS, presentSoldPackage } from '../request/sold-package.ts'

/**
 * Whether a mail's recipient is known to be the customer: they have changed the mailed password, and the request didn't
 * come from someone who only typed their address (docs/product.md S26). Of a booking `b` and its customer `c`.
 * @param recipient the address the mail goes to; null for the agency
 */
export function isProven(recipient: string | null) {
  return sql<boolean>`not c.must_change_password and b.requested_as <> 'known_not_signed_in'
    and lower(c.email) = lower(coalesce(${recipient}::text, ''))`
}

/** As a mail's booking is read: planning this statement anew for each mail cost several times what running it does. */
const readMailedBooking = prepareOnce('mailed-booking', selectMailedBooking, { id: 'id', recipient: 'recipient' })

function selectMailedBooking(db: Database, { id, recipient }: { id: string; recipient: string | null }) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .leftJoin('invoices as d', 'd.id', 'i.invoice_id')
    .select([
      'b.id',
      'b.number',
      'b.customer_name',
      'b.customer_email',
      'b.customer_phone',
      'b.requested_as',
      'b.created_at',
    ])
    .select([
      'a.name as agent_name',
      'a.category',
      selectPicture('a').as('picture'),
      'b.event_type',
      'b.event_date',
      'b.event_duration',
    ])
    .select([
      'b.event_location',
      'b.guests',
      'b.special_requests',
      'b.total_cents',
      'b.deposit_percent',
      'b.price_lines',
      'b.status',
      'b.payment_status',
    ])
    .select(PACKAGE_COLUMNS.map((column) => `b.${column}` as const))
    .select(['b.version', 'b.updated_at', isProven(recipient).as('proven')])
    .select([ledgerCents('b.id').as('paid_cents'), refundedCents('b.id').as('refunded_cents')])
    .select(settledCents('b.id').as('settled_cents'))
    .select(TERMS_COLUMNS)
    .select(['d.invoice_number', 'i.status as invoice_status', 'i.total_cents as invoice_cents'])
    .select([
      reportedAt('b.id').as('reported_at'),
      addsTax('b').as('plus_tax'),
      priceTaxCents('b').as('price_tax_cents'),
    ])
    .where('b.id', '=', id)
    .where('c.status', '<>', 'erased')
}

/**
 * The booking a mail is about, and whether what the customer wrote may be repeated to its recipient.
 * @returns undefined when there is none, or its customer has been erased
 */
export async function findMailedBooking(
  db: Database,
  { booking_id, recipient }: Pick<QueuedMail, 'booking_id' | 'recipient'>,
) {
  if (booking_id === null) return undefined
  const [booking] = await readMailedBooking(db, { id: booking_id, recipient })
  return booking
}

export type MailedBooking = NonNullable<Awaited<ReturnType<typeof findMailedBooking>>>

type Fact = readonly [label: string, value: string]

/** How many guests there are, where that is known. */
export const guestsFact = ({ guests }: { guests: number | null }): Fact[] =>
  guests === null ? [] : [['Guests', guests.toLocaleString('en-US')]]

/** Who, what, when and for how much: the facts that every recipient of a booking's mail may see. */
export function plainFacts(booking: MailedBooking): Fact[] {
  const sold = presentSoldPackage(booking)
  return [
    ['Booking', formatBookingNumber(booking.number)],
    ['Talent', `${booking.agent_name} (${categoryTitle(booking.category)})`],
    ['Event', EVENT_TYPE_LABELS[booking.event_type]],
    ['Date', writeEventTime(booking.event_date, booking.event_duration)],
    ['Duration', hoursInWords(booking.event_duration)],
    ...guestsFact(booking),
    ...(sold === null ? [] : [['Package', packageInWords(sold, booking.event_duration)] as const]),
    ...listLines(booking),
    ['Total', totalInWords(booking)],
  ]
}

/** The total, or that there is none yet; 'plus tax' where it is added (docs/product.md P7.150). */
export function totalInWords({ total_cents, plus_tax }: Pick<MailedBooking, 'total_cents' | 'plus_tax'>): string {
  if (total_cents === null) return 'Price to be confirmed'
  return plus_tax ? `${formatCents(total_cents)} ${PLUS_TAX}` : formatCents(total_cents)
}

/** The cancellation terms of the booking, with its dates, a paragraph each (docs/product.md P15.5). */
export function writeTerms(booking: MailedBooking): string[] {
  const demandCents = demandOf({ ...booking, tax_cents: booking.price_tax_cents })
  return splitParagraphs(`Cancellation terms: ${writeBookingTerms(booking, demandCents)}`)
}

/** The lines of a price that has its own (docs/product.md P7.61). */
export function listLines(booking: MailedBooking): Fact[] {
  return (readOwnLines(booking) ?? []).map((line) => {
    const { agent_name } = booking
    const [title, detail] = [lineTitle(line, agent_name), lineDetail(line, agent_name)]
    const words = line.kind === 'discount' && detail !== '' ? `${title} (${detail})` : title
    return [words, signedCents(line.amount)] as const
  })
}

/** The booking as a mail to its recipient may repeat it: free text only to a proven address. */
export function withoutUnproven(booking: MailedBooking): MailedBooking {
  return booking.proven ? booking : { ...booking, event_location: null, special_requests: null }
}

/** Leads to the customer's bookings; past the login for those who may not have signed in yet. */
export function portalAction({ publicUrl }: MailContext['config'], { proven }: MailedBooking) {
  return proven
    ? { label: 'Open your bookings', url: `${publicUrl}/customer/dashboard` }
    : { label: 'Sign in to see your booking', url: `${publicUrl}/customer/login` }
}

/**
 * Leads to a booking in the portal with the dialog open that changes or cancels it (docs/product.md P15.27); past the login
 * for those who may not have signed in yet.
 */
export function changeAction({ publicUrl }: MailContext['config'], { id, proven }: MailedBooking) {
  const target = changeAddress(id)
  const address = proven ? target : `/customer/login?${new URLSearchParams({ returnTo: target })}`
  return { label: 'Change or cancel', url: `${publicUrl}${address}` }
}
