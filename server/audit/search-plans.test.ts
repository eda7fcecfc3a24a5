import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { listEntries } from './queries.ts'
import type { AuditSearch } from './search.ts'

/** Entries of a year by 50 admins; one in 20,000 mentions a harp. */
const ENTRIES = `
  insert into users (id, username, email, password_hash, role, staff_role)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'desk' || n, 'desk' || n || '@example.com', 'none',
    'admin', 'booker'
  from generate_series(1, 50) n;
  insert into audit_log (at, actor_role, actor_id, action, entity, entity_id, before, after, reason)
  select now() - n * interval '8 minutes', 'admin', ('00000000-0000-4000-9000-' || lpad((n % 49 + 1)::text, 12, '0'))::uuid,
    'booking.status-changed', case when n % 50 = 0 then 'agent' else 'booking' end, gen_random_uuid(),
    '{"status": "pending"}', '{"status": "confirmed"}', case when n % 20000 = 0 then 'Wants a harp' end
  from generate_series(1, 60000) n;
  -- one admin who was there only at the beginning
  update audit_log set actor_id = '00000000-0000-4000-9000-000000000050' where at < now() - interval '332 days'`

let database: LargeDatabase
let db: Database
let pool: pg.Pool
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), { agents: 10, bookings: 10 }, ENTRIES)
  ;({ db, pool } = database)
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

const EVERYTHING: AuditSearch = {
  ...{ entity: undefined, entityId: undefined },
  ...{ who: undefined, q: undefined, from: undefined, to: undefined },
}

test.each<[string, Partial<AuditSearch>, string[]]>([
  ['all', {}, ['audit_log_newest']],
  ['a kind of thing', { entity: 'agent' }, ['audit_log_by_entity']],
  ['days', { from: '2020-01-01', to: '2020-02-01' }, ['audit_log_newest']],
  ['a colleague', { who: 'desk7' }, ['audit_log_newest']],
  ['one who left long ago', { who: 'desk50' }, ['audit_log_newest', 'audit_log_by_actor']],
  ['a frequent word', { q: 'confirmed' }, ['audit_log_newest']],
  ['a rare word', { q: 'harp' }, ['audit_log_newest', 'audit_log_words']],
])('%s: found by its index, never by reading the whole audit', async (_, search, indexes) => {
  const plan = await recordPlans(pool, () => listEntries(db, { ...EVERYTHING, ...search }, { limit: 31 }))
  for (const index of indexes) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on audit_log')
})
