import type { Database } from '#server/db/client.ts'
import { demandCents, settledCents } from '#server/db/ledger.ts'
import { shortName } from '#server/mail/layout.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'

/** What was paid, or taken back, for each booking, as facts of a mail; none when it is one booking. */
export type Each = (readonly [booking: string, amount: string])[]

/** What makes a row the whole. */
export interface Whole {
  each: Each
  /** The rows pay the same part of each price. */
  samePart: boolean
  /** All of its bookings are on one invoice. */
  oneInvoice: boolean
  /** The performers as a subject names them: 'Ansel Ferreira and 2 others'. */
  subjectName: string
}

/** What mails say of a row of the ledger; integer cents. */
interface Mailed {
  group_id: string | null
  agent_name: string
  amount_cents: number
  /** What counts as paid on the booking. */
  paid_cents: number
  /** Null while no price is known. */
  total_cents: number | null
}

/**
 * A row of the ledger as its mail is about it. One of several bookings is the whole: the sums of its rows, what is paid and
 * owed of all, its performers as '… and 3 others', and each of them (docs/product.md P7.161, P16.10).
 */
export async function readWhole<T extends Mailed>(db: Database, row: T): Promise<T & Whole> {
  const alone = { ...row, each: [], samePart: true, oneInvoice: true, subjectName: shortName(row.agent_name) }
  if (row.group_id === null) return alone
  const parts = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.number', 'b.status', 'b.payment_status', 'a.name', 'p.amount_cents', 'p.purpose', 'i.invoice_id'])
    .select(settledCents('b.id').as('paid_cents'))
    .select(demandCents('b', 'i').as('total_cents'))
    .where('p.group_id', '=', row.group_id)
    .where('p.reversed_at', 'is', null)
    .orderBy('b.number')
    .execute()
  if (parts.length < 2) return alone
  const sum = (cents: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + cents(part), 0)
  const paid = sum((part) => part.paid_cents)
  // nothing is owed for a booking that is canceled, paid or refunded, and money beyond one price pays no other
  const owed = sum(({ status, payment_status, total_cents, paid_cents }) =>
    status === 'cancelled' || payment_status !== 'pending' ? 0 : Math.max(0, (total_cents ?? 0) - paid_cents),
  )
  const others = parts.length === 2 ? '1 other' : `${parts.length - 1} others`
  return {
    ...row,
    ...{ amount_cents: sum((part) => part.amount_cents), paid_cents: paid, total_cents: paid + owed },
    samePart: parts.every(({ purpose }) => purpose === parts[0]?.purpose),
    oneInvoice: parts.every(({ invoice_id }) => invoice_id === parts[0]?.invoice_id),
    agent_name: `${row.agent_name} and ${others}`,
    subjectName: `${shortName(row.agent_name)} and ${others}`,
    each: parts.map((part) => [`${formatBookingNumber(part.number)}, ${part.name}`, formatCents(part.amount_cents)]),
  }
}
