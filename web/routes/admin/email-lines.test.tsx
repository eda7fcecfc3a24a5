import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { withdrawUndo } from '#web/features/bookings/admin/undo/undo-store.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { json } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open, region } from './test-support/bookings.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
const BOTH = { customer: true, agent: 'email' } as const
const CALL = { customer: true, agent: 'none' } as const
const emails = (confirmed: typeof BOTH | typeof CALL) => ({
  ...{ pending: BOTH, completed: BOTH, cancelled: BOTH, moved: BOTH, relocated: BOTH, confirmed },
  priced: { customer: true, agent: 'not mailed' } as const,
})

beforeEach(() => {
  api.bookings = [buildBooking(1)]
  // an offer outlives the screen it was made on
  withdrawUndo(uuid(1))
})

describe('who gets an email is said (P6.182)', () => {
  test.each([
    [BOTH, 'Renée and Agent get an email.'],
    [CALL, 'Renée gets an email. Agent has no email: please call.'],
  ])('beside the undo of a card’s Confirm: %j', async (confirmed, said) => {
    api.details = { emails: emails(confirmed) }
    await open('/admin/bookings')
    await button('Confirm: Agent 1 for Renée Thibodeaux').click()
    await expect.element(region('Confirmed').getByText(said)).toBeVisible()
  })

  test('in the price form, once the price or the deposit is another', async () => {
    await open(`/admin/bookings?booking=${uuid(1)}`)
    await button('Change price').click()
    await field('Rate').fill('220.00')
    expect(drawer().getByText('Renée gets an email.').elements()).toEqual([])
    await field('Rate').fill('240')
    await expect.element(drawer().getByText('Renée gets an email.')).toBeVisible()
    await field('Rate').fill('220')
    await expect.poll(() => drawer().getByText('Renée gets an email.').elements()).toEqual([])
    await field('Deposit').fill('50')
    await expect.element(drawer().getByText('Renée gets an email.')).toBeVisible()
  })

  test('in a new booking, by its status, with the agent to call', async () => {
    const agent = { id: uuid(11), name: 'Imani Okafor', category: 'model', hourlyRate: 120 }
    api.answers[`GET /api/admin/agents/${uuid(11)}`] = () => json(200, agent)
    api.answers['GET /api/admin/agents/free'] = () =>
      json(200, { free: [], busy: [], more: { free: false, busy: false } })
    api.answers['GET /api/admin/customers/suggest'] = () => json(200, [])
    await open(newBookingPath({ agent: uuid(11), name: 'Grant Oyelaran' }))
    await expect.element(drawer().getByText('Grant and Imani get an email.')).toBeVisible()
    await drawer()
      .getByLabelText(/^Customer name/)
      .fill('')
    await expect.element(drawer().getByText('The customer and Imani get an email.')).toBeVisible()
    await drawer()
      .getByLabelText(/^Customer name/)
      .fill('Grant Oyelaran')
    api.answers['GET /api/admin/new-booking-emails'] = () => json(200, { agent: 'none' })
    await drawer()
      .getByLabelText(/^Status/)
      .selectOptions('confirmed')
    await expect.element(drawer().getByText('Grant gets an email. Imani has no email: please call.')).toBeVisible()
    expect(api.read.some((address) => address.includes('status=confirmed'))).toBe(true)
  })
})

describe('what was saved is shown before the booking is read again (P6.183)', () => {
  const never = () => new Promise<Response>(() => undefined)
  const GET = `GET /api/admin/bookings/${uuid(1)}`

  test('the details', async () => {
    const eventDate = '2099-12-11T02:00:00.000Z'
    api.answers[`PUT /api/admin/bookings/${uuid(1)}/details`] = () => {
      api.answers[GET] = never
      return json(200, { ...api.bookings[0], eventDate, eventDuration: 6, version: 2 })
    }
    await open(`/admin/bookings?booking=${uuid(1)}`)
    await button('Edit details').click()
    await field('Event Date').fill('2099-12-10T21:00')
    await button('Save details').click()
    await expect.element(drawer().getByText('Thursday, December 10, 2099, 9 PM to 3 AM')).toBeVisible()
    await expect.element(drawer().getByText('6 hours', { exact: true })).toBeVisible()
  })

  test('the price', async () => {
    api.answers[`PUT /api/admin/bookings/${uuid(1)}/price`] = () => {
      api.answers[GET] = never
      api.answers['GET /api/admin/bookings-board'] = never
      const lines = [
        { kind: 'talent', share: 'shared', label: '', hours: 3, rate: 24_000, percent: null, amount: 72_000 },
      ]
      return json(200, { ...api.bookings[0], totalAmount: 720, lines, itemized: true, version: 2 })
    }
    await open(`/admin/bookings?booking=${uuid(1)}`)
    await button('Change price').click()
    await field('Rate').fill('240')
    await field('Reason for the change').fill('Agreed by phone')
    await button('Save price').click()
    await expect.element(drawer().getByText('$720.00').first()).toBeVisible()
    await drawer().getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('$720.00').first()).toBeVisible()
  })
})
