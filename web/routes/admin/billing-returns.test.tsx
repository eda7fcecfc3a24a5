import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { answersPayment, api, buildPayment, dialog, field, gone, open, row } from './test-support/money.tsx'

const path = '/admin/payments'
const REVERSE = `POST /api/admin/payments/${uuid(1)}/reverse`
const REFUND = `POST /api/admin/payments/${uuid(1)}/refund`
const verified = '2026-03-03T00:00:00.000Z'
const on = (name: string | RegExp, guest = 1) => row(new RegExp(`Guest ${guest}$`)).getByRole('button', { name })
/** What is under the row's '…'. */
async function pick(name: string, guest = 1) {
  await on(/^More for/, guest).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name} `) }).click()
}
const confirm = (name: string) => dialog().getByRole('button', { name, exact: true })

describe('reversing', () => {
  test('needs a reason, and the row says that it is done', async () => {
    api.payments = [buildPayment(1)]
    answersPayment(REVERSE, { reversedAt: verified, refunded: 64_800, refundable: 0, reversible: false })
    await open(path)
    await pick('Reverse')
    await confirm('Reverse').click()
    await expect.element(field('Reason')).toHaveFocus()
    await expect.element(field('Reason')).toHaveAccessibleDescription('Say why you’re reversing this')
    expect(api.sent).toEqual([])
    await field('Reason').fill(' Never came ')
    await confirm('Reverse').click()
    await gone()
    await expect.element(page.getByText('$648.00 of Guest 1 is reversed.')).toBeVisible()
    await expect.element(row(/Guest 1$/).getByText('Reversed', { exact: true })).toBeVisible()
    await expect
      .poll(() =>
        row(/Guest 1$/)
          .getByRole('button')
          .elements(),
      )
      .toEqual([])
    expect(api.sent).toMatchObject([{ call: REVERSE, body: { reason: 'Never came' } }])
  })

  test('that is refused says so and can be tried again; Cancel gives the focus back', async () => {
    api.payments = [buildPayment(1)]
    api.answers[REVERSE] = () => refusal(409, 'This payment is partly refunded')
    await open(path)
    await pick('Reverse')
    await field('Reason').fill('Never came')
    await confirm('Reverse').click()
    await expect.poll(shownToasts).toEqual([['Error', 'This payment is partly refunded', 'destructive']])
    api.answers[REVERSE] = () => Promise.reject(new TypeError('away'))
    await confirm('Reverse').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to reverse the payment', 'destructive']])
    await expect.element(field('Reason')).toHaveValue('Never came')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    // what was typed is lost only when that is meant
    await dialog().getByRole('button', { name: 'Discard' }).click()
    await gone()
    await expect.element(on(/^More for/)).toHaveFocus()
  })
})

describe('refunding a payment for several bookings (P7.180)', () => {
  const PARTS = `GET /api/admin/payments/${uuid(1)}/parts`
  const together = { amount: 90_000, bookings: 3 }
  const parts = [30_000, 40_000, 20_000].map((amount, i) => ({
    ...{
      paymentId: uuid(20 + i),
      bookingNumber: 1000 + i,
      agentName: `Performer ${i + 1}`,
      amount,
      refundable: amount,
    },
    eventDate: `2099-12-0${i + 1}T23:00:00.000Z`,
  }))
  const lines = () =>
    dialog()
      .getByRole('region', { name: 'What goes back of each booking' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)

  test('shows what goes back of each booking before it is confirmed, the last first, and sends that', async () => {
    api.payments = [buildPayment(1, { amount: 40_000, refundable: 40_000, together })]
    api.answers[PARTS] = () => json(200, { parts })
    await open(path)
    await pick('Refund')
    // one booking, as before, unless the whole payment is chosen
    await expect.element(dialog().getByLabelText(/^This booking/)).toBeChecked()
    await dialog()
      .getByLabelText(/^All 3 bookings/)
      .click()
    await expect.poll(() => lines().length).toBe(3)
    await dialog().getByLabelText('Partial refund').click()
    await expect.element(dialog().getByText('Enter an amount to see what goes back of each booking.')).toBeVisible()
    await field('Amount').fill('450')
    await expect
      .poll(lines)
      .toEqual([expect.stringMatching(/Performer 3.*\$200\.00$/), expect.stringMatching(/Performer 2.*\$250\.00$/)])
    await field('Reason').fill('Rain')
    api.answers[REFUND] = () => refusal(409, 'This payment changed meanwhile.')
    await confirm('Refund').click()
    await expect.poll(shownToasts).toEqual([['Error', 'This payment changed meanwhile.', 'destructive']])
    api.answers[REFUND] = () =>
      json(201, buildPayment(9, { kind: 'refund', amount: 20_000, together: { amount: 45_000, bookings: 2 } }))
    await confirm('Refund').click()
    await gone()
    await expect.element(page.getByText('$450.00 for 2 bookings is refunded to Guest 1.')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({
      call: REFUND,
      body: {
        amount: 45_000,
        parts: [
          { paymentId: uuid(22), amount: 20_000 },
          { paymentId: uuid(21), amount: 25_000 },
        ],
      },
    })
  })

  test('of which the bookings did not load can be read again', async () => {
    api.payments = [buildPayment(1, { amount: 40_000, refundable: 40_000, together })]
    api.answers[PARTS] = () => refusal(500, 'Something broke')
    await open(path)
    await pick('Refund')
    await dialog()
      .getByLabelText(/^All 3 bookings/)
      .click()
    await expect.element(dialog().getByText('The bookings of this payment did not load')).toBeVisible()
    await expect.element(confirm('Refund')).toBeDisabled()
    api.answers[PARTS] = () => json(200, { parts })
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => lines().length).toBe(3)
  })
})

describe('refunding', () => {
  const refunds = (amount: number, status = 201) => {
    api.answers[REFUND] = () =>
      json(status, buildPayment(9, { kind: 'refund', amount, refundable: 0, reversible: false }))
  }

  test('refunds the whole amount by default', async () => {
    api.payments = [buildPayment(1, { refunded: 14_800, refundable: 50_000, reversible: false })]
    refunds(50_000)
    await open(path)
    await pick('Refund')
    await expect
      .element(dialog().getByText('$648.00 from Guest 1. $148.00 is already refunded. You can refund up to $500.00.'))
      .toBeVisible()
    await field('Reason').fill('Rain')
    await confirm('Refund').click()
    await gone()
    await expect.element(page.getByText('$500.00 is refunded to Guest 1.')).toBeVisible()
    expect(api.sent).toEqual([
      {
        call: REFUND,
        body: { amount: 50_000, reason: 'Rain', paymentMethod: 'zelle', transactionId: null },
        version: null,
        key: expect.stringMatching(/^\w{32}$/),
      },
    ])
  })

  test('gives a part back in dollars, never more than is left', async () => {
    api.payments = [buildPayment(1)]
    refunds(12_050)
    await open(path)
    await pick('Refund')
    await dialog().getByLabelText('Partial refund').click()
    await confirm('Refund').click()
    await expect.element(field('Amount')).toHaveAccessibleDescription('Enter a dollar amount')
    await expect.element(field('Amount')).toHaveFocus()
    await expect.element(field('Reason')).toHaveAccessibleDescription('Say why you’re refunding this')
    await field('Reason').fill('Half the night')
    await field('Amount').fill('648.01')
    await confirm('Refund').click()
    await expect.element(field('Amount')).toHaveAccessibleDescription('At most $648.00')
    expect(api.sent).toEqual([])
    await field('Amount').fill('$120.50')
    await confirm('Refund').click()
    await gone()
    expect(api.sent).toMatchObject([{ body: { amount: 12_050, reason: 'Half the night' } }])
  })

  test('that got no answer is sent again as the same one; one that was refused as another', async () => {
    api.payments = [buildPayment(1)]
    api.answers[REFUND] = () => Promise.reject(new TypeError('away'))
    await open(path)
    await pick('Refund')
    await dialog().getByLabelText('Partial refund').click()
    await field('Amount').fill('10')
    await field('Reason').fill('Rain')
    await confirm('Refund').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to refund the payment', 'destructive']])
    api.answers[REFUND] = () => refusal(409, 'Too much', { amount: 'At most $5.00 of this payment can be refunded' })
    await confirm('Refund').click()
    await expect.element(field('Amount')).toHaveAccessibleDescription('At most $5.00 of this payment can be refunded')
    refunds(500)
    await field('Amount').fill('5')
    await confirm('Refund').click()
    await gone()
    const [first, second, third] = api.sent.map(({ key }) => key)
    expect([first === second, second === third]).toEqual([true, false])
  })
})
