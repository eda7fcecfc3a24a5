import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const path = '/admin/bookings?view=table'
const box = (name: string | RegExp) => page.getByRole('checkbox', { name })
const lastRead = () => api.read.filter((url) => url.startsWith('/api/admin/bookings-table')).at(-1)

describe('the table', () => {
  test('shows what is upcoming, soonest first; order and filters are in the address', async () => {
    await page.viewport(1440, 900)
    api.bookings = [buildBooking(1, { owed: 66_000, hasConflict: true })]
    const router = await open(path)
    await expect.element(page.getByRole('link', { name: 'Fri, Dec 4, 2099, 9 PM to midnight' })).toBeVisible()
    expect(lastRead()).toMatch(/sort=date&order=asc&from=\d{4}-\d\d-\d\d$/)
    await expect.element(page.getByText('Time conflict')).toBeVisible()
    await button('Customer').click()
    await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending')
    await button('Customer').click()
    await expect
      .element(page.getByRole('columnheader', { name: 'Customer' }))
      .toHaveAttribute('aria-sort', 'descending')
    await page.getByLabelText('Status', { exact: true }).selectOptions('confirmed')
    await button('Past').click()
    await button('Payment owed').click()
    await expect
      .poll(() => router.state.location.search)
      .toBe('?view=table&sort=customer&status=confirmed&when=past&owing=yes')
    await expect.poll(lastRead).toMatch(/sort=customer&order=asc&status=confirmed&to=[\d-]+&owing=yes/)
  })

  test('a row opens its booking, and what does not load can be asked for again', async () => {
    api.answers['GET /api/admin/bookings-table'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('The bookings could not be loaded')).toBeVisible()
    api.answers = {}
    api.bookings = [buildBooking(1)]
    await button('Try again').click()
    await page.getByRole('link', { name: /Fri, Dec 4/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Agent 1' })).toBeVisible()
  })

  test('a row is one line, and titles have what its columns cut off', async () => {
    const long = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Street'
    api.bookings = [
      buildBooking(1, { customerName: long, eventLocation: `${long}, Atlanta`, guests: 80 }),
      buildBooking(2),
    ]
    await page.viewport(1440, 900)
    await open(path)
    await expect.element(page.getByTitle(long, { exact: true })).toHaveTextContent(long)
    await expect.element(page.getByTitle(`${long}, Atlanta, 80 guests`)).toBeInTheDocument()
    const heights = [...document.querySelectorAll<HTMLElement>('tbody tr')].map(({ offsetHeight }) => offsetHeight)
    expect(Math.max(...heights)).toBeLessThan(60)
  })

  test('a narrow window scrolls the table alone', async () => {
    api.bookings = [buildBooking(1)]
    await page.viewport(1024, 800)
    await open(path)
    const frame = page.getByRole('region', { name: 'Bookings', exact: true })
    await expect.element(frame).toBeVisible()
    expect(frame.element().scrollWidth).toBeGreaterThan(frame.element().clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
  })

  test('a long name on a phone never scrolls sideways', async () => {
    const long = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Street'
    api.bookings = [buildBooking(1, { customerName: long, eventLocation: long })]
    await page.viewport(390, 800)
    await open(path)
    await expect.element(page.getByText(long).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('selected bookings', () => {
  test('are confirmed with their versions, and each refusal is listed with its reason', async () => {
    api.bookings = [buildBooking(1, { version: 4 }), buildBooking(2), buildBooking(3, { status: 'confirmed' })]
    api.answers['POST /api/admin/bookings/confirm'] = () =>
      json(200, [
        { id: uuid(1), outcome: 'done', sentence: null },
        { id: uuid(2), outcome: 'refused', sentence: 'This agent is already booked by Omar Vance.' },
      ])
    await open(path)
    await box('Select all shown').click()
    await expect.element(page.getByText('3 bookings selected')).toBeVisible()
    await button('Confirm').click()
    await button('Confirm 2 bookings').click()
    const dialog = page.getByRole('dialog', { name: '1 booking confirmed' })
    await expect.element(dialog.getByText(/^Agent 2 for Renée/)).toBeVisible()
    await expect.element(dialog.getByText('This agent is already booked by Omar Vance.')).toBeVisible()
    expect(api.sent).toMatchObject([
      {
        body: {
          bookings: [
            { id: uuid(1), version: 4 },
            { id: uuid(2), version: 1 },
          ],
        },
      },
    ])
    await dialog.getByRole('button', { name: 'OK' }).click()
    await button('Clear').click()
    expect(page.getByText('3 bookings selected').elements()).toEqual([])
  })

  test('an email shows who gets it, one for each address', async () => {
    api.bookings = [buildBooking(1), buildBooking(2), buildBooking(3, { customerEmail: 'omar@example.com' })]
    api.answers['POST /api/admin/bookings/email'] = () => json(200, { recipients: ['a', 'b'] })
    await open(path)
    await box('Select all shown').click()
    await button('Email').click()
    const dialog = page.getByRole('dialog', { name: 'Email customers' })
    expect(dialog.getByRole('listitem').elements()).toHaveLength(2)
    await button('Send 2 emails').click()
    await expect.element(dialog.getByText('Subject is required')).toBeVisible()
    await dialog.getByLabelText(/^Subject/).fill('Parking')
    await dialog.getByLabelText(/^Message/).fill('Use the rear gate.')
    await button('Send 2 emails').click()
    await expect.poll(shownToasts).toEqual([['Email sent', '2 emails on the way', undefined]])
    expect(api.sent.at(-1)?.body).toMatchObject({
      ...{ subject: 'Parking', message: 'Use the rear gate.', bookingIds: [uuid(1), uuid(2), uuid(3)] },
      batch: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test('invoices are sent with the tax and the due date for new ones', async () => {
    api.bookings = [buildBooking(1, { status: 'confirmed' })]
    api.answers['POST /api/admin/bookings/send-invoices'] = () =>
      json(200, [{ id: uuid(1), outcome: 'unchanged', sentence: 'INV-2026-0001 was sent already' }])
    await open(path)
    await box(/^Select Agent 1/).click()
    await button('Send invoices').click()
    await page.getByLabelText(/^Tax rate/).fill('7.5')
    await button('Send for 1 booking').click()
    await expect.element(page.getByText('INV-2026-0001 was sent already')).toBeVisible()
    expect(api.sent.at(-1)?.body).toMatchObject({ bookingIds: [uuid(1)], taxPercent: 7.5 })
  })
})
