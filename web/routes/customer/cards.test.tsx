import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { article, button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, buildCard, many, NO_INSTRUCTIONS, open, serve } from '../test-support/portal.tsx'

const path = '/customer/billing'
const CARDS = '/api/customer/payment-methods'
const field = (label: string) => page.getByLabelText(label, { exact: false })
const add = () => page.getByRole('dialog').getByRole('button', { name: 'Add Payment Method' })

describe('the cards', () => {
  test('say brand, last four, holder, expiry, type, and which is the default', async () => {
    serve({
      cards: [
        buildCard(17, { isDefault: true, expiryYear: 2028 }),
        buildCard(9, { brand: 'Amex', type: 'debit_card', expiryMonth: 11, expiryYear: 2019 }),
      ],
    })
    await open(path)
    await expect.element(page.getByRole('tab', { name: 'Payment Methods' })).toHaveAttribute('aria-selected', 'true')
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Payment Methods', 'Invoices', 'Payment History'])
    const visa = article('Visa ending in 4417')
    for (const text of ['Visa', 'Default', 'Renée Thibodeaux', '08/2028', 'Credit card']) {
      await expect.element(visa.getByText(text, { exact: false }).first()).toBeVisible()
    }
    expect(visa.element().textContent).toContain('•••• ')
    expect(visa.getByRole('button', { name: /Set as Default/ }).elements()).toEqual([])
    const amex = article('Amex ending in 4409')
    for (const text of ['Expired', 'Expires 11/2019', 'Debit card'])
      await expect.element(amex.getByText(text)).toBeVisible()
    expect(amex.getByText('Default', { exact: true }).elements()).toEqual([])
  })

  test('without a card provider say that they are for reference; with one they do not', async () => {
    const note = page.getByText('Saved for reference only; cards can’t be charged online.')
    serve({ cards: [buildCard(1)] })
    await open(path)
    await expect.element(note).toBeVisible()
    await page.getByRole('button', { name: /^Add Payment Method/ }).click()
    await expect.element(page.getByRole('dialog').getByText(/^Saved for reference only/)).toBeVisible()
  })

  test('with a card provider say nothing about reference', async () => {
    serve({ cards: [buildCard(1)], instructions: { ...NO_INSTRUCTIONS, cardProvider: true } })
    await open(path)
    await expect.element(article('Visa ending in 4401')).toBeVisible()
    expect(page.getByText(/^Saved for reference only/).elements()).toEqual([])
  })

  test('none: says so and offers to add one', async () => {
    await open(path)
    await expect.element(page.getByText('No payment methods saved', { exact: true })).toBeVisible()
    await button('Add Payment Method').click()
    await expect.element(page.getByRole('dialog', { name: 'Add Payment Method' })).toBeVisible()
  })

  test('fifty, with long names, on a narrow phone', async () => {
    await page.viewport(320, 700)
    serve({ cards: many(50, (n) => buildCard(n, { cardholderName: 'Wilhelmina'.repeat(6) })) })
    await open(path)
    await expect.poll(() => document.querySelectorAll('article').length).toBe(50)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('that fail to load can be tried again', async () => {
    api.answers[`GET ${CARDS}`] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('Your payment methods could not be loaded')).toBeVisible()
    api.answers[`GET ${CARDS}`] = () => json(200, [buildCard(1)])
    await button('Try again').click()
    await expect.element(article('Visa ending in 4401')).toBeVisible()
  })

  test('another becomes the default', async () => {
    const [first, second] = [buildCard(1, { isDefault: true }), buildCard(2)]
    serve({ cards: [first, second] })
    api.answers[`PUT ${CARDS}/${uuid(2)}/set-default`] = () => {
      serve({
        cards: [
          { ...second, isDefault: true },
          { ...first, isDefault: false },
        ],
      })
      return json(200, second)
    }
    await open(path)
    await button(/Set as Default/).click()
    await expect.poll(shownToasts).toEqual([['Default Payment Method Updated', undefined, undefined]])
    await expect.element(article('Visa ending in 4402').getByText('Default', { exact: true })).toBeVisible()
    await expect.element(article('Visa ending in 4402')).toHaveFocus()
    expect(page.getByText('Default', { exact: true }).elements()).toHaveLength(1)
  })

  test('one is deleted after a question', async () => {
    serve({ cards: [buildCard(1, { isDefault: true }), buildCard(2)] })
    api.answers[`DELETE ${CARDS}/${uuid(1)}`] = () => {
      serve({ cards: [buildCard(2, { isDefault: true })] })
      return json(200, { success: true })
    }
    await open(path)
    await button('Delete Visa ending in 4401').click()
    await expect.element(page.getByText(/the newest of them becomes the default/)).toBeVisible()
    await button('Cancel').click()
    expect(api.sent).toEqual([])
    await button('Delete Visa ending in 4401').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(shownToasts).toEqual([['Payment Method Removed', undefined, undefined]])
    await expect.poll(() => document.querySelectorAll('article').length).toBe(1)
    expect(page.getByRole('dialog').elements()).toEqual([])
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Payment methods')
  })

  test('what the server refuses is said in one toast', async () => {
    serve({ cards: [buildCard(1)] })
    api.answers[`DELETE ${CARDS}/${uuid(1)}`] = () => refusal(404, 'We do not know this card')
    api.answers[`PUT ${CARDS}/${uuid(1)}/set-default`] = () => refusal(404, 'We do not know this card either')
    await open(path)
    await button(/^Delete/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(shownToasts).toEqual([['Error', 'We do not know this card', 'destructive']])
    await button(/Set as Default/).click()
    await expect.poll(shownToasts).toEqual([['Error', 'We do not know this card either', 'destructive']])
  })
})

describe('adding a card', () => {
  async function fillIn(number = '4111 1111 1111 1111') {
    await button('Add Payment Method').first().click()
    await field('Card Number').fill(number)
    await field('Cardholder Name').fill('Renée Thibodeaux')
    await field('Month').fill('08')
    await field('Year').fill('2030')
    await field('CVV').fill('123')
  }

  test('needs number, holder, month, year and CVV', async () => {
    await open(path)
    await button('Add Payment Method').click()
    await add().click()
    await expect.poll(shownToasts).toEqual([['Validation Error', 'Please fill in all required fields', 'destructive']])
    for (const label of ['Card Number', 'Cardholder Name', 'Month', 'Year', 'CVV']) {
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(label)).toHaveAttribute('aria-required', 'true')
    }
    await expect.element(field('Card Number')).toHaveFocus()
    await expect.element(field('Billing ZIP Code')).not.toHaveAttribute('aria-required')
    expect(api.sent).toEqual([])
  })

  test('keeps digits alone, at most 16, 2, 4 and 4, and masks the CVV', async () => {
    await open(path)
    await button('Add Payment Method').click()
    await field('Card Number').fill('4111 1111 1111 1111 99')
    await expect.element(field('Card Number')).toHaveValue('4111111111111111')
    for (const [label, kept] of [
      ['Month', '12'],
      ['Year', '1234'],
      ['CVV', '1234'],
    ] as const) {
      await field(label).fill('123456'.slice(0, kept.length))
      await expect.element(field(label)).toHaveValue(kept)
      await expect.element(field(label)).toHaveAttribute('maxlength', String(kept.length))
    }
    await expect.element(field('CVV')).toHaveAttribute('type', 'password')
  })

  test.each([
    ['4111 1111 1111 1111', 'Visa', '1111'],
    ['5555 5555 5555 4444', 'Mastercard', '4444'],
    ['3782 822463 10005', 'Amex', '0005'],
    ['6011 1111 1111 1117', 'Discover', '1117'],
    ['9999 8888 7777 6666', 'Unknown', '6666'],
  ])('%s is kept as %s %s, and neither number nor CVV is sent', async (number, brand, last4) => {
    api.answers[`POST ${CARDS}`] = () => {
      serve({ cards: [buildCard(1, { isDefault: true })] })
      return json(201, buildCard(1))
    }
    await open(path)
    await fillIn(number)
    await field('Card Type').selectOptions('debit_card')
    await field('Billing ZIP Code').fill('30307')
    await page.getByRole('checkbox', { name: 'Set as default payment method' }).click()
    await add().click()
    await expect.poll(shownToasts).toEqual([['Payment Method Added', undefined, undefined]])
    expect(page.getByRole('dialog').elements()).toEqual([])
    await expect.element(article('Visa ending in 4401')).toBeVisible()
    expect(api.sent).toEqual([
      {
        call: `POST ${CARDS}`,
        key: null,
        body: {
          type: 'debit_card',
          last4,
          brand,
          expiryMonth: 8,
          expiryYear: 2030,
          cardholderName: 'Renée Thibodeaux',
          billingZip: '30307',
          isDefault: true,
          paymentProcessorId: expect.stringMatching(/^placeholder_[0-9a-f]{24}$/),
        },
      },
    ])
    expect(JSON.stringify(api.sent)).not.toContain(number.replaceAll(' ', ''))
    // opened again it knows nothing of what was typed
    await button(/Add Payment Method/).click()
    for (const label of ['Card Number', 'CVV']) await expect.element(field(label)).toHaveValue('')
  })

  test('closing it forgets what was typed', async () => {
    await open(path)
    await fillIn()
    await button('Close').click()
    await button('Add Payment Method').click()
    for (const label of ['Card Number', 'CVV', 'Cardholder Name']) await expect.element(field(label)).toHaveValue('')
  })

  test('a past expiry is accepted', async () => {
    api.answers[`POST ${CARDS}`] = () => json(201, buildCard(1))
    await open(path)
    await fillIn()
    await field('Year').fill('19')
    await add().click()
    await expect.poll(() => api.sent[0]?.body).toMatchObject({ expiryMonth: 8, expiryYear: 2019 })
  })

  test('says beside a field what cannot be right, and a card number is no name', async () => {
    await open(path)
    await fillIn('4111')
    await field('Month').fill('13')
    await field('Cardholder Name').fill('4111 1111 1111 1111')
    await add().click()
    await expect.element(field('Card Number')).toHaveAccessibleDescription('Enter the whole card number')
    await expect.element(field('Month')).toHaveAccessibleDescription('Enter a month from 01 to 12')
    await expect.element(field('Cardholder Name')).toHaveAccessibleDescription(/looks like a card number/)
    await expect.element(field('Card Number')).toHaveFocus()
    expect(api.sent).toEqual([])
    expect(shownToasts()).toEqual([])
  })

  test('with as many as can be kept the toast says so', async () => {
    api.answers[`POST ${CARDS}`] = () => refusal(409, 'At most 50 cards can be kept')
    await open(path)
    await fillIn()
    await add().click()
    await expect.poll(shownToasts).toEqual([['Error', 'At most 50 cards can be kept', 'destructive']])
  })

  test('a refusal says that it failed and keeps the form', async () => {
    api.answers[`POST ${CARDS}`] = () => refusal(500, 'Something broke')
    await open(path)
    await fillIn()
    await add().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to add payment method', 'destructive']])
    await expect.element(field('Card Number')).toHaveValue('4111111111111111')
  })
})
