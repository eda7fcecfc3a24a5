import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'

/** `create or replace function` forgets the setting: a new version sets it again (migration 0133). */
test('what follows each row of bookings and money is planned once for each connection', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const { rows } = await database.pool.query<{ name: string; settings: string[] | null }>(
    `select distinct p.proname as name, p.proconfig as settings
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_language l on l.oid = p.prolang
     where not t.tgisinternal and t.tgtype::int & 1 = 1 and l.lanname = 'plpgsql'
       and t.tgrelid in ('bookings'::regclass, 'invoices'::regclass, 'invoice_parts'::regclass, 'payments'::regclass)
     union select proname, proconfig from pg_proc
       where proname in ('keep_account', 'keep_earnings', 'change_due', 'change_payout_years')`,
  )
  expect(rows.length).toBeGreaterThan(15)
  const planned = rows.filter(({ settings }) => settings?.includes('plan_cache_mode=force_generic_plan'))
  expect(planned.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
})
