import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const path = '/admin/bookings'

describe('the calendar', () => {
  const entry = {
    bookingId: uuid(1),
    agentId: uuid(9),
    agentName: 'Agent 1',
    customerName: 'Renée Thibodeaux',
    eventType: 'wedding',
    eventLocation: 'Fox Theatre',
    bookingNumber: 1042,
    status: 'confirmed',
    from: '2026-12-05T02:00:00.000Z',
    to: '2026-12-05T05:00:00.000Z',
  }

  test('shows a month, its blocked time too, moves by keys, and opens a booking', async () => {
    api.bookings = [buildBooking(1)]
    api.answers['GET /api/admin/calendar'] = () =>
      json(200, [
        entry,
        { ...entry, bookingId: null, status: 'blocked', agentName: 'Agent 2', customerName: null, eventType: null },
      ])
    const router = await open(`${path}?view=calendar&month=2026-12`)
    await expect.element(page.getByText('Agent 2: blocked')).toBeVisible()
    expect(api.read).toContain('/api/admin/calendar?from=2026-11-29&to=2027-01-03')
    const friday = page.getByRole('link', { name: 'Friday, December 4, 2 bookings' })
    ;(friday.element() as HTMLElement).focus() // a link
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect.element(page.getByRole('link', { name: 'Thursday, December 10, nothing' })).toHaveFocus()
    await page.getByRole('link', { name: /9 PM.*Agent 1/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Agent 1' })).toBeVisible()
    expect(router.state.location.search).toContain(`booking=${uuid(1)}`)
    await button('Close').click()
    await button('Next month').click()
    await expect.element(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
    await button('Week').click()
    await expect.element(page.getByRole('heading', { name: 'January 1 to January 7, 2027' })).toBeVisible()
  })

  test('a day blocked throughout is said to be so, with room for the name', async () => {
    await page.viewport(1440, 900)
    // all of Friday, in Atlanta
    const [from, to] = ['2026-12-04T05:00:00.000Z', '2026-12-05T05:00:00.000Z']
    api.answers['GET /api/admin/calendar'] = () =>
      json(200, [{ ...entry, bookingId: null, status: 'blocked', customerName: null, eventType: null, from, to }])
    await open(`${path}?view=calendar&week=2026-11-29`)
    await expect.element(page.getByText('All day')).toBeVisible()
    const name = page.getByText('Agent 1: blocked')
    expect(name.element().getBoundingClientRect().height).toBeLessThan(40)
    expect(page.getByText('midnight').elements()).toEqual([])
  })

  test('is a list of days on a phone', async () => {
    await page.viewport(390, 800)
    api.answers['GET /api/admin/calendar'] = () => json(200, [entry])
    await open(`${path}?view=calendar&month=2026-12`)
    await expect.element(page.getByRole('heading', { name: 'Friday, December 4' })).toBeVisible()
    await expect.element(page.getByText('9 PM to midnight')).toBeVisible()
    expect(document.querySelector('table')).toBeNull()
  })
})
