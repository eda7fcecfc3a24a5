import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from './test-support/answers.ts'
import {
  agentOptions,
  api,
  buildAgent,
  expectMessage,
  field,
  fillIn,
  made,
  open,
  ruth,
  sabine,
  submitButton,
  unpriced,
} from './test-support/booking.tsx'
import { uuid } from './test-support/screen.tsx'

const question = () => page.getByRole('dialog', { name: 'Is this your date?' })

/** Everything but the date. */
async function fillInWithoutDate() {
  await agentOptions()
  await field('Your Name').fill('Renée Thibodeaux')
  await field('Email').fill('renee@example.com')
  await field('Event Type').selectOptions('private_party')
}

describe('a date nobody chose (P3.57)', () => {
  test('is marked, asked about once, and sent once it is accepted', async () => {
    api.bookings = () => json(503, { error: 'Try again', code: 'unavailable' })
    await open(`/booking?agent=${sabine.id}`)
    await fillInWithoutDate()
    await expectMessage('Event Date', 'Is this your date? Atlanta (Eastern) time')
    await expectMessage('Phone Number', 'So we can reach you on the day')
    await expectMessage(
      'Event Location',
      'An address helps your talent arrive on time. Not sure yet? You can send it later.',
    )
    await submitButton().click()
    await expect.element(question()).toBeVisible()
    expect(api.sent).toEqual([])
    await question().getByRole('button', { name: 'Yes, send it' }).click()
    await expect.element(page.getByText('Booking Failed')).toBeVisible()
    api.bookings = made
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent).toHaveLength(2)
    await expect.element(question()).not.toBeInTheDocument()
  })

  test('leads back to the field, and a chosen date is not asked about', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillInWithoutDate()
    await submitButton().click()
    await question().getByRole('button', { name: 'Change the date' }).click()
    await expect.element(field('Event Date')).toHaveFocus()
    await field('Event Date').fill('2027-02-05T21:00')
    await expectMessage('Event Date', 'Atlanta (Eastern) time')
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent.map(({ body }) => body.eventDate)).toEqual(['2027-02-05T21:00'])
  })

  test('is not asked about when the address brought it', async () => {
    await open(`/booking?agent=${sabine.id}&date=2099-12-31T21:00&hours=3`)
    await fillInWithoutDate()
    await expectMessage('Event Date', 'Atlanta (Eastern) time')
    await expectMessage('Duration', '9 PM to midnight, 1-hour minimum')
    await expect.element(page.getByText('Thu, Dec 31, 2099, 9 PM to midnight')).toBeVisible()
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent).toHaveLength(1)
  })
})

