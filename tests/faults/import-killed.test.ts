import { expect, test } from 'vitest'
import { openImports } from '#tests/support/open-imports.ts'

const ROWS = 10_000

const TOTALS = 'select sum(total_bookings)::int as count from agents'

/** A day of its own for each row, all of them over. */
const dayOf = (i: number) => new Date(Date.UTC(1999, 0, 1) + i * 86_400_000).toISOString().slice(0, 10)

test('kill -9 while 10,000 bookings are imported, and while that is undone: none is lost, none is there twice (P17.26)', async () => {
  const { imports, killProduct, names, count } = await openImports()
  const lines = Array.from(
    { length: ROWS },
    (_, i) => `${dayOf(i)},${names[i % names.length]},Guest ${i % 500},guest${i % 500}@example.com,${100 + (i % 900)}`,
  )
  const totals = await count(TOTALS)
  const began = performance.now()
  const id = await imports.check('bookings', 'bookings.csv', `Date,Talent,Customer,Email,Price\n${lines.join('\n')}\n`)
  const checkedAt = performance.now()
  await imports.run(id)
  await imports.reach(id, 'running', 2000)
  await killProduct()
  await imports.reach(id, 'done')
  const { made } = await imports.show(id)
  const duplicates =
    'select count(*) from (select 1 from bookings where imported_at is not null group by agent_id, event_date, customer_email having count(*) > 1) d'
  console.log(
    `read and checked in ${Math.round(checkedAt - began)} ms, imported with a kill after ${Math.round(performance.now() - checkedAt)} ms: ${made} bookings`,
  )
  expect(made).toBe(await count('select count(*) from bookings where imported_at is not null'))
  expect(made).toBe(ROWS)
  expect(await count(duplicates)).toBe(0)
  expect(await count("select count(*) from customers where email like 'guest%'")).toBe(500)
  expect((await count(TOTALS)) - totals, 'each is counted once').toBe(ROWS)
  await imports.undo(id)
  await imports.reach(id, 'undoing', 1000)
  await killProduct()
  await imports.reach(id, 'undone')
  expect(await count(TOTALS)).toBe(totals)
  expect(await count('select count(*) from bookings where imported_at is not null')).toBe(0)
  expect(await count("select count(*) from customers where email like 'guest%'")).toBe(0)
}, 400_000)
