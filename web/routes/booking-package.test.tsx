import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from './test-support/answers.ts'
import {
  agentOptions,
  api,
  barSet,
  fanAct,
  field,
  fillIn,
  made,
  open,
  ruth,
  sabine,
  settle,
  submitButton,
  unpriced,
} from './test-support/booking.tsx'
import { toastTexts, uuid } from './test-support/screen.tsx'

const GONE = 'This package is no longer offered'
const packageField = () => page.getByLabelText('Package', { exact: true })
const optionsOf = () => Array.from((packageField().element() as HTMLSelectElement).options, (option) => option.text) // the label of a select
const stub = () => document.querySelector('.booking-ticket-stub')?.textContent

beforeEach(() => {
  api.packages = () => json(200, [barSet, fanAct])
})

describe('which package', () => {
  test('is asked only where the category is known and has some', async () => {
    await open()
    await agentOptions()
    await expect.poll(() => packageField().elements()).toEqual([])
    await field('Select Agent').selectOptions(unpriced.id)
    await settle()
    expect(packageField().elements()).toEqual([])
    await field('Select Agent').selectOptions(ruth.id)
    await expect.poll(optionsOf).toEqual(['No package, by the hour', 'Signature Set (3 hours, $420.00)'])
    await expect.element(packageField()).toHaveValue('')
  })

  test('is offered for a category of the address, before anybody is chosen', async () => {
    await open('/booking?category=exotic_dancer')
    await expect.element(packageField()).toBeVisible()
    expect(optionsOf()).toContain('Fan Act (2 hours, $600.00)')
  })

  test('says that tax is added to its price (P7.131)', async () => {
    api.packages = () => json(200, [{ ...barSet, plusTax: true }])
    await open(`/booking?package=${barSet.id}`)
    await expect.element(page.getByText(/^One price for 3 hours, plus tax\. /)).toBeVisible()
    await expect.poll(stub).toContain('$420.00 plus tax')
    await packageField().selectOptions('')
    await expect.element(page.getByText('One price instead of the hourly rate, plus tax.')).toBeVisible()
  })

  test.each([
    [{ taxExempt: false }, '$420.00 plus tax', 'One price instead of the hourly rate, plus tax.'],
    [{ taxExempt: true }, '$420.00', 'One price instead of the hourly rate.'],
  ])('to a signed-in customer, %o, tax is added unless exempt (P7.156)', async (customer, total, hint) => {
    Object.assign(api, { customer })
    api.agents = () => json(200, [{ ...ruth, plusTax: true }])
    api.packages = () => json(200, [{ ...barSet, plusTax: true }])
    await open(`/booking?package=${barSet.id}&agent=${ruth.id}`)
    const totals = () => document.querySelector('.booking-ticket-total')?.textContent
    await expect.poll(totals).toBe(`Total${total}`)
    await packageField().selectOptions('')
    await expect.element(page.getByText(hint, { exact: true })).toBeVisible()
    await expect.poll(totals).toMatch(customer.taxExempt ? /[0-9]$/ : / plus tax$/)
  })

  test('of the address is chosen, with its hours and its price; its category comes first, nobody is chosen', async () => {
    await open(`/booking?package=${barSet.id}`)
    await expect.element(packageField()).toHaveValue(barSet.id)
    await expect.element(field('Duration')).toHaveValue(3)
    await agentOptions()
    expect((field('Select Agent').element() as HTMLSelectElement).options[1]?.text).toBe('Ruth Adeyemi - bartender') // a select
    await expect.element(field('Select Agent')).toHaveValue('')
    await expect.poll(stub).toContain('$420.00')
    await expect.element(page.getByText(/Two drinks of your own.\s+Tasting · Glasses/)).toBeVisible()
  })

  test('that is chosen fills the hours, unless more were typed', async () => {
    await open(`/booking?agent=${ruth.id}`)
    await packageField().selectOptions(barSet.id)
    await expect.element(field('Duration')).toHaveValue(3)
    await packageField().selectOptions('')
    await field('Duration').fill('5')
    await packageField().selectOptions(barSet.id)
    await expect.element(field('Duration')).toHaveValue(5)
    await packageField().selectOptions('')
    await field('Duration').fill('2')
    await packageField().selectOptions(barSet.id)
    await expect.element(field('Duration')).toHaveValue(3)
  })
})

