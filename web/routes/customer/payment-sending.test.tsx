import { describe, expect, test } from 'vitest'
import { article, button, shownToasts } from '#web/routes/test-support/screen.tsx'
import { refusal } from '../test-support/answers.ts'
import { booking, form, ok, openForm, PAY, reference, submit } from '../test-support/paying.tsx'
import { api, buildBooking, serve } from '../test-support/portal.tsx'

const paid = buildBooking(1, { paymentStatus: 'paid', paid: 66_000, due: [] })

describe('paying', () => {
  test('says so, closes, shows the booking as paid and begins anew with another key', async () => {
    await openForm([booking, buildBooking(2)].slice(0, 1))
    await reference.fill(' TX-77 ')
    api.answers[PAY] = () => {
      serve({ active: [paid] })
      return ok()
    }
    await submit.click()
    await expect
      .poll(shownToasts)
      .toEqual([['Payment Submitted', 'Your payment has been recorded successfully.', undefined]])
    expect(form.elements()).toEqual([])
    await expect.element(article('Agent 1').getByText('Paid', { exact: true })).toBeVisible()
    await expect.element(article('Agent 1')).toHaveFocus()
    const body = { paymentMethod: 'card', transactionId: 'TX-77', purpose: 'full', expectedAmount: 66_000 }
    expect(api.sent[0]?.body).toEqual(body)
  })

  test('the next opening has an empty reference and a key of its own', async () => {
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect.poll(() => form.elements()).toEqual([])
    await button('Pay Now').click()
    await expect.element(reference).toHaveValue('')
    await reference.fill('TX-2')
    await submit.click()
    await expect.poll(() => api.sent).toHaveLength(2)
    expect(api.sent[1]?.key).not.toBe(api.sent[0]?.key)
  })

  test('however often it is submitted, it is sent once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.answers[PAY] = () => promise
    await openForm()
    await reference.fill('TX-1')
    const element = document.querySelector('form')
    element?.requestSubmit()
    element?.requestSubmit()
    await expect.element(button('Submitting...')).toBeDisabled()
    resolve(ok())
    await expect.poll(() => form.elements()).toEqual([])
    expect(api.sent).toHaveLength(1)
  })

  test('a refusal says the sentence of the server, keeps what was typed and the key', async () => {
    api.answers[PAY] = () => refusal(503, 'We are busy. Please try again in a moment.')
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect
      .poll(shownToasts)
      .toEqual([['Payment Failed', 'We are busy. Please try again in a moment.', 'destructive']])
    await expect.element(reference).toHaveValue('TX-1')
    await expect.element(submit).toHaveFocus()
    api.answers[PAY] = ok
    await submit.click()
    await expect.poll(() => api.sent).toHaveLength(2)
    expect(api.sent[1]).toEqual(api.sent[0])
  })

  test('without an answer it says that processing failed', async () => {
    api.answers[PAY] = () => Promise.reject(new TypeError('Failed to fetch'))
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect.poll(shownToasts).toEqual([['Payment Failed', 'Failed to process payment', 'destructive']])
  })

  test('a conflict reloads the bookings automatically', async () => {
    api.answers[PAY] = () => {
      serve({ active: [paid] })
      return refusal(409, 'This booking is already paid')
    }
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect.poll(shownToasts).toEqual([['Payment Failed', 'This booking is already paid', 'destructive']])
    await expect.element(article('Agent 1').getByText('Paid', { exact: true })).toBeVisible()
    expect(form.elements()).toEqual([])
    expect(button('Pay Now').elements()).toEqual([])
  })

  test('a price that changed meanwhile is refused, and the form shows the new one, which is paid then (P7.51)', async () => {
    const dearer = buildBooking(1, { totalAmount: 700, due: [{ purpose: 'full', amount: 70_000, tax: 0 }] })
    api.answers[PAY] = () => {
      serve({ active: [dearer] })
      return refusal(409, '$700.00 is due on this booking, not $660.00')
    }
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect
      .poll(shownToasts)
      .toEqual([['Payment Failed', '$700.00 is due on this booking, not $660.00', 'destructive']])
    await expect.poll(() => form.element().querySelector('output')?.textContent).toBe('$700.00')
    await expect.element(reference).toHaveValue('TX-1')
    api.answers[PAY] = ok
    await submit.click()
    await expect.poll(() => form.elements()).toEqual([])
    expect(api.sent.map(({ body }) => (body as { expectedAmount: number }).expectedAmount)).toEqual([66_000, 70_000])
  })

  test('what the server says about the reference is said beside it, and in no toast', async () => {
    api.answers[PAY] = () => refusal(400, 'Please check the form', { transactionId: 'At most 200 characters' })
    await openForm()
    await reference.fill('TX-1')
    await submit.click()
    await expect.element(reference).toHaveAccessibleDescription('At most 200 characters')
    expect(shownToasts()).toEqual([])
  })
})
