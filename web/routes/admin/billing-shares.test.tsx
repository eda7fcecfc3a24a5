import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildCard, buildShare, dialog, field, gone, open, row } from './test-support/money.tsx'

const path = '/admin/pricing'

const SHARE = `PUT /api/admin/agent-shares/${uuid(1)}`
const CARD = `PUT /api/admin/card-payments/${uuid(1)}`
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const away = () => Promise.reject(new TypeError('away'))

describe('shares', () => {
  test('are said in words and searched for', async () => {
    api.shares = [
      buildShare(1),
      buildShare(2, { percent: 70 }),
      buildShare(3, { flat: 20_000 }),
      buildShare(4, { usual: null, name: 'Kei Navarro' }),
    ]
    const router = await open(path)
    for (const words of ['60%, standard', '70%', '$200.00 per booking', 'Not set']) {
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    }
    await page.getByLabelText('Search talent').fill('kei')
    await expect.poll(() => row(/Agent/).elements().length).toBe(0)
    await expect.element(row('Kei Navarro')).toBeVisible()
    expect(router.state.location.search).toBe('?q=kei')
    await page.getByLabelText('Search talent').fill('nobody')
    await expect.element(page.getByText('No talent matches')).toBeVisible()
  })

  test('are set as a percentage, a flat amount or the usual one, with a reason', async () => {
    api.shares = [buildShare(1)]
    api.answers[SHARE] = () => json(200, buildShare(1, { percent: 75 }))
    await open(path)
    await button('Set share of Agent 001').click()
    await expect.element(dialog().getByLabelText('The standard share', { exact: false })).toBeChecked()
    await dialog().getByLabelText('A percentage').click()
    await field('Percent').fill('101')
    await inDialog('Save').click()
    await expect.element(field('Percent')).toHaveAccessibleDescription('Enter a whole number from 0 to 100')
    await expect.element(field('Reason')).toHaveAccessibleDescription('Say why you’re changing the share')
    await field('Percent').fill('75')
    await field('Reason').fill('Agreed in May')
    await inDialog('Save').click()
    await gone()
    await expect.element(page.getByText('Agent 001 gets 75%.')).toBeVisible()
    await button('Set share of Agent 001').click()
    await dialog().getByLabelText('A flat amount').click()
    await field('Amount').fill('200')
    await field('Reason').fill('Agreed in June')
    await inDialog('Save').click()
    await gone()
    expect(api.sent.map(({ body }) => body)).toEqual([
      { percent: 75, flat: null, reason: 'Agreed in May' },
      { percent: null, flat: 20_000, reason: 'Agreed in June' },
    ])
  })

  test('that are refused say so', async () => {
    api.shares = [buildShare(1, { percent: 70 })]
    api.answers[SHARE] = away
    await open(path)
    await button('Set share of Agent 001').click()
    await expect.element(field('Percent')).toHaveValue('70')
    await dialog().getByLabelText('The standard share', { exact: false }).click()
    await field('Reason').fill('As agreed')
    await inDialog('Save').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to set the share', 'destructive']])
    await expect.element(field('Reason')).toHaveValue('As agreed')
    expect(api.sent).toMatchObject([{ body: { percent: null, flat: null } }])
  })

  test('came to something each month', async () => {
    const line = {
      bookingId: uuid(9),
      eventType: 'wedding',
      eventDate: '2026-03-02T01:00:00.000Z',
      eventDuration: 3,
    } as const
    api.shares = [buildShare(1)]
    api.statement = { month: '2026-03', total: 45_000, lines: [{ ...line, parts: [], share: 45_000 }] }
    await open(path)
    await button('Statement of Agent 001').click()
    await expect.element(dialog().getByRole('row', { name: /Wedding.*3 hours \$450\.00/ })).toBeVisible()
    await expect.element(dialog().getByRole('row', { name: 'Total $450.00' })).toBeVisible()
    await expect.element(inDialog('Next month')).toHaveAttribute('aria-disabled', 'true')
    api.statement = { month: '2026-02', total: 0, lines: [] }
    await inDialog('Previous month').click()
    await expect.element(dialog().getByText('No completed, paid and verified bookings this month.')).toBeVisible()
    const now = new Date()
    const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
    expect(api.read.at(-1)).toBe(`/api/admin/agent-shares/${uuid(1)}/statement?month=${before}`)
  })
})

describe('card payments', () => {
  test('without a provider it says what that means', async () => {
    await open(path)
    await expect
      .element(page.getByText(/^No card processor is connected.*Your choices apply once a processor is connected\.$/))
      .toBeVisible()
  })

  test('with one, a switch for each category', async () => {
    api.cards.provider = 'stripe'
    api.answers[CARD] = () => {
      api.cards.categories = [buildCard(1, { cardPayments: true })]
      return json(200, api.cards.categories[0])
    }
    await open(path)
    await expect.element(page.getByText(/^Customers pay for bookings in these categories/)).toBeVisible()
    const djs = page.getByRole('switch', { name: 'DJs' })
    await djs.click()
    await expect.element(djs).toBeChecked()
    await expect.element(page.getByText('DJs can be paid by card.')).toBeVisible()
    expect(api.sent).toMatchObject([{ call: CARD, body: { cardPayments: true } }])
    api.answers[CARD] = away
    await djs.click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update card payments', 'destructive']])
    await expect.element(djs).toBeChecked()
  })
})
