import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isUnverified, settledCents } from '#server/db/ledger.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'
import { getPlace } from '#shared/model/place.ts'

/**
 * When reminders are sent, in days of Atlanta from the due date: the first day, and the last one on which a reminder
 * that was missed (no process ran, or it was paused) is still sent.
 */
export const REMINDERS = [
  { name: 'before', from: -3, to: -1 },
  { name: 'due', from: 0, to: 2 },
  { name: 'after', from: 7, to: 13 },
] as const

/** Reminders leave from 9 a.m. on. */
const MORNING = 9
/** Hours after an invoice is made or sent, or its booking confirmed, in which no reminder leaves. */
export const QUIET_HOURS = 24
/** Days for which an unverified payment pauses reminders (docs/product.md P7.8). */
export const PAUSE_DAYS = 5

const atlanta = (instant: unknown) => sql`(${instant}::timestamptz at time zone ${sql.lit(getPlace().timeZone)})`

const UNVERIFIED = isUnverified('p')

/** The parts of an invoice `i` that reminders ask for: of bookings `b` that are confirmed and neither cancelled nor refunded. */
const ASKED = sql`invoice_parts part join bookings b on b.id = part.booking_id
  where part.invoice_id = i.id and b.status not in ('pending', 'cancelled') and b.payment_status <> 'refunded'`

/**
 * What reminders show as owed on an invoice `i`, as a column: integer cents, of each of its bookings what that owes. An
 * unverified payment counts as not paid after five days; until then it pauses all reminders.
 */
function remindedCents(now: Date) {
  const pause = sql`${now}::timestamptz - make_interval(days => ${PAUSE_DAYS})`
  return sql<number>`(case
    when exists (select from invoice_parts part join payments p on p.booking_id = part.booking_id
      where part.invoice_id = i.id and ${UNVERIFIED} and p.created_at > ${pause}) then 0
    else (select coalesce(sum(greatest(0, part.total_cents - ${settledCents('b.id')} + coalesce((
        select sum(p.amount_cents) from payments p where p.booking_id = b.id and ${UNVERIFIED}), 0))), 0)::bigint
      from ${ASKED})
  end)`
}

/** When the last of the bookings that reminders ask for was confirmed. */
const CONFIRMED_AT = sql`(select max(b.first_confirmed_at) from ${ASKED})`

/**
 * Queues today's invoice reminders (docs/product.md P7.35). Each is queued once, by repeated and simultaneous runs too:
 * the index outbox_emails_once refuses what the look into the outbox misses.
 * @param now the current time
 * @returns how many were queued
 */
export async function queueInvoiceReminders(db: Database, now: Date): Promise<number> {
  let queued = 0
  for (const reminder of REMINDERS) queued += await queueReminder(db, reminder, now)
  return queued
}

async function queueReminder(db: Database, { name, from, to }: (typeof REMINDERS)[number], now: Date): Promise<number> {
  const today = sql`${atlanta(now)}::date`
  // due dates are ends of days: these bounds let the index be used
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
      select i.id from payments p join invoice_parts part on part.booking_id = p.booking_id and part.voided_at is null
      join invoices i on i.id = part.invoice_id
      where ${UNVERIFIED} and i.status = 'paid' and i.voided_at is null and ${dueBetween}
    ) open join invoices i on i.id = open.id
    join bookings b on b.id = i.booking_id join customers c on c.id = b.customer_id
    where extract(hour from ${atlanta(now)}) >= ${MORNING} and i.reminders_paused_at is null
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.kind = 'invoice-reminder'
        and o.data ? 'once' and o.data ->> 'once' = 'now:' || ${today}::text || ':' || i.id)
      and c.status <> 'erased' and greatest(i.created_at, i.sent_at, ${CONFIRMED_AT}) < ${now}::timestamptz - make_interval(hours => ${QUIET_HOURS})
      and ${remindedCents(now)} > 0`,
  })
}

/**
 * What a reminder of an invoice shows as owed.
 * @returns 0 cents when its bookings owe nothing, are not confirmed, cancelled or refunded; undefined of a draft or a void one
 */
export async function findReminderBalance(db: Database, id: string, now: Date) {
  return db
    .selectFrom('invoices as i')
    .select(['i.reminders_paused_at', remindedCents(now).as('owed_cents')])
    .where('i.id', '=', id)
    .where('i.status', '<>', 'draft')
    .where('i.voided_at', 'is', null)
    .executeTakeFirst()
}