describe('the ticket', () => {
  test('says the price of the package, and of the hours beyond it', async () => {
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await expect
      .poll(stub)
      .toMatch(/^PackageSignature SetPackage price\$420\.00 for 3 hoursWhen.* to .*Duration3 hoursTotal\$420\.00$/)
    await field('Duration').fill('5')
    await expect.poll(stub).toContain('Extra hours2 hours × $180')
    expect(stub()).toContain('Total$780.00')
    await field('Duration').fill('1')
    await expect.poll(stub).toContain('Total$420.00')
    await packageField().selectOptions('')
    await expect.poll(stub).toMatch(/^Hourly rate\$180 per hourWhen.* to .*Duration1 hourTotal\$180\.00$/)
  })

  test('without a rate only hours beyond it are to be confirmed', async () => {
    api.packages = () => json(200, [{ ...barSet, category: 'model' }])
    await open(`/booking?agent=${unpriced.id}&package=${barSet.id}`)
    await expect.poll(stub).toContain('Total$420.00')
    await field('Duration').fill('4')
    await expect.poll(stub).toContain('TotalPrice to be confirmed')
  })

  test('says it in the bar on phones, with the longest name in its width', async () => {
    await page.viewport(390, 844)
    const name = 'Donaudampfschifffahrtsgesellschaftskapitänsgalaabendprogramm'
    api.packages = () => json(200, [{ ...barSet, name }])
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await field('Duration').fill('4')
    const bar = () => document.querySelector('.booking-bar')?.textContent
    await expect.poll(bar).toContain('$600.00Package price + 1 hour × $180')
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('what is sent', () => {
  test('has the package and its total', async () => {
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await fillIn()
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    expect(api.sent[0]?.body).toMatchObject({ packageId: barSet.id, duration: 3, totalAmount: 420 })
  })

  test('waits for the package the address asks for', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.packages = () => promise
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await fillIn()
    await submitButton().click()
    await settle()
    expect(api.sent).toEqual([])
    resolve(json(200, [barSet]))
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    expect(api.sent[0]?.body).toMatchObject({ packageId: barSet.id })
  })

  test('an agent of another category takes the package away, and back again', async () => {
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await fillIn()
    await field('Select Agent').selectOptions(sabine.id)
    await expect
      .element(page.getByText('Signature Set cannot be booked with Sabine Laurent. The price is by the hour now.'))
      .toBeVisible()
    await expect.poll(stub).toContain('Hourly rate$220')
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(packageField()).toHaveValue(barSet.id)
    await field('Select Agent').selectOptions(sabine.id)
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    expect(api.sent[0]?.body).not.toHaveProperty('packageId')
    expect(api.sent[0]?.body).toMatchObject({ totalAmount: 660 })
  })
})

describe('a package that is not offered any more', () => {
  test('refused: said once in a toast and beside the form, by the hour from then on, all that was typed stays', async () => {
    api.bookings = () => refusal(409, GONE, { packageId: GONE })
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await fillIn()
    await field('Special Requests').fill('A slow first song.')
    api.packages = () => json(200, [])
    await submitButton().click()
    await expect.element(page.getByText(`${GONE}. The price is by the hour now.`)).toBeVisible()
    expect(toastTexts()).toEqual([['Booking Failed', GONE]])
    await expect.element(field('Select Agent')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Your Name')).toHaveValue('Renée Thibodeaux')
    await expect.element(field('Special Requests')).toHaveValue('A slow first song.')
    await expect.element(field('Duration')).toHaveValue(3)
    await expect.poll(stub).toContain('Total$540.00')
    api.bookings = made
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(2))
    expect(api.sent[1]?.body).not.toHaveProperty('packageId')
  })

  test.each([uuid(999), 'nonsense'])('asked for by the address (%s): said, and booked by the hour', async (id) => {
    await open(`/booking?agent=${ruth.id}&package=${id}`)
    await expect.element(page.getByText(`${GONE}. The price is by the hour now.`)).toBeVisible()
    await fillIn()
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    expect(api.sent[0]?.body).not.toHaveProperty('packageId')
  })

  test('packages that do not load are said only to who asked for one, and can be tried again', async () => {
    api.packages = () => json(500, {})
    await open(`/booking?agent=${ruth.id}&package=${barSet.id}`)
    await expect.element(page.getByText('The package could not be loaded. The price is by the hour now.')).toBeVisible()
    api.packages = () => json(200, [barSet])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(packageField()).toHaveValue(barSet.id)
    await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument()
  })
})
