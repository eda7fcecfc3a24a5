import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { FreeAgent } from '#shared/contract/bookings/free-agents.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const form = () => page.getByRole('dialog', { name: 'New booking' })
const field = (label: string) => form().getByLabelText(new RegExp(`^${label}`))
const customerField = () => form().getByRole('combobox', { name: /^Customer/ })
const FREE = 'GET /api/admin/agents/free'
const SUGGEST = 'GET /api/admin/customers/suggest'

const sabine: FreeAgent = {
  ...{ id: uuid(11), name: 'Sabine Laurent', category: 'dj', image: null, hourlyRate: 220, rating: 4.9 },
  ...{ totalAmount: 660, plusTax: false, asked: null, reasons: [] },
}
const booked: FreeAgent = {
  ...{ ...sabine, id: uuid(12), name: 'Omar Late' },
  reasons: [
    {
      ...{ kind: 'booked', bookingId: uuid(1), number: 1042, customerName: 'Vera Vane' },
      ...{ from: '2099-12-06T01:00:00.000Z', to: '2099-12-06T04:00:00.000Z' },
    },
  ],
}
const grant: CustomerSuggestion = {
  ...{ id: uuid(2), name: 'Grant Oyelaran', email: 'grant@oyelaran.example', phone: null, status: 'active' },
  ...{ doNotBook: null, taxExempt: false, bookings: 5, balance: 252_000, latest: [] },
}

beforeEach(() => {
  api.answers['GET /api/admin/categories'] = () => json(200, [])
  api.answers[SUGGEST] = () => json(200, [grant])
  api.answers[FREE] = () => json(200, { free: [sabine], busy: [booked], more: { free: false, busy: false } })
  api.answers['POST /api/admin/bookings'] = () => {
    api.bookings = [buildBooking(3)]
    return json(201, api.bookings[0])
  }
})

const start = async () => {
  const router = await open(path)
  await button('New booking').click()
  await expect.element(customerField()).toBeVisible()
  return router
}
const chooseGrant = async () => {
  await customerField().fill('grant')
  await form()
    .getByRole('option', { name: /Grant Oyelaran/ })
    .click()
}
const chooseSabine = () =>
  form()
    .getByRole('button', { name: /Sabine Laurent/ })
    .click()
const submit = () => button('Create booking').click()

test('a link opens the form filled in, and closing takes its parameters out of the address', async () => {
  api.answers[`GET /api/admin/agents/${uuid(11)}`] = () => json(200, { ...sabine, availability: true })
  const known = {
    name: 'Omar Vance',
    email: 'omar@vance.example',
    place: 'The Fox',
    event: 'wedding',
    requests: 'Jazz',
  }
  const query = new URLSearchParams({ new: 'booking', agent: uuid(11), date: '2099-12-05T21:00', hours: '3', ...known })
  const router = await open(`${path}?view=calendar&${query}`)
  await expect.element(form().getByText('Sabine Laurent')).toBeVisible()
  await expect.element(field('Customer name')).toHaveValue('Omar Vance')
  await expect.element(field('Email')).toHaveValue('omar@vance.example')
  await expect.element(field('Event Type')).toHaveValue('wedding')
  await expect.element(field('Event Date')).toHaveValue('2099-12-05T21:00')
  await expect.element(field('Price')).toHaveValue('660')
  await form().getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => router.state.location.search).toBe('?view=calendar')
  await expect.poll(() => form().elements()).toEqual([])
})

test('a customer of a link is the one of its account', async () => {
  await open(`${path}?new=booking&customer=${uuid(2)}`)
  await expect.element(form().getByText('5 bookings · $2,520.00 owed')).toBeVisible()
})

test('a link for another performer keeps the customer, and the booking joins the event (P6.230)', async () => {
  await open(`${path}?new=booking&customer=${uuid(2)}&joins=${uuid(7)}&date=2099-12-05T21:00&event=wedding`)
  const dialog = page.getByRole('dialog', { name: 'Add a performer' })
  await expect.element(dialog.getByText('grant@oyelaran.example')).toBeVisible()
  await expect.poll(() => dialog.getByRole('button', { name: /^Change customer/ }).elements()).toEqual([])
  await dialog.getByRole('button', { name: /Sabine Laurent/ }).click()
  await submit()
  await expect.poll(() => api.sent[0]?.body.eventId).toBe(uuid(7))
})

test('what is missing is shown, and the focus goes to the first of it', async () => {
  await start()
  await submit()
  await expect.element(customerField()).toHaveAccessibleDescription('Choose a customer or create a new one')
  await expect.element(customerField()).toHaveFocus()
  await expect
    .element(form().getByRole('searchbox', { name: /^Find talent/ }))
    .toHaveAccessibleDescription('Please select an agent')
  expect(api.sent).toEqual([])
})

