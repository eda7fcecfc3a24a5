import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PayoutRow, PayoutSummary } from '#shared/contract/billing/payouts.admin.ts'
import { getMonth } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, dialog, field, fitsSideways, gone, open, row } from './test-support/money.tsx'

const path = '/admin/billing?tab=payouts'
const MARK = 'POST /api/admin/payouts'
const month = getMonth(atlantaDay(new Date()))
const today = atlantaDay(new Date())

const buildRow = (n: number, some: Partial<PayoutRow> = {}): PayoutRow => ({
  ...{ id: uuid(n), name: `Person ${n}`, category: 'dj', email: `p${n}@example.com`, bookings: 2, share: 56_000 },
  ...{ adjustments: -1_250, paid: 0, due: 54_750, payout: null },
  ...some,
})
const PAID = buildRow(3, {
  ...{ name: 'Paid Person', paid: 54_750, due: 0 },
  payout: {
    ...{ id: uuid(77), method: 'bank_transfer', reference: 'ACH-9', paidOn: '2026-03-05' },
    createdAt: '2026-03-05T15:00:00.000Z',
  },
})

let rows: PayoutRow[]
const summarize = (): PayoutSummary => {
  const due = rows.filter((each) => each.due > 0)
  const paid = rows.filter(({ payout }) => payout)
  return {
    month,
    ...{ payable: due.length, due: due.reduce((sum, each) => sum + each.due, 0) },
    ...{ paidPeople: paid.length, paid: paid.reduce((sum, each) => sum + each.paid, 0) },
  }
}

beforeEach(() => {
  rows = [buildRow(1), buildRow(2, { email: null }), PAID, buildRow(4, { name: 'Below Zero', due: -2_000 })]
  api.answers['GET /api/admin/payouts'] = () => paged(rows, new URL('http://x/api/admin/payouts'))
  api.answers['GET /api/admin/payouts/summary'] = () => json(200, summarize())
})

