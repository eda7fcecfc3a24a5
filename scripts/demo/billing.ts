import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import type { demoCategories } from './categories.ts'
import type { DemoCustomerKey } from './people.ts'
import type { DemoAgentName } from './roster.ts'

type Trx = Transaction<DB>

/** The agency's usual share, and the different shares of some agents. */
export const USUAL_PERCENT = 65
export const demoShares: readonly { agent: DemoAgentName; percent: number | null; flatCents: number | null }[] = [
  { agent: 'Imani Okafor', percent: 75, flatCents: null },
  { agent: 'Ruth Adeyemi', percent: 70, flatCents: null },
  { agent: 'Felix Amadou', percent: null, flatCents: 18_000 },
]

interface DemoPackage {
  name: string
  category: (typeof demoCategories)[number]['name']
  description: string
  basePriceCents: number
  hours: number
  features: readonly string[]
  isActive: boolean
}

export const demoPackages: readonly DemoPackage[] = [
  {
    name: 'Ballroom Bar',
    category: 'bartender',
    description: 'One bartender for up to eighty guests, with a printed menu of four drinks.',
    basePriceCents: 68_000,
    hours: 5,
    features: ['Menu for the evening', 'Glasses counted in and out', 'Bar left clean'],
    isActive: true,
  },
  {
    name: 'Signature Two',
    category: 'bartender',
    description: 'Two signature drinks, tasted with the host the week before.',
    basePriceCents: 42_000,
    hours: 3,
    features: ['Tasting beforehand', 'One of the two without alcohol'],
    isActive: true,
  },
  {
    name: 'First Dance to Last Call',
    category: 'dj',
    description: 'Sound and light for a wedding, from the aisle to the last song.',
    basePriceCents: 165_000,
    hours: 7,
    features: ['Two microphones', 'Dance floor light', 'Planning call', 'Backup deck'],
    isActive: true,
  },
  {
    name: 'Open Studio',
    category: 'photographer',
    description: 'A backdrop, a light and prints your guests take home.',
    basePriceCents: 95_000,
    hours: 4,
    features: ['Prints within a minute', 'Gallery the next day'],
    isActive: true,
  },
  {
    name: 'Opening Night',
    category: 'model',
    description: 'One face at the door of a store or gallery opening, dressed in your colors.',
    basePriceCents: 78_000,
    hours: 4,
    features: ['Fitting the day before', 'Two looks', 'Guest list in hand'],
    isActive: true,
  },
  {
    name: 'Quiet Room',
    category: 'massage_therapist',
    description: 'Chair massage beside a conference, ten minutes a guest.',
    basePriceCents: 54_000,
    hours: 4,
    features: ['Chair and linens', 'List to sign up on'],
    isActive: true,
  },
  {
    name: 'Velvet Hour',
    category: 'exotic_dancer',
    description: 'A burlesque act in two parts for a private room, with costume, music and a short rehearsal.',
    basePriceCents: 62_000,
    hours: 2,
    features: ['Two costumes', 'Music cut to length', 'Walk through the room before doors'],
    isActive: true,
  },
  {
    name: 'Songs Before Dinner',
    category: 'entertainer',
    description: 'Standards while your guests arrive and sit down.',
    basePriceCents: 72_000,
    hours: 3,
    features: ['Small sound system', 'Three songs of your choice'],
    isActive: true,
  },
  {
    name: 'Holiday Table Magic',
    category: 'entertainer',
    description: 'From table to table in December.',
    basePriceCents: 60_000,
    hours: 3,
    features: ['Cards and coins', 'Nothing that needs a stage'],
    isActive: false,
  },
]

interface DemoDeposit {
  agent: DemoAgentName
  customer: DemoCustomerKey
  percent: number
  method: 'zelle' | 'card'
  reference: string
  hoursAgo: number
  /** Who reported the payment; a payment reported by the customer isn't verified yet. */
  reportedBy: 'customer' | 'office'
}

/** Deposits on bookings whose balance is still owed. */
export const demoDeposits: readonly DemoDeposit[] = [
  {
    ...{ agent: 'Tunde Vox', customer: 'vance', percent: 30, hoursAgo: 5 },
    ...{ method: 'zelle', reference: 'ZL-42088', reportedBy: 'customer' },
  },
  {
    ...{ agent: 'Camille Roux', customer: 'oyelaran', percent: 50, hoursAgo: 50 },
    ...{ method: 'card', reference: 'CH-95120', reportedBy: 'office' },
  },
]

/** Paid, as reported by the customer. */
const REPORTED = 'PP-7K1140'
/** Partly refunded, three days after the event. */
const PARTLY_REFUNDED = { reference: 'ACH-240411', percent: 20, notes: 'One room of the two was closed' }

/** Sets the agents' shares of bookings, before any booking is paid, because its share is fixed then. */
export async function insertShares(trx: Trx): Promise<void> {
  await trx.updateTable('agency_settings').set({ agent_share_percent: USUAL_PERCENT }).execute()
  for (const { agent, percent, flatCents } of demoShares) {
    await trx
      .updateTable('agents')
      .set({ share_percent: percent, share_flat_cents: flatCents })
      .where('name', '=', agent)
      .execute()
  }
}

