import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { CardAgency } from '#tests/support/card-payments.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { readCsv } from '../test-support/read-csv.ts'
import { startTaxedAgency } from '../test-support/taxed-agency.ts'

let agency: CardAgency
beforeEach(async () => {
  agency = await startTaxedAgency(1_191)
})

/** An odd number of cents; with 8.875 % tax it is $362.96. */
const PRICE = 33_337
const TOTAL = 36_296
const today = atlantaDay(new Date())
const month = today.slice(0, 7)
const year = Number(today.slice(0, 4))
/** The month before this one: '2026-10' of '2026-11'. */
const lastMonth = new Date(Date.parse(`${month}-01T12:00:00Z`) - 86_400_000).toISOString().slice(0, 7)

async function book(agent_id: string, hours: number, total_cents = PRICE) {
  const event_date = new Date(Date.now() + hours * HOUR_MS + 60_000)
  return (await agency.book({ agent_id, status: 'confirmed', event_date, total_cents })).id
}

async function payByZelle(id: string): Promise<string> {
  const body = { paymentMethod: 'zelle' as const, transactionId: `ZX-${id.slice(0, 8)}` }
  const sent = { params: { id }, body, cookie: agency.cookie }
  const { status, body: payment } = await agency.app.call('POST /api/admin/bookings/:id/payments', sent)
  expect(status).toBe(201)
  return payment.id
}

async function cancel(id: string, cause: 'customer' | 'agency', refund: number) {
  const sent = { params: { id }, cookie: agency.cookie, body: { cause, reasonCode: 'other' as const, refund } }
  expect((await agency.app.call('POST /api/admin/bookings/:id/cancel', sent)).status).toBe(200)
}

async function refund(id: string, amount: number) {
  const sent = { params: { id }, body: { amount, reason: 'Canceled' }, cookie: agency.cookie }
  expect((await agency.app.call('POST /api/admin/payments/:id/refund', sent)).status).toBe(201)
}

/** Marks everyone as paid, and gives the statement of one person as text. */
async function payOut(of: string, agentId: string, expectedTotal: number): Promise<string> {
  const { app, cookie } = agency
  const body = { month: of, agentIds: null, method: 'zelle' as const, paidOn: today, expectedTotal }
  const marked = await app.call('POST /api/admin/payouts', { body, cookie })
  expect([marked.status, marked.body.total]).toEqual([200, expectedTotal])
  const { body: rows } = await app.call('GET /api/admin/payouts', { cookie, query: { month: of } })
  const id = rows.find((row) => row.id === agentId)?.payout?.id
  const { rawPayload } = await app.app.inject({ url: `/api/admin/payouts/${id}/statement`, headers: { cookie } })
  return (await readPdfText(new Uint8Array(rawPayload))).replace(/\s+/g, ' ')
}

async function readFile(url: string) {
  const file = await agency.app.send({ method: 'GET', url, headers: { cookie: agency.cookie } })
  expect(file.status).toBe(200)
  return readCsv(String(file.body))
}
const readMargin = async () =>
  (await agency.app.call('GET /api/admin/reports/margin', { cookie: agency.cookie, query: {} })).body

/** Moves what no payout has paid to the month before, as time would. */
const moveToLastMonth = () =>
  agency.app.context.db
    .updateTable('agent_earnings')
    .set({ month: `${lastMonth}-01` })
    .where('payout_id', 'is', null)
    .execute()