describe('the form helps', () => {
  test('agents are grouped by the name of their category, the one of the address first (P3.56)', async () => {
    api.agents = () => json(200, [sabine, ruth, unpriced, buildAgent(5, { name: 'Wes', category: 'bartender' })])
    await open('/booking?category=bartender')
    await agentOptions()
    const groups = Array.from(document.querySelectorAll('optgroup'), ({ label, children }) => [
      label,
      ...Array.from(children, ({ textContent }) => textContent),
    ])
    expect(groups).toEqual([
      ['Bartender', 'Ruth Adeyemi - bartender', 'Wes - bartender'],
      ['Exotic dancer', 'Sabine Laurent - exotic_dancer'],
      ['Model', 'Noor Haddad - model'],
    ])
  })

  test('a phone number arranges itself as it is typed, and lets itself be corrected (P3.54)', async () => {
    await open()
    await fillIn()
    const phone = field('Phone Number')
    await phone.click()
    await userEvent.keyboard('4045550111')
    await expect.element(phone).toHaveValue('(404) 555-0111')
    await userEvent.keyboard('{Backspace}')
    await expect.element(phone).toHaveValue('(404) 555-011')
    await userEvent.keyboard('9')
    await expect.element(phone).toHaveValue('(404) 555-0119')
    await phone.fill('+49 30 901820')
    await expect.element(phone).toHaveValue('+49 30 901820')
    await field('Select Agent').selectOptions(sabine.id)
    await submitButton().click()
    await expect.poll(() => api.sent.map(({ body }) => body.customerPhone)).toEqual(['+49 30 901820'])
  })

  test('sending agrees to the terms, and to an age where an act is for adults (P3.53)', async () => {
    await open()
    await agentOptions()
    const line = () => document.querySelector('.booking-agreement')?.textContent
    expect(line()).toBe('By sending this request you agree to the Terms.')
    await field('Select Agent').selectOptions(ruth.id)
    await expect.poll(line).toBe('By sending this request you agree to the Terms and confirm that you are 21 or older.')
    await field('Select Agent').selectOptions(unpriced.id)
    await expect.poll(line).toBe('By sending this request you agree to the Terms.')
    await page.getByRole('button', { name: 'Terms', exact: true }).click()
    const terms = page.getByRole('dialog', { name: 'Terms' })
    for (const title of ['Canceling', 'Overtime', 'Tips', 'Damage', 'Privacy', 'Age']) {
      await expect.element(terms.getByRole('heading', { name: title })).toBeVisible()
    }
  })

  test('a signed-in customer finds name, email, phone and earlier places filled in (P3.55)', async () => {
    api.customer = {
      ...{ taxExempt: false, name: 'Renée Thibodeaux', email: 'renee@example.com', phone: '(404) 555-0161' },
    }
    api.places = ['Swan House', 'Fox Theatre', 'Swan House']
    await open(`/booking?agent=${sabine.id}&hours=4&place=Fox+Theatre`)
    await expect.element(field('Your Name')).toHaveValue('Renée Thibodeaux')
    await expect.element(field('Email')).toHaveValue('renee@example.com')
    await expect.element(field('Phone Number')).toHaveValue('(404) 555-0161')
    await expect.element(field('Duration')).toHaveValue(4)
    await expect.element(field('Event Location')).toHaveValue('Fox Theatre')
    const suggested = () =>
      Array.from(document.querySelectorAll('datalist option'), (option) => option.getAttribute('value'))
    await expect.poll(suggested).toEqual(['Swan House', 'Fox Theatre'])
  })
})

describe('the ticket of a sent request (P3.58)', () => {
  const answered = () =>
    json(201, { id: uuid(900), number: 1042, status: 'pending', eventDate: '2027-02-06T02:00:00Z', eventDuration: 3 })

  test('waits on home with number, summary and what happens next, and has the focus', async () => {
    api.bookings = answered
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Duration').fill('3')
    await field('Event Location').fill('Fox Theatre')
    await field('Guests').fill('1,250')
    await submitButton().click()
    const ticket = page.getByRole('region', { name: 'Request sent' })
    await expect.element(ticket).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    await expect.element(ticket.getByRole('heading', { name: 'Request sent' })).toHaveFocus()
    for (const words of [
      'B-1042 Sabine Laurent, Private party',
      'Friday, February 5, 2027, 9 PM to midnight (3 hours)',
      'Fox Theatre',
      '1,250 guests',
      '$660.00',
      'We email a copy of your request to renee@example.com.',
    ]) {
      expect(ticket.element().textContent).toContain(words)
    }
    await expect.element(ticket.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/customer/login')
    await ticket.getByRole('link', { name: 'Add another performer' }).click()
    // the same event, asked by the same person, with another performer
    await agentOptions()
    await expect.element(field('Select Agent')).toHaveValue('')
    await expect.element(field('Event Date')).toHaveValue('2027-02-05T21:00')
    await expect.element(field('Duration')).toHaveValue(3)
    await expect.element(field('Event Location')).toHaveValue('Fox Theatre')
    await expect.element(field('Guests')).toHaveValue('1250')
    await expect.element(field('Your Name')).toHaveValue('Renée Thibodeaux')
    await expect.element(field('Email')).toHaveValue('renee@example.com')
  })

  test('says what it can when a repeat was answered, and goes when it is closed', async () => {
    api.bookings = made
    await open(`/booking?agent=${unpriced.id}`)
    await fillIn()
    await submitButton().click()
    const ticket = page.getByRole('region', { name: 'Request sent' })
    await expect.element(ticket).toBeVisible()
    expect(ticket.element().textContent).toContain('Friday, February 5, 2027, 9 PM to 10 PM (1 hour)')
    expect(ticket.element().textContent).toContain('Price to be confirmed')
    expect(ticket.element().textContent).not.toContain('B-')
    await ticket.getByRole('button', { name: 'Close' }).click()
    await expect.element(ticket).not.toBeInTheDocument()
  })
})
