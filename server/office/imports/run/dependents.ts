import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ImportKind } from '#shared/model/import.ts'
import { findLaterMoney } from './later-money.ts'

/** What stands in the way of an undo: how many of what. */
export interface Dependent {
  ids: string[]
  label: string
  count: number
}

/** What rows of a table are called, one and several; a table that is missing here has its own name. */
const LABELS: Record<string, [string, string]> = {
  agent_earnings: ['statement line', 'statement lines'],
  agent_invite_codes: ['invite', 'invites'],
  agent_statuses: ['blocked time', 'blocked times'],
  booking_cancellations: ['cancellation', 'cancellations'],
  booking_messages: ['message', 'messages'],
  booking_notes: ['note', 'notes'],
  booking_requests: ['change request', 'change requests'],
  bookings: ['booking', 'bookings'],
  chat_sessions: ['conversation', 'conversations'],
  customer_notes: ['note', 'notes'],
  customers: ['merged account', 'merged accounts'],
  outbox_emails: ['email', 'emails'],
  payment_methods: ['card', 'cards'],
  sessions: ['sign-in', 'sign-ins'],
  testimonials: ['review', 'reviews'],
}

const nameOf = (table: string, count: number): string => {
  const [one, several] = LABELS[table] ?? [table.replaceAll('_', ' ').replace(/s$/, ''), table.replaceAll('_', ' ')]
  return count === 1 ? one : several
}

/** Kinds of what others can depend on. */
export type DependedKind = Exclude<ImportKind, 'photos'>

/** The table of what each kind makes. */
export const TABLES: Record<DependedKind, string> = {
  customers: 'customers',
  bookings: 'bookings',
  agents: 'agents',
  payments: 'payments',
  busy: 'agent_statuses',
}

/** Rows that belong to what was imported, by table: they go with it. `t` is the table. */
const OWN: Record<DependedKind, Record<string, RawBuilder<unknown>>> = {
  customers: {
    events: sql`true`,
    // the note of the import has the id of its customer
    customer_notes: sql`t.id = t.customer_id`,
  },
  bookings: { agent_statuses: sql`true`, booking_accounts: sql`true` },
  agents: { agent_contacts: sql`t.version = 1`, poster_jobs: sql`true` },
  // later rows of the ledger are found by their booking
  payments: { payments: sql`true` },
  busy: {},
}

/** Whether a row was changed since it was imported. */
const CHANGED: Record<DependedKind, RawBuilder<boolean>> = {
  customers: sql`t.version > 1 or t.password_hash is not null`,
  bookings: sql`t.version > 1 + t.imported_changes`,
  agents: sql`t.version > 1 + t.imported_changes`,
  payments: sql`false`,
  busy: sql`false`,
}

/**
 * What depends on things of an import, by any foreign key, and which of them were changed since. A new table that refers
 * to one counts without a change here.
 * @param kind what the ids are of
 * @param batchId bookings of this import do not count; null for none
 */
export async function findDependents(
  db: Database,
  kind: DependedKind,
  ids: readonly string[],
  batchId: string | null,
): Promise<Dependent[]> {
  if (ids.length === 0) return []
  const all = sql`any(${ids}::uuid[])`
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`public.${TABLES[kind]}`}::regclass order by 1, 2`.execute(db)
  const found: Dependent[] = []
  for (const { table, column } of references) {
    const ours = sql`exists (select from import_rows where batch_id = ${batchId} and made_id = t.id)`
    const own = OWN[kind][table] ?? (table === 'bookings' ? ours : sql`false`)
    const { rows } = await sql<{ id: string; count: number }>`
      select ${sql.ref(`t.${column}`)} as id, count(*)::int as count from ${sql.table(table)} t
      where ${sql.ref(`t.${column}`)} = ${all} and not ${own} group by 1`.execute(db)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    if (count > 0) found.push({ ids: rows.map(({ id }) => id), count, label: `${count} ${nameOf(table, count)}` })
  }
  if (kind === 'payments' && batchId !== null) {
    const later = Map.groupBy(await findLaterMoney(db, ids, batchId), ({ table }) => table)
    for (const [table, rows] of later) {
      const count = rows.reduce((sum, row) => sum + row.count, 0)
      found.push({ ids: rows.map(({ id }) => id), count, label: `${count} ${nameOf(table, count)}` })
    }
  }
  // a proposal refers to the event of its bookings
  if (kind === 'bookings') {
    const { rows } = await sql<{ id: string; count: number }>`
      select b.id, count(*)::int as count from proposals p join bookings b on b.event_id = p.event_id
      where b.id = ${all} group by 1`.execute(db)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    if (count > 0) found.push({ ids: rows.map(({ id }) => id), count, label: `${count} ${nameOf('proposals', count)}` })
  }
  const { rows: changed } = await sql<{ id: string }>`
    select t.id from ${sql.table(TABLES[kind])} t where t.id = ${all} and (${CHANGED[kind]})`.execute(db)
  if (changed.length > 0) {
    const count = changed.length
    found.push({ ids: changed.map(({ id }) => id), count, label: `${count} changed since` })
  }
  return found
}

/** Dependents in words: '3 payments, 1 invoice and 2 changed since'. */
export function describeDependents(found: readonly Dependent[]): string {
  const most = [...found].sort((a, b) => b.count - a.count).slice(0, 4)
  const labels = most.map(({ label }) => label)
  if (found.length > most.length) labels.push('more')
  const last = labels.pop() ?? ''
  return labels.length > 0 ? `${labels.join(', ')} and ${last}` : last
}