test('the customer is found with the keyboard, Escape closes the list alone, and the form is sent', async () => {
  await start()
  await customerField().click()
  await userEvent.keyboard('gra')
  await expect.element(form().getByRole('option', { name: /Grant Oyelaran.*5 bookings/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => form().getByRole('listbox').elements()).toEqual([])
  await expect.element(form()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(form().getByRole('listbox')).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard('{Enter}')
  await expect.element(form().getByText('grant@oyelaran.example')).toBeVisible()
  await expect.element(field('Event Date')).toHaveFocus()
  await field('Duration').fill('3')
  await chooseSabine()
  await expect.element(form().getByText('Free then')).toBeVisible()
  await expect.element(form().getByText('Total $660')).toBeVisible()
  await field('Event Type').selectOptions('wedding')
  await submit()
  await expect.element(page.getByRole('dialog', { name: 'Agent 3' })).toBeVisible()
  expect(api.sent[0]?.body).toMatchObject({
    ...{ customerName: 'Grant Oyelaran', customerEmail: 'grant@oyelaran.example', agentId: uuid(11), duration: 3 },
    ...{ status: 'pending' },
  })
  expect(api.sent[0]?.body).not.toHaveProperty('totalAmount')
})

test('Enter waits for the customers of what was typed', async () => {
  await start()
  await customerField().click()
  await expect.element(form().getByRole('option', { name: /Grant Oyelaran/ })).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<Response>()
  api.answers[SUGGEST] = () => promise
  await userEvent.keyboard('omar{ArrowDown}{Enter}')
  await expect.element(form().getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  resolve(json(200, [{ ...grant, id: uuid(4), name: 'Omar Vance' }]))
  await expect.element(form().getByRole('option', { name: /Omar Vance/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(form().getByRole('button', { name: 'Change customer: Omar Vance' })).toBeVisible()
})

test('a customer marked do not book shows the reason before and after the choice', async () => {
  api.answers[SUGGEST] = () => json(200, [{ ...grant, doNotBook: 'Two no-shows' }])
  await start()
  await customerField().fill('grant')
  await form()
    .getByRole('option', { name: /Do not book Two no-shows/ })
    .click()
  await expect.element(form().getByText('Two no-shows')).toBeVisible()
  await expect.element(form().getByText('5 bookings · $2,520.00 owed')).toBeVisible()
})

test('the last option creates a customer with what was typed', async () => {
  await start()
  api.answers[SUGGEST] = () => json(200, [])
  await customerField().fill('omar@vance.example')
  await expect.element(form().getByText('No customer matches.')).toBeVisible()
  await form().getByRole('option', { name: 'Create a new customer' }).click()
  await expect.element(field('Email')).toHaveValue('omar@vance.example')
  await expect.element(field('Email')).toHaveAccessibleDescription(/match an existing customer or create an account/)
  await expect.element(field('Customer name')).toHaveFocus()
})

test('busy agents stand below the free ones with the reason, and arrows move between them', async () => {
  await start()
  await field('Event Date').fill('2099-12-05T20:00')
  await expect.element(form().getByText('Booked by Vera Vane, 8:00 PM to 11:00 PM')).toBeVisible()
  ;(field('Find talent').element() as HTMLElement).focus() // an input
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(form().getByRole('button', { name: /Sabine Laurent/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(form().getByRole('button', { name: /Omar Late/ })).toHaveFocus()
  expect(api.read.at(-1)).toContain('/api/admin/agents/free?start=2099-12-05T20%3A00&hours=1')
})

test('a list that does not load can be tried again', async () => {
  const works = api.answers[FREE]
  api.answers[FREE] = () => refusal(500, 'Something broke')
  await start()
  await expect.element(button('Try again')).toBeVisible()
  if (works) api.answers[FREE] = works
  await button('Try again').click()
  await expect.element(form().getByRole('button', { name: /Sabine Laurent/ })).toBeVisible()
})

test('the draft survives closing, and starting over empties it', async () => {
  await start()
  await chooseGrant()
  await field('Event Location').fill('The Fox')
  await form().getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => form().elements()).toEqual([])
  await button('New booking').click()
  await expect.element(form().getByText('Your draft is still here.')).toBeVisible()
  await expect.element(form().getByText('grant@oyelaran.example')).toBeVisible()
  await expect.element(field('Event Location')).toHaveValue('The Fox')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await button('Start over').click()
  await expect.element(customerField()).toHaveValue('')
  await expect.element(field('Event Location')).toHaveValue('')
  await expect.poll(() => form().getByText('Your draft is still here.').elements()).toEqual([])
})

test('a clash offers someone free first; one key per opening', async () => {
  await start()
  await chooseGrant()
  await chooseSabine()
  await field('Event Type').selectOptions('wedding')
  await field('Status').selectOptions('confirmed')
  await field('Price').fill('600')
  const works = api.answers['POST /api/admin/bookings']
  api.answers['POST /api/admin/bookings'] = () =>
    refusal(409, 'This agent has blocked time then.', { confirmAnyway: 'Give a reason' })
  await submit()
  const clash = page.getByRole('dialog', { name: 'Confirm anyway' })
  await expect.element(clash.getByRole('button', { name: 'Choose someone free' })).toBeVisible()
  const places = () =>
    ['Choose someone free', 'Go back', 'Confirm anyway'].map((name) =>
      clash.getByRole('button', { name }).element().getBoundingClientRect(),
    )
  // one row on a desk; on a phone another row rather than words in three lines
  expect(new Set(places().map(({ top }) => Math.round(top))).size).toBe(1)
  await page.viewport(390, 844)
  for (const { height } of places()) expect(height).toBeLessThan(60)
  await page.viewport(1280, 900)
  await clash.getByRole('button', { name: 'Choose someone free' }).click()
  await expect.element(form().getByRole('searchbox', { name: /^Find talent/ })).toHaveFocus()
  await expect.element(field('Category')).toHaveValue('dj')
  await chooseSabine()
  await submit()
  await clash.getByLabelText(/^Reason/).fill('She agreed')
  if (works) api.answers['POST /api/admin/bookings'] = works
  await clash.getByRole('button', { name: 'Confirm anyway' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Agent 3' })).toBeVisible()
  expect(api.sent.at(-1)?.body).toMatchObject({ confirmAnyway: true, reason: 'She agreed', totalAmount: 600 })
  expect(api.sent.at(-1)?.key).toMatch(/^[\da-f]{32}$/)
})

test('a field the server refuses is marked in the form', async () => {
  await start()
  await customerField().fill('Omar')
  await form().getByRole('option', { name: 'Create a new customer' }).click()
  await field('Email').fill('omar@vance.example')
  await chooseSabine()
  await field('Event Type').selectOptions('wedding')
  api.answers['POST /api/admin/bookings'] = () => refusal(400, 'Not valid', { customerEmail: 'Invalid email address' })
  await submit()
  await expect.element(field('Email')).toHaveAccessibleDescription('Invalid email address')
})

describe('as a package', () => {
  const offer = {
    ...{ id: uuid(70), name: 'Open Deck', category: 'dj', basePrice: 90_000, duration: 4 },
    ...{ description: null, features: [] },
  }
  const pick = () => form().getByLabelText('Package', { exact: true })
  const fillIn = async () => {
    api.answers['GET /api/packages'] = () => json(200, [offer, { ...offer, id: uuid(71), category: 'model' }])
    await start()
    await chooseGrant()
    await chooseSabine()
    await field('Event Type').selectOptions('wedding')
    await pick().selectOptions('Open Deck (4 hours, $900.00)')
  }

  test('it fills hours and price, which the server computes; a typed price wins', async () => {
    await fillIn()
    expect(pick().getByRole('option').elements()).toHaveLength(2)
    await expect.element(field('Duration')).toHaveValue(4)
    await expect.element(field('Price')).toHaveValue('900')
    await field('Duration').fill('6')
    await expect.element(field('Price')).toHaveValue('1340')
    api.answers['POST /api/admin/bookings'] = () => refusal(400, 'No', { eventLocation: 'Too long' })
    await submit()
    await expect.poll(() => api.sent[0]?.body).toMatchObject({ packageId: offer.id, duration: 6 })
    expect(api.sent[0]?.body).not.toHaveProperty('totalAmount')
    await field('Price').fill('800')
    await submit()
    await expect.poll(() => api.sent[1]?.body).toMatchObject({ packageId: offer.id, totalAmount: 800 })
  })

  test('a refused one is marked, the price is by the hour then, and the rest stays', async () => {
    await fillIn()
    const gone = 'This package is no longer offered'
    api.answers['POST /api/admin/bookings'] = () => refusal(409, gone, { packageId: gone })
    await submit()
    await expect.element(pick()).toHaveAccessibleDescription(gone)
    await expect.element(pick()).toHaveValue('')
    await expect.element(field('Price')).toHaveValue('880')
    await expect.element(form().getByText('grant@oyelaran.example')).toBeVisible()
  })
})
