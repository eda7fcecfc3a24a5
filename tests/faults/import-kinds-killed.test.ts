import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImports } from '#tests/support/open-imports.ts'
import { zip } from '#tests/support/zip.ts'

const BOOKINGS = 2000
const PRICE_CENTS = 30_000
const PEOPLE = 10
const BUSY_TIMES = 300
const PHOTOS = 5
const DAY_MS = 86_400_000

const dayOf = (i: number) => new Date(Date.UTC(2001, 0, 1) + i * DAY_MS).toISOString().slice(0, 10)
const guestOf = (i: number) => `guest${i % 200}@example.com`

const LEDGER = 'select count(*) from payments where verified_at is not null'
const PAID = "select count(*) from bookings where imported_at is not null and payment_status = 'paid'"

test('kill -9 while payments are imported, and while that is undone: none is lost, none is there twice (P17.26, P17.30)', async () => {
  const { imports, killProduct, names, count } = await openImports()
  const talentOf = (i: number) => names[i % names.length]
  const rows = (line: (i: number) => string) => Array.from({ length: BOOKINGS }, (_, i) => line(i)).join('\n')
  const bookings = await imports.check(
    'bookings',
    'bookings.csv',
    `Date,Talent,Customer,Email,Price\n${rows((i) => `${dayOf(i)},${talentOf(i)},Guest ${i % 200},${guestOf(i)},300`)}\n`,
  )
  await imports.run(bookings)
  await imports.reach(bookings, 'done')
  const [before, paidBefore] = [await count(LEDGER), await count(PAID)]
  const id = await imports.check(
    'payments',
    'payments.csv',
    `Paid on,Amount,Method,Reference,Event date,Customer email,Talent\n${rows((i) => `${dayOf(i)},300,Zelle,Z-${i},${dayOf(i)},${guestOf(i)},${talentOf(i)}`)}\n`,
  )
  await imports.run(id)
  await imports.reach(id, 'running', 300)
  await killProduct()
  await imports.reach(id, 'done')
  expect((await imports.show(id)).made).toBe(BOOKINGS)
  expect((await count(LEDGER)) - before).toBe(BOOKINGS)
  const covered = `select count(*) from (select booking_id from payments group by booking_id
    having count(*) = 1 and sum(amount_cents) = ${PRICE_CENTS} and min(transaction_id) like 'Z-%') as one`
  expect(await count(covered), 'each booking has its one payment').toBe(BOOKINGS)
  expect(await count(PAID)).toBe(BOOKINGS)
  await imports.undo(id)
  await imports.reach(id, 'undoing', 300)
  await killProduct()
  await imports.reach(id, 'undone')
  expect([await count(LEDGER), await count(PAID)]).toEqual([before, paidBefore])
}, 300_000)

const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A calendar with busy times of two hours, one a day from tomorrow on. */
function calendar(): string {
  const start = Date.now() - (Date.now() % DAY_MS) + DAY_MS
  const events = Array.from({ length: BUSY_TIMES }, (_, i) => {
    const from = start + i * DAY_MS
    return `BEGIN:VEVENT\r\nUID:${i}\r\nDTSTART:${stamp(from)}\r\nDTEND:${stamp(from + DAY_MS / 12)}\r\nEND:VEVENT\r\n`
  })
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`
}

const BLOCKED = 'select count(*) from agent_statuses where booking_id is null'

test('kill -9 while busy times are imported, and while that is undone: none is lost, none is there twice (P17.35)', async () => {
  const { imports, killProduct, names, count } = await openImports()
  const before = await count(BLOCKED)
  const people = names.slice(0, PEOPLE)
  const file = await zip(Object.fromEntries(people.map((name) => [`${name}.ics`, calendar()])))
  const id = await imports.check('busy', 'calendars.zip', file)
  const wanted = (await imports.show(id)).counts.ready ?? 0
  // demo bookings take a few of the days
  expect(wanted).toBeGreaterThan(PEOPLE * BUSY_TIMES * 0.9)
  await imports.run(id)
  await imports.reach(id, 'running', 300)
  await killProduct()
  await imports.reach(id, 'done')
  expect((await imports.show(id)).made).toBe(wanted)
  expect((await count(BLOCKED)) - before).toBe(wanted)
  const twice = `select count(*) from (select 1 from agent_statuses where booking_id is null
    group by agent_id, start_time having count(*) > 1) as twice`
  expect(await count(twice)).toBe(0)
  await imports.undo(id)
  await imports.reach(id, 'undoing', 300)
  await killProduct()
  await imports.reach(id, 'undone')
  expect(await count(BLOCKED)).toBe(before)
}, 300_000)

const PICTURES = 'select count(*) from agent_photos'

test('kill -9 while photos are imported, and while that is undone: none is lost, none is there twice (P17.40)', async () => {
  const { imports, killProduct, names, count } = await openImports()
  const before = await count(PICTURES)
  const files: Record<string, Buffer> = {}
  for (const [person, name] of names.slice(0, PEOPLE).entries()) {
    for (let photo = 1; photo <= PHOTOS; photo++) {
      // no two are the same
      const background = { r: person * 20, g: photo * 40, b: 128 }
      files[`${name}-${photo}.jpg`] = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer()
    }
  }
  const id = await imports.check('photos', 'photos.zip', await zip(files))
  const wanted = (await imports.show(id)).counts.ready ?? 0
  // a profile of the demo may be full
  expect(wanted).toBeGreaterThan((PEOPLE - 2) * PHOTOS)
  await imports.run(id)
  await imports.reach(id, 'running', PEOPLE)
  await killProduct()
  await imports.reach(id, 'done')
  expect((await imports.show(id)).made).toBe(wanted)
  expect((await count(PICTURES)) - before).toBe(wanted)
  await imports.undo(id)
  await killProduct()
  await imports.reach(id, 'undone')
  expect(await count(PICTURES)).toBe(before)
}, 300_000)
