import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { currentRequestId } from '#server/trace.ts'
import type { MailKindName } from './mail-kinds.ts'

/** How long a held mail waits, in milliseconds: longer than the office is offered to undo what it reports. */
export const MAIL_HOLD_MS = 7000

/** A mail to be queued. */
export interface NewMail {
  kind: MailKindName
  /** An address; null for the agency, whose recipients are looked up when the mail leaves. */
  to: string | null
  /** The rows the mail is about: their deletion deletes the mail. */
  about?: {
    customerId?: string | null
    /** The admin or agent it is written to. */
    userId?: string | null
    bookingId?: string | null
    invoiceId?: string | null
  }
  /** What else the mail is composed from: ids and dates, never a text or a secret. */
  data?: Record<string, string>
  /** It leaves after `MAIL_HOLD_MS`, so that an undo can take it back (docs/product.md P3.39). */
  hold?: boolean
}

/**
 * Queues mails, with the id of the current request. Call `context.nudgeMail()` after the commit, with `MAIL_HOLD_MS` for held
 * ones. A held mail also holds back those about its booking that wait already: an undo may make them true again.
 * @param trx the transaction of the change the mails report
 */
export async function queueMail(trx: Database, ...mails: [NewMail, ...NewMail[]]): Promise<void> {
  const request_id = currentRequestId()
  const held = mails.flatMap(({ hold, about }) => (hold && about?.bookingId ? [about.bookingId] : []))
  if (held.length > 0) await holdBack(trx, held)
  const rows = mails.map(({ kind, to, about = {}, data = {}, hold = false }) => ({
    kind,
    recipient: to,
    customer_id: about.customerId ?? null,
    user_id: about.userId ?? null,
    booking_id: about.bookingId ?? null,
    invoice_id: about.invoiceId ?? null,
    data: JSON.stringify(data),
    request_id,
    next_attempt_at: hold ? HELD_UNTIL : sql<Date>`now()`,
  }))
  await trx.insertInto('outbox_emails').values(rows).execute()
}

const HELD_UNTIL = sql<Date>`now() + make_interval(secs => ${MAIL_HOLD_MS / 1000})`

/**
 * Lets the queued mails about some bookings wait as long as one that is held now: also those that are due or are tried
 * again, which would find nothing to say while the change stands. A mail that is being sent is locked and leaves.
 */
export async function holdBack(trx: Database, bookingIds: readonly string[]): Promise<void> {
  await sql`
    update outbox_emails set next_attempt_at = greatest(next_attempt_at, ${HELD_UNTIL})
    where id in (select id from outbox_emails where booking_id = any(${bookingIds}::uuid[]) and state = 'queued'
      order by id for update skip locked)`.execute(trx)
}

/** Mails queued by one statement, at most; the rest waits for the next run. */
const BATCH = 2000

/** Mails that are due for many bookings: every part is SQL over the booking `b`. */
export interface DueMails {
  kind: MailKindName
  /** The address; absent for the agency. */
  to?: RawBuilder<unknown>
  customerId?: RawBuilder<unknown>
  /** The admin or agent it is written to. */
  userId?: RawBuilder<unknown>
  invoiceId?: RawBuilder<unknown>
  /** Names the reason: a booking gets one mail of a kind for each reason. */
  once: RawBuilder<unknown>
  /** More data of the mail, as jsonb. */
  data?: RawBuilder<unknown>
  /** From `from` on, without an order. */
  due: RawBuilder<unknown>
  orderBy?: RawBuilder<unknown>
}

/**
 * Queues one mail for each booking that is due and has none for the same reason yet. Two runs at once queue each mail
 * once, by the unique index outbox_emails_once.
 * @returns how many were queued
 */
export async function queueDueMails(db: Database, mails: DueMails): Promise<number> {
  const none = sql`null`
  const { kind, to = none, customerId = none, userId = none, invoiceId = none, due } = mails
  const once = sql`(${mails.once})::text`
  const data = sql`jsonb_build_object('once', ${once})`
  // without `offset 0` PostgreSQL plans a join of all bookings with all mails instead of a look into the index each
  const { numAffectedRows = 0n } = await sql`
    insert into outbox_emails (kind, recipient, customer_id, user_id, booking_id, invoice_id, data)
    select ${kind}, ${to}, ${customerId}, ${userId}, b.id, ${invoiceId}, ${mails.data ? sql`${data} || ${mails.data}` : data}
    ${due}
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.kind = ${kind}
        and o.data ? 'once' and o.data ->> 'once' = ${once} offset 0)
    ${mails.orderBy ? sql`order by ${mails.orderBy}` : sql``} limit ${BATCH}
    on conflict (booking_id, kind, (data ->> 'once')) where data ? 'once' do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** A mail for each row of a query, as SQL over its tables. */
interface MailForEach {
  kind: MailKindName
  to: RawBuilder<unknown>
  userId: RawBuilder<unknown>
  data: RawBuilder<unknown>
  requestId: string
  /** From `from` on. */
  rows: RawBuilder<unknown>
}

/**
 * Queues one mail for each row of a query, in one statement.
 * @returns how many were queued
 */
export async function queueMailForEach(trx: Database, mails: MailForEach): Promise<number> {
  const { kind, to, userId, data, requestId, rows } = mails
  const { numAffectedRows = 0n } = await sql`
    insert into outbox_emails (kind, recipient, user_id, data, request_id)
    select ${kind}, ${to}, ${userId}, ${data}, ${requestId} ${rows}`.execute(trx)
  return Number(numAffectedRows)
}

/** Begins a statement that queues mails as one of its parts; a query of these columns follows. */
export const MAIL_INSERT = 'insert into outbox_emails (kind, recipient, customer_id, user_id, booking_id, request_id)'