describe('payday', () => {
  test('has a row for each person: bookings, share, adjustments, paid or due', async () => {
    await open(path)
    await expect.element(page.getByText('$1,095.00', { exact: true }).first()).toBeVisible()
    const first = row('Person 1').element().textContent
    for (const said of ['2 bookings', '$560.00', '−$12.50', '$547.50']) expect(first).toContain(said)
    const paid = row('Paid Person').element().textContent
    for (const said of ['Paid March 5, 2026', 'Bank transfer', 'ACH-9']) expect(paid).toContain(said)
    expect(row('Below Zero').element().textContent).toContain('Carried over to the next month')
    expect(row('Below Zero').getByRole('checkbox').elements()).toEqual([])
    expect(row('Person 2').element().textContent).toContain('No email address')
    expect(fitsSideways()).toBe(true)
  })

  test('pays those selected, with the total that was shown, and says so', async () => {
    await open(path)
    await row('Person 1').getByRole('checkbox').click()
    await button('Mark 1 person as paid').click()
    await field('Reference').fill(' ACH-10 ')
    await field('Method').selectOptions('check')
    api.answers[MARK] = () => {
      rows = rows.map((each) => (each.id === uuid(1) ? { ...PAID, id: uuid(1), name: 'Person 1' } : each))
      return json(200, { people: 1, total: 54_750, emailed: 1 })
    }
    await dialog().getByRole('button', { name: 'Mark $547.50 as paid' }).click()
    await gone()
    expect(api.sent).toMatchObject([
      {
        call: MARK,
        body: {
          ...{ month, agentIds: [uuid(1)], method: 'check', reference: 'ACH-10', paidOn: today },
          expectedTotal: 54_750,
        },
      },
    ])
    const said = '1 person marked as paid, $547.50. The statement goes out by email.'
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.poll(() => row('Person 1').element().textContent).toContain('Paid March 5, 2026')
  })

  test('promises no statement to a person without an email address', async () => {
    await open(path)
    await row('Person 2').getByRole('checkbox').click()
    await button('Mark 1 person as paid').click()
    await expect.element(dialog().getByText('No statement goes out: no email address is on file.')).toBeVisible()
    expect(
      dialog()
        .getByText(/gets a statement/)
        .elements(),
    ).toEqual([])
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await row('Person 1').getByRole('checkbox').click()
    await button('Mark 2 people as paid').click()
    await expect.element(dialog().getByText('1 person has no email address and gets none.')).toBeVisible()
    api.answers[MARK] = () => json(200, { people: 2, total: 109_500, emailed: 1 })
    await dialog().getByRole('button', { name: 'Mark $1,095.00 as paid' }).click()
    const said = '2 people marked as paid, $1,095.00. 1 person gets a statement by email.'
    await expect.element(page.getByText(said)).toBeVisible()
  })

  test('pays everyone at once; what another owner was first with is said in the dialog', async () => {
    await open(path)
    await button('Mark everyone as paid').click()
    api.answers[MARK] = () => refusal(409, 'Someone else marked this payday as paid. Nothing was changed.')
    await dialog().getByRole('button', { name: 'Mark $1,095.00 as paid' }).click()
    await expect
      .element(
        dialog()
          .getByRole('alert')
          .getByText(/^Someone else marked this payday/),
      )
      .toBeVisible()
    expect(api.sent[0]?.body).toMatchObject({ agentIds: null, expectedTotal: 109_500 })
  })

  test.each(['everyone', 'one'])('shows what is due now once the total was refused: %s', async (who) => {
    await open(path)
    if (who === 'one') await row('Person 1').getByRole('checkbox').click()
    await button(who === 'one' ? 'Mark 1 person as paid' : 'Mark everyone as paid').click()
    const [before, after] = who === 'one' ? ['$547.50', '$600.00'] : ['$1,095.00', '$1,147.50']
    await field('Reference').fill('ACH-11')
    api.answers[MARK] = () => {
      rows = rows.map((each) => (each.id === uuid(1) ? { ...each, due: 60_000 } : each))
      return refusal(409, `${after} is due now, not ${before}. Check the list and try again.`)
    }
    await dialog()
      .getByRole('button', { name: `Mark ${before} as paid` })
      .click()
    await expect.element(dialog().getByRole('button', { name: `Mark ${after} as paid` })).toBeVisible()
    await expect.element(dialog().getByText(new RegExp(`^\\${after} for `))).toBeVisible()
    await expect.element(field('Reference')).toHaveValue('ACH-11')
    api.answers[MARK] = () => json(200, { people: 1, total: 0, emailed: 1 })
    await dialog()
      .getByRole('button', { name: `Mark ${after} as paid` })
      .click()
    await gone()
    expect(api.sent.at(-1)?.body).toMatchObject({ expectedTotal: who === 'one' ? 60_000 : 114_750 })
  })

  test('has nothing to press once someone else has paid everyone', async () => {
    await open(path)
    await button('Mark everyone as paid').click()
    api.answers[MARK] = () => {
      rows = [PAID]
      return refusal(409, 'Someone else marked this payday as paid. Nothing was changed.')
    }
    await dialog().getByRole('button', { name: 'Mark $1,095.00 as paid' }).click()
    await expect.element(dialog().getByText(/^Nothing is due for /)).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Mark $0.00 as paid' })).toBeDisabled()
  })

  test('reopens a payout with a reason', async () => {
    await open(path)
    await row('Paid Person')
      .getByRole('button', { name: /Reopen/ })
      .click()
    await dialog().getByRole('button', { name: 'Reopen payout' }).click()
    await expect.element(dialog().getByText('Say why it is reopened')).toBeVisible()
    await field('Reason').fill('Wrong account')
    api.answers[`POST /api/admin/payouts/${uuid(77)}/reopen`] = () => json(200, { success: true })
    await dialog().getByRole('button', { name: 'Reopen payout' }).click()
    await gone()
    expect(api.sent[0]?.body).toEqual({ reason: 'Wrong account' })
    await expect.element(page.getByText('Paid Person’s payout is reopened.')).toBeVisible()
  })

  test('goes back a month, which the address keeps', async () => {
    const router = await open(path)
    await button('Previous month').click()
    await expect.poll(() => router.state.location.search).toMatch(/month=20\d\d-\d\d/)
  })

  test('says that nobody is due anything, and when nothing could be loaded', async () => {
    rows = []
    await open(path)
    await expect.element(page.getByText('Nobody is due anything')).toBeVisible()
    expect(button('Mark everyone as paid').elements()).toEqual([])
  })

  test('says when nothing could be loaded', async () => {
    api.answers['GET /api/admin/payouts'] = () => refusal(500, 'Broken')
    api.answers['GET /api/admin/payouts/summary'] = () => refusal(500, 'Broken')
    await open(path)
    await expect.element(page.getByText('The payouts could not be loaded')).toBeVisible()
    await expect.element(page.getByText('The figures could not be loaded')).toBeVisible()
  })
})