/**
 * Writes the demo's other billing data: service packages, deposits, a payment that waits to be verified and a refund.
 * Gives invoices and statements realistic dates.
 * @param customers by key
 */
export async function insertBilling(
  trx: Trx,
  customers: ReadonlyMap<string, { id: string } | undefined>,
  today: Date,
): Promise<void> {
  await trx
    .insertInto('service_packages')
    .values(
      demoPackages.map(({ basePriceCents, hours, features, isActive, ...same }) => ({
        ...same,
        base_price_cents: basePriceCents,
        duration: hours,
        features: [...features],
        is_active: isActive,
      })),
    )
    .execute()
  for (const deposit of demoDeposits) await insertDeposit(trx, deposit, customers.get(deposit.customer)?.id, today)
  await trx
    .updateTable('payments')
    .set({ reported_by: 'customer', verified_at: null })
    .where('transaction_id', '=', REPORTED)
    .execute()
  await REFUND.execute(trx)
  await dateInvoices(trx, today)
  await DATE_EARNINGS.execute(trx)
}

async function insertDeposit(trx: Trx, deposit: DemoDeposit, customerId: string | undefined, today: Date) {
  const { id, total_cents } = await trx
    .updateTable('bookings')
    .set({ deposit_percent: deposit.percent })
    .where('customer_id', '=', customerId ?? '')
    .where('agent_id', '=', (eb) => eb.selectFrom('agents').select('id').where('name', '=', deposit.agent))
    .where('status', '=', 'confirmed')
    .where('payment_status', '=', 'pending')
    .returning(['id', 'total_cents'])
    .executeTakeFirstOrThrow()
  const at = new Date(today.getTime() - deposit.hoursAgo * HOUR_MS)
  await trx
    .insertInto('payments')
    .values({
      booking_id: id,
      purpose: 'deposit',
      amount_cents: Math.round(((total_cents ?? 0) * deposit.percent) / 100),
      payment_method: deposit.method,
      payment_status: 'completed',
      transaction_id: deposit.reference,
      reported_by: deposit.reportedBy,
      verified_at: deposit.reportedBy === 'customer' ? null : at,
      paid_at: at,
      created_at: at,
    })
    .execute()
}

const REFUND = sql`
  insert into payments (booking_id, invoice_id, kind, payment_id, purpose, amount_cents, payment_method, payment_status,
    reported_by, notes, verified_at, paid_at, created_at)
  select p.booking_id, p.invoice_id, 'refund', p.id, p.purpose, p.amount_cents * ${PARTLY_REFUNDED.percent}::int / 100,
    p.payment_method, 'completed', 'office', ${PARTLY_REFUNDED.notes}, given, given, given
  from payments p join bookings b on b.id = p.booking_id
  cross join lateral (select b.event_date + interval '3 days' as given) as back
  where p.transaction_id = ${PARTLY_REFUNDED.reference} and p.kind = 'payment'`

/**
 * An invoice was written two weeks before its due date, or yesterday at the latest; it is due at the end of a day in
 * Atlanta.
 */
async function dateInvoices(trx: Kysely<DB>, today: Date): Promise<void> {
  const yesterday = new Date(today.getTime() - DAY_MS)
  await sql`
    with dated as (
      select i.id, least(${yesterday}::timestamptz, case i.status when 'paid' then b.event_date - interval '16 days'
        else i.due_date - interval '15 days' end) as made_at
      from invoices i join bookings b on b.id = i.booking_id
    )
    update invoices set created_at = made_at, sent_at = made_at,
      due_date = (atlanta_day(made_at) + 16)::timestamp at time zone (select time_zone from place_settings) - interval '1 second'
    from dated where dated.id = invoices.id`.execute(trx)
  // temporary numbers that do not collide with the final ones
  await sql`update invoices set invoice_number = regexp_replace(invoice_number, '-(\\d+)$', '-9\\1')`.execute(trx)
  await NUMBER_INVOICES.execute(trx)
  await trx.deleteFrom('invoice_counters').execute()
  await sql`insert into invoice_counters (year, last_number)
    select split_part(invoice_number, '-', 2)::int, count(*) from invoices group by 1`.execute(trx)
}

/** Numbers follow the order in which the invoices were written, year by year. */
const NUMBER_INVOICES = sql`
  with numbered as (
    select id, extract(year from atlanta_day(created_at)) as year,
      row_number() over (partition by extract(year from atlanta_day(created_at)) order by created_at, id) as number
    from invoices
  )
  update invoices set invoice_number = 'INV-' || year || '-' || lpad(number::text, 4, '0')
  from numbered where numbered.id = invoices.id`

/** A booking enters its statement when it is over and paid; a refund when it is made. */
const DATE_EARNINGS = sql`
  update agent_earnings e set entered_at = moment.at, month = atlanta_month(moment.at)
  from (
    select line.id, case when row_number() over (partition by line.booking_id order by line.id) = 1
      then greatest(b.event_date + make_interval(hours => b.event_duration), (select max(verified_at) from payments p
        where p.booking_id = b.id and p.kind = 'payment'))
      else (select max(paid_at) from payments p where p.booking_id = b.id and p.kind = 'refund') end as at
    from agent_earnings line join bookings b on b.id = line.booking_id
  ) as moment
  where moment.id = e.id`
