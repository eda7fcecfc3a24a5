import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { answersPayment, api, buildPayment, fitsSideways, open, row } from './test-support/money.tsx'

const path = '/admin/payments'
const VERIFY = `POST /api/admin/payments/${uuid(1)}/verify`
const verified = '2026-03-03T00:00:00.000Z'
const on = (name: string | RegExp, guest = 1) => row(new RegExp(`Guest ${guest}$`)).getByRole('button', { name })

describe('the ledger', () => {
  test('each row is called what it is', async () => {
    api.payments = [
      buildPayment(1),
      buildPayment(2, { paymentStatus: 'pending', reversible: false, refundable: 0, verifiedAt: verified }),
      buildPayment(3, { paymentStatus: 'failed', reversible: false, refundable: 0 }),
      buildPayment(4, { kind: 'refund', reversible: false, refundable: 0, amount: 5000, notes: 'Rain' }),
      buildPayment(5, { kind: 'reversal', reversible: false, refundable: 0 }),
      buildPayment(6, { verifiedAt: verified, referenceUsedElsewhere: true, refunded: 10_000, reversible: false }),
      buildPayment(7, { kind: 'refund', paymentStatus: 'pending', reversible: false, refundable: 0 }),
    ]
    await open(path)
    const titles = ['Payment', 'Payment Pending', 'Payment Failed', 'Refunded', 'Reversed']
    for (const [i, title] of titles.entries()) {
      await expect.element(row(new RegExp(`^${title}, .*Guest ${i + 1}$`))).toBeVisible()
    }
    const first = row(/Guest 1$/)
    for (const text of ['Reported, not checked', 'ZL-1', 'March 2, 2026', 'for Sabine Laurent']) {
      await expect.element(first.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(row(/Guest 4$/).getByText('−$50.00')).toBeVisible()
    await expect.element(row(/Guest 4$/).getByText('Reason: Rain')).toBeVisible()
    await expect.element(row(/Guest 6$/).getByText('Another booking has the same reference')).toBeVisible()
    await expect.element(row(/Guest 6$/).getByText(/\$100\.00 refunded/)).toBeVisible()
    await expect.element(row(/^Refund Pending, .*Guest 7$/)).toBeVisible()
    await expect.element(row(/Guest 6$/).getByText('Received', { exact: true })).toBeVisible()
    expect(page.getByText('Reported, not checked').elements()).toHaveLength(1)
    expect(page.getByText('Payment Successful').elements()).toEqual([])
    for (const guest of [2, 3, 4, 5, 7])
      expect(
        row(new RegExp(`Guest ${guest}$`))
          .getByRole('button')
          .elements(),
      ).toEqual([])
  })

  test.each([
    ['', 'No payments yet'],
    ['?show=waiting', 'No payments to verify'],
    ['?show=disputed', 'No disputed payments'],
    ['?show=returned', 'No refunds yet'],
    ['?q=nobody', 'No payment matches'],
  ])('nothing at %s says so', async (search, words) => {
    await open(path + search)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  test('that could not be loaded can be tried again', async () => {
    api.answers['GET /api/payments'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('The payments could not be loaded')).toBeVisible()
    delete api.answers['GET /api/payments']
    api.payments = [buildPayment(1)]
    await button('Try again').click()
    await expect.element(row(/Guest 1$/)).toBeVisible()
  })

  test('shows what is disputed, why and until when evidence counts', async () => {
    const dispute = { amount: 64_800, reason: 'product_not_received', dueBy: '2026-03-12T05:00:00.000Z' }
    api.payments = [
      buildPayment(1, { dispute: { state: 'open', ...dispute } }),
      buildPayment(2, { dispute: { state: 'lost', ...dispute } }),
      buildPayment(3),
    ]
    await open(path)
    const first = row(/Guest 1$/)
    await expect.element(first.getByText('Disputed', { exact: true })).toBeVisible()
    const why = 'Bank disputes $648.00 (product not received). Evidence until March 12, 2026.'
    await expect.element(first.getByText(why)).toBeVisible()
    await expect.element(row(/Guest 2$/).getByText('Dispute lost')).toBeVisible()
    expect(
      row(/Guest 3$/)
        .getByText(/ispute/)
        .elements(),
    ).toEqual([])
  })

  test('comes in pages', async () => {
    api.payments = Array.from({ length: 130 }, (_, i) => buildPayment(i + 1))
    await open(path)
    await expect.element(page.getByText('130 entries')).toBeVisible()
    await button('Show more').click()
    await expect.poll(() => row(/Guest/).elements().length).toBe(130)
    expect(button('Show more').elements()).toEqual([])
  })

  test('is narrowed by part, words and dates, which the address and the file keep', async () => {
    api.payments = [buildPayment(1), buildPayment(2, { verifiedAt: verified })]
    const router = await open(path)
    await button('To verify').click()
    await expect.poll(() => row(/Guest/).elements().length).toBe(1)
    await expect.element(button('To verify')).toHaveAttribute('aria-pressed', 'true')
    await button('All').click()
    await page.getByLabelText('Search').fill('ZL-2')
    await expect.element(page.getByText('1 entry', { exact: true })).toBeVisible()
    expect(router.state.location.search).toBe('?q=ZL-2')
    await button('Clear').click()
    await expect.element(page.getByLabelText('Search')).toHaveFocus()
    await page.getByLabelText('Dates').selectOptions('This year')
    const year = new Date().getFullYear()
    await expect
      .element(page.getByRole('link', { name: 'Export CSV' }))
      .toHaveAttribute('href', `/api/admin/exports/payments?from=${year}-01-01&to=${year + 1}-01-01`)
    expect(router.state.location.search).toBe('?span=this-year')
  })

  test.each([320, 390, 768, 1024, 1440])('fits %i pixels', async (width) => {
    await page.viewport(width, 900)
    const customer = { name: 'W'.repeat(120), email: 'w@example.com' }
    api.payments = [
      buildPayment(1, { customer, transactionId: 'R'.repeat(200) }),
      buildPayment(2, { amount: 99_999_999 }),
    ]
    await open(`${path}?span=own`)
    await on('Verify', 2).click()
    expect(fitsSideways()).toBe(true)
  })

  test('on a phone the export is beside the dates, and the first entry in sight', async () => {
    await page.viewport(390, 900)
    api.payments = [buildPayment(1)]
    await open(path)
    await expect.element(on('Verify')).toBeVisible()
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    expect(box('.money-export').bottom).toBe(box('.money-span').bottom)
    expect(box('.money-export').right).toBeLessThanOrEqual(390)
  })
})

describe('verifying', () => {
  test('asks in the row, then says that it is done', async () => {
    api.payments = [buildPayment(1), buildPayment(2)]
    answersPayment(VERIFY, { verifiedAt: verified })
    await open(`${path}?show=waiting`)
    await on('Verify').click()
    await expect.element(button('Mark as received')).toHaveFocus()
    await expect.element(button('Mark as received')).toHaveAccessibleDescription('Did this payment arrive?')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('$648.00 of Guest 1 is verified.')).toBeVisible()
    await expect.poll(() => row(/Guest/).elements().length).toBe(1)
    await expect.element(page.getByRole('region', { name: 'Payments' })).toHaveFocus()
    expect(api.sent.map(({ call }) => call)).toEqual([VERIFY])
  })

  test('can be left, by button and by Escape', async () => {
    api.payments = [buildPayment(1)]
    await open(path)
    await on('Verify').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(on('Verify')).toHaveFocus()
    await on('Verify').click()
    await button('Not yet').click()
    await expect.element(on('Verify')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  test.each([
    [() => refusal(409, 'This payment is verified already'), 'This payment is verified already'],
    [() => Promise.reject(new TypeError('away')), 'Failed to verify the payment'],
  ])('that is refused says so', async (answer, words) => {
    api.payments = [buildPayment(1)]
    api.answers[VERIFY] = answer
    await open(path)
    await on('Verify').click()
    await button('Mark as received').click()
    await expect.poll(shownToasts).toEqual([['Error', words, 'destructive']])
    await expect.element(button('Mark as received')).toHaveFocus()
  })
})

test('an unknown status is shown as failed, by its own word, and an odd row leaves the others there', async () => {
  const odd = { ...buildPayment(1), paymentStatus: 'disputed', paymentMethod: 'crypto' }
  const rows = [null, 'row', { id: 'x' }, odd, buildPayment(2)]
  api.answers['GET /api/payments'] = () => json(200, rows)
  await open('/admin/payments')
  await expect.element(page.getByText('disputed')).toHaveClass('badge tone-danger')
  await expect.element(page.getByText('crypto', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Reported, not checked').first()).toBeVisible()
  await expect.element(page.getByText('This entry could not be shown.')).toBeVisible()
})
