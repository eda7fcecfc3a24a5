import type { Database } from '#server/db/client.ts'
import type { PayStatement } from '#server/integrations/pdf/pdf-bill.ts'
import type { AgencyProfile } from '#server/settings/agency-profile.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { getUtcTime } from '#shared/model/day.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { PAYOUT_METHOD_LABELS, type PayoutMethod } from '#shared/model/payout.ts'
import { signedCents } from '#shared/model/price-line.ts'

const written = (options: Intl.DateTimeFormatOptions) => dateFormat({ timeZone: 'UTC', ...options })
const monthWords = written({ month: 'long', year: 'numeric' })
const dayWords = written({ month: 'long', day: 'numeric', year: 'numeric' })

/** 'October 2026' of the first day of a month. */
export const writeMonth = (day: string): string => monthWords.format(getUtcTime(day))

/** The name of a statement's file: 'statement-2026-10.pdf'. */
export const nameStatementFile = ({ month }: Pick<StatedPayout, 'month'>): string =>
  `statement-${month.slice(0, 7)}.pdf`

/** A payout that stands, with its person. */
export type StatedPayout = NonNullable<Awaited<ReturnType<typeof findPayout>>>

/** A payout that stands, with its person; undefined for one that was reopened. */
export async function findPayout(db: Database, id: string) {
  return db
    .selectFrom('payouts as p')
    .innerJoin('agents as a', 'a.id', 'p.agent_id')
    .select(['p.id', 'p.month', 'p.paid_on', 'p.method', 'p.reference', 'p.share_cents', 'p.adjustment_cents'])
    .select(['p.cents', 'p.created_at', 'a.name', 'a.id as agent_id'])
    .where('p.id', '=', id)
    .where('p.reopened_at', 'is', null)
    .executeTakeFirst()
}

/** The statement of a payout: every line it paid, never a price or a customer (docs/product.md P7.89). */
export async function buildStatement(db: Database, payout: StatedPayout, agency: AgencyProfile): Promise<PayStatement> {
  const lines = await db
    .selectFrom('agent_earnings as e')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .select([
      'e.cents',
      'e.correction',
      'e.month',
      'e.kept_cents',
      'b.number',
      'b.event_type',
      'b.event_date',
      'b.event_duration',
    ])
    .where('e.payout_id', '=', payout.id)
    .orderBy('b.event_date')
    .orderBy('e.id')
    .execute()
  const method = PAYOUT_METHOD_LABELS[payout.method as PayoutMethod] // the table's check has these alone
  return {
    brand: {
      ...{ name: agency.name, phone: agency.phone, email: agency.email, address: agency.address },
      ...(agency.logo !== undefined && { logo: agency.logo }),
    },
    person: payout.name,
    period: writeMonth(payout.month),
    paidOn: dayWords.format(getUtcTime(payout.paid_on)),
    method: payout.reference === null ? method : `${method}, ${payout.reference}`,
    lines: lines.map((line) => ({
      title: `${formatBookingNumber(line.number)}, ${EVENT_TYPE_LABELS[line.event_type]}`,
      detail: [
        writeEventTime(line.event_date, line.event_duration),
        hoursInWords(line.event_duration),
        ...(line.kept_cents === null ? [] : ['canceled booking']),
        ...(line.correction ? ['adjustment'] : line.month < payout.month ? [`from ${writeMonth(line.month)}`] : []),
      ].join(', '),
      amount: signedCents(line.cents),
    })),
    sums: sumStatement(payout, lines),
    total: formatCents(payout.cents),
  }
}

/**
 * The sums above a statement's total: bookings of its month, what earlier months left unpaid, and adjustments, the last
 * two where there are any.
 */
function sumStatement(
  { month, share_cents, adjustment_cents }: StatedPayout,
  lines: readonly { cents: number; correction: boolean; month: string }[],
): PayStatement['sums'] {
  const left = lines.filter((line) => !line.correction && line.month < month)
  const earlier = left.reduce((sum, { cents }) => sum + cents, 0)
  const adjustments = adjustment_cents - earlier
  return [
    { label: 'Bookings', amount: formatCents(share_cents) },
    ...(earlier === 0 ? [] : [{ label: 'From earlier months', amount: signedCents(earlier) }]),
    ...(adjustments === 0 ? [] : [{ label: 'Adjustments', amount: signedCents(adjustments) }]),
  ]
}