test("talent's part of kept money is in the statement's PDF, the year's file and the margin, to the cent (P15.12)", async () => {
  const { db } = agency.app.context
  const vera = await buildAgent(db, { category: 'model', name: 'Vera Share' })
  const flo = await buildAgent(db, { category: 'model', name: 'Flo Flat', share_flat_cents: 15_000 })
  const noor = await buildAgent(db, { category: 'model', name: 'Noor Nothing' })

  // half is kept of a card payment, all of one by Zelle, and nothing when the agency cancels
  const half = await book(vera.id, 48)
  await agency.payByCard(half)
  await cancel(half, 'customer', TOTAL / 2)
  const all = await book(flo.id, 3)
  await payByZelle(all)
  await cancel(all, 'customer', 0)
  const none = await book(noor.id, 3)
  const payment = await payByZelle(none)
  await cancel(none, 'agency', TOTAL)
  await refund(payment, TOTAL)

  // 70 % of 166.685; all of a flat amount
  const shares = { vera: 11_668, flo: 15_000 }
  const talent = shares.vera + shares.flo
  const sums = {
    ...{ received: 3 * TOTAL, returned: TOTAL / 2 + TOTAL, tax: 2_959 - 1_480 + 2_959, talent, fees: 1_191 },
    ...{ unknownFees: 0, margin: 3 * TOTAL - (TOTAL / 2 + TOTAL) - 4_438 - talent - 1_191 },
  }
  const margin = await readMargin()
  expect(margin.months).toEqual([{ month, ...sums }])
  expect(margin.categories).toMatchObject([{ name: 'model', ...sums }])
  expect(Object.fromEntries(margin.talent.map((row) => [row.name, [row.received - row.returned, row.talent]]))).toEqual(
    {
      'Vera Share': [TOTAL / 2, shares.vera],
      'Flo Flat': [TOTAL, shares.flo],
      'Noor Nothing': [0, 0],
    },
  )
  expect(await readFile('/api/admin/exports/margin')).toMatchObject([
    { Month: month, 'Talent ($)': String(talent / 100), 'Margin ($)': String(sums.margin / 100) },
  ])

  await moveToLastMonth()
  const statement = await payOut(lastMonth, vera.id, talent)
  expect(statement).toMatch(/canceled booking \$116\.68/)
  expect(statement).toContain('Vera Share')
  expect(statement, 'neither the price nor what was kept').not.toMatch(/333\.37|362\.96|181\.48|166\.68/)

  // a later refund is an adjustment of the next payout, beside another canceled booking
  const [first] = await agency.ledgerOf(half)
  await refund(first?.id ?? '', 1_000)
  const late = await book(vera.id, 5, 20_000)
  await payByZelle(late)
  await cancel(late, 'customer', 0)
  const corrected = 11_025 - shares.vera
  const next = await payOut(month, vera.id, 14_000 + corrected)
  expect(next).toMatch(/canceled booking \$140\.00/)
  expect(next).toMatch(/canceled booking, adjustment .\$6\.43/)
  expect(next).toMatch(/Bookings \$140\.00 Adjustments .\$6\.43 Total paid \$133\.57/)

  const file = await readFile(`/api/admin/exports/tax-year?year=${year}`)
  expect(Object.fromEntries(file.map((row) => [row.Name, row['Paid ($)']]))).toEqual({
    'Vera Share': String((11_025 + 14_000) / 100),
    'Flo Flat': '150',
  })
  const [after] = (await readMargin()).months
  expect(after).toMatchObject({
    ...{ received: sums.received + 20_000 + 1_775, returned: sums.returned + 1_000, tax: sums.tax - 81 + 1_775 },
    talent: talent + corrected + 14_000,
  })
  const { rows } = await agency.app.database.pool.query<{ earned: number; paid: number }>(
    'select (select sum(cents)::int from agent_earnings) as earned, (select sum(cents)::int from payouts) as paid',
  )
  expect(rows[0]).toEqual({ earned: after?.talent, paid: after?.talent })
})

test("the setting of talent's part rules over the usual share, in the margin and the statement (P15.12)", async () => {
  const { db } = agency.app.context
  await db.updateTable('agency_settings').set({ kept_share_percent: 25 }).execute()
  const flo = await buildAgent(db, { category: 'model', name: 'Flo Flat', share_flat_cents: 15_000 })
  const half = await book(flo.id, 48)
  await payByZelle(half)
  await cancel(half, 'customer', TOTAL / 2)
  // 25 % of 166.685; the refund that is still due by hand is no part of what was kept
  expect((await readMargin()).months).toMatchObject([{ received: TOTAL, returned: 0, tax: 2_959, talent: 4_167 }])
  await moveToLastMonth()
  expect(await payOut(lastMonth, flo.id, 4_167)).toMatch(/canceled booking \$41\.67/)
  const file = await readFile(`/api/admin/exports/tax-year?year=${year}`)
  expect(file).toMatchObject([{ Name: 'Flo Flat', 'Paid ($)': '41.67' }])
})
