import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TaxYearRow } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, dialog, field, fitsSideways, gone, open, row } from './test-support/money.tsx'

const today = atlantaDay(new Date())
const year = Number(today.slice(0, 4))
const path = `/admin/billing?tab=payouts&year=${year}`
const ASK = `POST /api/admin/taxpayer-numbers/${uuid(1)}/ask`
const THRESHOLD = 'PUT /api/admin/payouts/year/threshold'

const buildRow = (n: number, some: Partial<TaxYearRow> = {}): TaxYearRow => ({
  ...{ id: uuid(n), name: `Person ${n}`, legalName: null, address: null, tinKind: null, tinLast4: null, w9On: null },
  w9Readable: false,
  ...{ paid: 250_000, processor: 0, reportable: true, missing: ['legalName', 'address', 'tin', 'w9'] },
  ...{ canAsk: true, askedOn: null },
  ...some,
})

let rows: TaxYearRow[]
beforeEach(() => {
  rows = [
    buildRow(1),
    buildRow(2, { canAsk: false, missing: ['w9'] }),
    buildRow(3, {
      ...{ legalName: 'Vera Vane', address: '12 Peachtree St, Atlanta, GA 30303', tinKind: 'ein', tinLast4: '6789' },
      ...{ w9On: '2026-01-05T15:00:00.000Z', w9Readable: true, missing: [], processor: 70_000 },
    }),
    buildRow(4, { paid: 100, reportable: false }),
  ]
  api.answers['GET /api/admin/payouts/year'] = () => paged(rows, new URL('http://x/api/admin/payouts/year'))
  api.answers['GET /api/admin/payouts/year/summary'] = () =>
    json(200, { year, threshold: 200_000, people: 4, paid: 750_100, reportable: 3, incomplete: 2 })
})

describe('the year for 1099-NEC', () => {
  test('shows each person with what is on file and what is missing; numbers are masked', async () => {
    await open(path)
    await expect.element(page.getByText('$7,501.00', { exact: true })).toBeVisible()
    await expect.element(page.getByText('from $2,000.00, 2 with something missing')).toBeVisible()
    const complete = row('Person 3').element().textContent
    for (const said of ['Vera Vane', '12 Peachtree St, Atlanta, GA 30303', '••-•••6789', 'W-9 since January 5, 2026'])
      expect(complete).toContain(said)
    expect(complete).toContain('$700.00')
    expect(row('Person 1').element().textContent).toContain('Missing: Legal name, Address, Taxpayer number, W-9')
    // each missing part is named once
    expect(row('Person 1').element().textContent).not.toMatch(/No address|No taxpayer number|No W-9/)
    expect(row('Person 4').element().textContent).toMatch(/No address.*No taxpayer number.*No W-9/)
    expect(row('Person 2').element().textContent).toContain('No login to email a link to')
    expect(row('Person 4').element().textContent).toContain('Below the threshold')
    expect(row('Person 3').getByRole('button').elements()).toEqual([])
    expect(fitsSideways()).toBe(true)
  })

  test("says that a W-9 can't be read, beside what else is missing, and has it asked for again (P7.157)", async () => {
    const unreadable = { w9On: '2026-01-05T15:00:00.000Z', w9Readable: false }
    rows = [
      buildRow(1, { ...unreadable, missing: ['address', 'w9'] }),
      buildRow(2, { ...unreadable, missing: ['w9'] }),
      buildRow(3, { ...unreadable, paid: 100, reportable: false, missing: ['w9'] }),
    ]
    await open(path)
    const sentence = "W-9 can't be read. Ask for it again."
    for (const n of [1, 2, 3]) {
      await expect.element(row(`Person ${n}`).getByText(sentence, { exact: true })).toBeVisible()
      expect(row(`Person ${n}`).element().textContent).not.toMatch(/No W-9|W-9 since|: W-9|, W-9/)
    }
    await expect.element(row('Person 1').getByText('Missing: Address', { exact: true })).toBeVisible()
    expect(row('Person 2').element().textContent).not.toContain('Missing')
    api.answers[ASK] = () => json(200, { askedOn: today })
    await row('Person 1')
      .getByRole('button', { name: /^Ask for W-9/, exact: false })
      .click()
    await expect.poll(toastTexts).toEqual([['Asked for W-9', 'Person 1 gets an email with a link to the portal.']])
  })

  test('asks a person once a day', async () => {
    await open(path)
    api.answers[ASK] = () => refusal(409, 'Person 1 was asked today already')
    await button(/^Ask for W-9/).click()
    await expect.poll(toastTexts).toEqual([['Not asked', 'Person 1 was asked today already']])
    api.answers[ASK] = () => {
      rows = rows.map((each) => (each.id === uuid(1) ? { ...each, askedOn: today } : each))
      return json(200, { askedOn: today })
    }
    await button(/^Ask for W-9/).click()
    await expect.poll(() => row('Person 1').element().textContent).toContain('Asked today')
    expect(button(/^Ask for W-9/).elements()).toEqual([])
  })

  test('changes the threshold, with what was shown; a refusal stays in the dialog', async () => {
    await open(path)
    await button('Change threshold').click()
    await field('Dollars').fill('none')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog().getByText('Enter an amount of $1 or more')).toBeVisible()
    await field('Dollars').fill('$2,100')
    api.answers[THRESHOLD] = () => refusal(409, 'Someone else changed it')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog().getByText('Someone else changed it')).toBeVisible()
    api.answers[THRESHOLD] = () => json(200, { year, threshold: 210_000 })
    await dialog().getByRole('button', { name: 'Save' }).click()
    await gone()
    expect(api.sent.at(-1)).toMatchObject({ call: THRESHOLD, body: { year, cents: 210_000, was: 200_000 } })
    await expect.element(page.getByText(`${year} is reported from $2,100.00.`)).toBeVisible()
  })

  test('opens from the month and leads back, and through the years', async () => {
    api.answers['GET /api/admin/payouts'] = () => paged([], new URL('http://x/api/admin/payouts'))
    api.answers['GET /api/admin/payouts/summary'] = () =>
      json(200, { month: today.slice(0, 7), payable: 0, due: 0, paidPeople: 0, paid: 0 })
    const router = await open('/admin/billing?tab=payouts')
    await button('Year for 1099-NEC').click()
    await expect.element(page.getByRole('heading', { name: `${year} for 1099-NEC` })).toBeVisible()
    await button('Previous year').click()
    await expect.poll(() => router.state.location.search).toContain(`year=${year - 1}`)
    await button('Show months').click()
    await expect.poll(() => router.state.location.search).toBe('?tab=payouts')
  })
})
