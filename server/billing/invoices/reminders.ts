import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isUnverified, settledCents } from '#server/db/ledger.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'
import { TIME_ZONE } from '#shared/model/time-zone.ts'

/**
 * When an invoice is reminded of, in days of Atlanta from its due date: the first day, and the last one on which a house
 * that was closed, or a pause, is made up for.
 */
const REMINDERS = [
  { name: 'before', from: -3, to: -1 },
  { name: 'due', from: 0, to: 2 },
  { name: 'after', from: 7, to: 13 },
] as const

/** Reminders leave from nine in the morning on. */
const MORNING = 9
/** Nobody is reminded of an invoice that came so few hours ago. */
const QUIET_HOURS = 24
/** Days a payment that nobody has verified keeps reminders back (docs/product.md P7.8). */
const PAUSE_DAYS = 5

const atlanta = (instant: unknown) => sql`(${instant}::timestamptz at time zone ${sql.lit(TIME_ZONE)})`

const UNVERIFIED = isUnverified('p')

/**
 * What reminders say is owed on an invoice `i` of a booking `b`, as a column: integer cents. What a customer reported
 * more than five days ago and nobody has verified counts as not paid; whatever was reported since pauses all of it.
 */
function remindedCents(now: Date) {
  const pause = sql`${now}::timestamptz - make_interval(days => ${PAUSE_DAYS})`
  const reported = sql`select from payments p where p.booking_id = b.id and ${UNVERIFIED}`
  return sql<number>`(case
    when exists (${reported} and p.created_at > ${pause}) then 0
    else greatest(0, i.total_cents - ${settledCents('b.id')} + coalesce((select sum(p.amount_cents) from payments p
      where p.booking_id = b.id and ${UNVERIFIED}), 0))
  end)`
}

/**
 * Queues the reminders of invoices that are due today in Atlanta (docs/product.md P7.35). Asked again, or by two
 * processes at once, it queues each once: outbox_emails_once keeps what the look into the outbox can't.
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueInvoiceReminders(db: Database, now: Date): Promise<number> {
  let queued = 0
  for (const reminder of REMINDERS) queued += await queueReminder(db, reminder, now)
  return queued
}

async function queueReminder(db: Database, { name, from, to }: (typeof REMINDERS)[number], now: Date): Promise<number> {
  const today = sql`${atlanta(now)}::date`
  // a due date ends its day, so that the index can be asked for the moments around the days
  const dueBetween = sql`i.due_date >= ${now}::timestamptz - make_interval(days => ${to + 1})
    and i.due_date < ${now}::timestamptz - make_interval(days => ${from - 1})
    and ${today} - ${atlanta(sql`i.due_date`)}::date between ${from} and ${to}`
  return queueDueMails(db, {
    kind: 'invoice-reminder',
    to: sql`c.email`,
    customerId: sql`b.customer_id`,
    invoiceId: sql`i.id`,
    once: sql`${`${name}:`} || i.id`,
    data: sql`jsonb_build_object('invoiceId', i.id, 'reminder', ${name}::text)`,
    due: sql`from (
      select i.id from invoices i where i.status = 'pending' and i.voided_at is null and ${dueBetween}
      union
      select i.id from payments p join invoices i on i.booking_id = p.booking_id
      where ${UNVERIFIED} and i.status = 'paid' and i.voided_at is null and ${dueBetween}
    ) open join invoices i on i.id = open.id
    join bookings b on b.id = i.booking_id join customers c on c.id = b.customer_id
    where extract(hour from ${atlanta(now)}) >= ${MORNING}
      and b.status <> 'cancelled' and b.payment_status <> 'refunded' and c.status <> 'erased'
      and greatest(i.created_at, i.sent_at) < ${now}::timestamptz - make_interval(hours => ${QUIET_HOURS})
      and ${remindedCents(now)} > 0`,
  })
}

/**
 * What is owed of an invoice that may be reminded of now.
 * @returns undefined when it may not: a draft, void, or of a booking that was cancelled or refunded
 */
export async function findReminderBalance(db: Database, id: string, now: Date) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select(remindedCents(now).as('owed_cents'))
    .where('i.id', '=', id)
    .where('i.status', '<>', 'draft')
    .where('i.voided_at', 'is', null)
    .where('b.status', '<>', 'cancelled')
    .where('b.payment_status', '<>', 'refunded')
    .executeTakeFirst()
}
