import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from './test-support/answers.ts'
import {
  agentOptions,
  api,
  away,
  expectMessage,
  field,
  fillIn,
  open,
  ruth,
  sabine,
  submitButton,
} from './test-support/booking.tsx'
import { toastTexts } from './test-support/screen.tsx'

describe('the form', () => {
  test('has the ten fields in their order, each of its kind, five of them required', async () => {
    await open()
    await agentOptions()
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent?.trim())
    expect(labels).toEqual([
      'Select Agent (required)',
      'Your Name (required)',
      'Email (required)',
      'Phone Number',
      'Event Type (required)',
      'Event Date (required)',
      'Duration',
      'Event Location',
      'Guests',
      'Special Requests',
    ])
    for (const label of ['Select Agent', 'Your Name', 'Email', 'Event Type', 'Event Date']) {
      await expect.element(field(label)).toHaveAttribute('aria-required', 'true')
    }
    await expect.element(field('Email')).toHaveAttribute('type', 'email')
    await expect.element(field('Event Date')).toHaveAttribute('type', 'datetime-local')
    // now, as the next full quarter of an hour
    await expect
      .element(field('Event Date'))
      .toHaveValue(expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:(00|15|30|45)$/))
    await expect.element(field('Duration')).toHaveAttribute('type', 'number')
    await expect.element(field('Duration')).toHaveAttribute('min', '1')
    await expect.element(field('Duration')).toHaveValue(1)
    await expect.element(field('Event Location')).toHaveAttribute('placeholder', 'Atlanta, GA')
    expect(field('Special Requests').element().tagName).toBe('TEXTAREA')
  })

  test('is filled in with what the address says of the event, and what was typed stays', async () => {
    const { router } = await open('/booking?date=2099-12-31T21:00&hours=4&place=Fox+Theatre&guests=80')
    await expect.element(field('Event Date')).toHaveValue('2099-12-31T21:00')
    await expect.element(field('Duration')).toHaveValue(4)
    await expect.element(field('Event Location')).toHaveValue('Fox Theatre')
    await expect.element(field('Guests')).toHaveValue('80')
    await field('Event Location').fill('Swan House')
    await router.navigate('/booking?date=2099-11-30T20:00&hours=5&place=Buckhead&guests=90')
    await expect.element(field('Event Date')).toHaveValue('2099-11-30T20:00')
    await expect.element(field('Duration')).toHaveValue(5)
    await expect.element(field('Event Location')).toHaveValue('Swan House')
    await expect.element(field('Guests')).toHaveValue('90')
  })

  test('ignores what an address cannot mean of an event, and a date that has passed', async () => {
    await open('/booking?date=2020-12-31T21:00&hours=99&place=%20&guests=1.5')
    await agentOptions()
    const { value } = field('Event Date').element() as HTMLInputElement // the field is an input
    expect(value > '2026').toBe(true)
    await expect.element(field('Duration')).toHaveValue(1)
    await expect.element(field('Event Location')).toHaveValue('')
    await expect.element(field('Guests')).toHaveValue('')
  })

  test('names every group of fields', async () => {
    await open()
    await agentOptions()
    for (const group of document.querySelectorAll('fieldset')) {
      await expect.element(group).toHaveAccessibleName(/\S/)
    }
  })

  test('offers the seven event types', async () => {
    await open()
    const types = field('Event Type').element() as HTMLSelectElement // the label of a select
    expect(Array.from(types.options, ({ value }) => value)).toEqual([
      '',
      'corporate',
      'private_party',
      'wedding',
      'birthday',
      'bachelor_party',
      'bachelorette_party',
      'other',
    ])
  })

  test('is offered as Book Your Experience, with a way Back to Home', async () => {
    const { router } = await open()
    await expect.element(page.getByRole('heading', { name: 'Book Your Experience', level: 1 })).toBeVisible()
    expect(document.title).toBe('Book Your Experience | Marquee')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('what must be filled in', () => {
  test('an empty duration says what it must be', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Duration').fill('')
    await submitButton().click()
    await expectMessage('Duration', 'Duration must be 1 to 72 hours')
  })

  test('every message stands beside its field, the first one gets the focus', async () => {
    await open()
    await agentOptions()
    await field('Event Date').fill('')
    await field('Duration').fill('0')
    await submitButton().click()
    await expect.element(field('Select Agent')).toHaveFocus()
    await expectMessage('Select Agent', 'Please select an agent')
    await expectMessage('Your Name', 'Name is required')
    await expectMessage('Email', 'Invalid email address')
    await expectMessage('Event Type', 'Event type is required')
    await expectMessage('Event Date', 'Event date is required')
    await expectMessage('Duration', 'Duration must be 1 to 72 hours')
    await expect.element(field('Your Name')).toHaveAttribute('aria-invalid', 'true')
    expect(api.sent).toEqual([])
  })

  test('a message goes as soon as the field is right', async () => {
    await open()
    await fillIn()
    await field('Email').fill('renee@thibodeaux')
    await field('Select Agent').selectOptions(sabine.id)
    await submitButton().click()
    await expect.element(field('Email')).toHaveFocus()
    await expectMessage('Email', 'Invalid email address')
    await field('Email').fill('renee@thibodeaux.example')
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })
})

describe('someone who cannot be booked', () => {
  test('asked for by the address: said beside the field, and nothing is sent', async () => {
    await open(`/booking?agent=${away.id}`)
    await fillIn()
    await submitButton().click()
    await expectMessage('Select Agent', 'This agent is currently unavailable')
    await expect.element(field('Select Agent')).toHaveFocus()
    expect([api.sent, toastTexts()]).toEqual([[], []])
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(field('Select Agent')).not.toHaveAttribute('aria-invalid')
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
  })

  test.each([
    [404, 'We do not know this agent'],
    [409, 'This agent is currently unavailable'],
  ])('an answer of %i is shown beside the field as well', async (status, sentence) => {
    api.bookings = () => refusal(status, sentence)
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expectMessage('Select Agent', sentence)
    expect(toastTexts()).toEqual([['Booking Failed', sentence]])
  })
})
