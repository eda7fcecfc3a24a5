import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { writeDay, writeFullDay, writeMonthDay } from '#web/lib/write-day.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const PEOPLE = 'GET /api/admin/calendar/people'
const path = '/admin/bookings?view=calendar&people=today'
const today = atlantaDay(Date.now())
const tomorrow = addDays(today, 1)
const title = (from: string) => `${writeMonthDay(from)} to ${writeFullDay(addDays(from, 6))}`
const LONG = 'Wilhelmina-Anastasia Featherstonehaugh-Cholmondeley of Peach'

const person = (n: number, some: Partial<CalendarPerson> = {}): CalendarPerson => ({
  ...{ id: uuid(n), name: `Person ${n}`, category: 'dj', categoryName: 'DJs', availability: true },
  ...{ weeklyHours: [], entries: [], more: false, ...some },
})
const booked = {
  ...{ bookingId: uuid(1), bookingNumber: 1042, customerName: 'Renée Thibodeaux', eventType: 'wedding' as const },
  ...{ eventLocation: 'Fox Theatre', status: 'pending' as const },
  from: `${tomorrow}T22:00:00.000Z`,
  to: `${tomorrow}T23:30:00.000Z`,
}
const blocked = {
  ...{ bookingId: null, bookingNumber: null, customerName: null, eventType: null, eventLocation: null },
  ...{
    status: 'blocked' as const,
    from: `${addDays(today, -3)}T05:00:00.000Z`,
    to: `${addDays(today, 9)}T05:00:00.000Z`,
  },
}
const answer = (...people: CalendarPerson[]) => {
  api.answers[PEOPLE] = () => json(200, people)
}
const link = (name: string | RegExp) => page.getByRole('link', { name })
const focus = (element: Element) => (element as HTMLElement).focus() // a link or a cell of ours

describe('the people of the calendar', () => {
  test('stand under their categories with bookings, blocked time, days off and free days', async () => {
    await page.viewport(1440, 900)
    api.bookings = [buildBooking(1)]
    const weekday = new Date(`${tomorrow}T12:00:00Z`).getUTCDay()
    answer(
      person(1, { entries: [booked] }),
      person(2, { categoryName: 'Singers', category: 'singer', weeklyHours: [{ weekday, from: 1080, to: 1560 }] }),
      person(3, { categoryName: 'Singers', category: 'singer', availability: false, entries: [blocked], more: true }),
    )
    const router = await open(path)
    await expect.element(page.getByRole('heading', { name: title(today) })).toBeVisible()
    expect(api.read).toContain(`/api/admin/calendar/people?from=${today}&days=7`)
    await expect.element(page.getByText('Singers')).toBeVisible()
    await expect.element(link('Person 1')).toHaveAttribute('href', `/admin/agents?agent=${uuid(1)}`)
    await expect.element(page.getByText(/, pending$/)).toBeVisible()
    await expect.element(page.getByText('Fox Theatre')).toBeVisible()
    expect(page.getByText('Off', { exact: true }).elements()).toHaveLength(6)
    await expect.element(link(`New booking for Person 2, ${writeDay(tomorrow)}, works 6 PM to 2 AM`)).toBeVisible()
    expect(link(/^New booking for Person 3/).elements()).toEqual([])
    await expect.element(page.getByText('Takes no requests')).toBeVisible()
    await expect.element(page.getByText('The first 100 entries')).toBeVisible()
    await link(/Renée Thibodeaux/).click()
    await expect.element(page.getByRole('dialog', { name: 'Agent 1' })).toBeVisible()
    expect(router.state.location.search).toContain(`booking=${uuid(1)}`)
  })

  test('a free day starts a booking of that person in the evening, and closing leads back', async () => {
    await page.viewport(1440, 900)
    answer(person(1))
    const router = await open(path)
    await link(`New booking for Person 1, ${writeDay(tomorrow)}`).click()
    await expect.element(page.getByRole('dialog', { name: 'New booking' })).toBeVisible()
    const search = new URLSearchParams(router.state.location.search)
    expect([search.get('agent'), search.get('date')]).toEqual([uuid(1), `${tomorrow}T20:00`])
    await expect.element(page.getByLabelText(/^Event Date/)).toHaveValue(`${tomorrow}T20:00`)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => router.state.location.search).toBe('?view=calendar&people=today')
  })

  test('is one stop for Tab; arrow keys walk through the cells, and Enter opens', async () => {
    await page.viewport(1440, 900)
    answer(person(1, { entries: [booked] }), person(2, { entries: [blocked] }))
    await open(path)
    const first = link('Person 1')
    await expect.element(first).toBeVisible()
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    focus(first.element())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(link(/Renée Thibodeaux/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link(`New booking for Person 1, ${writeDay(tomorrow)}`)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Blocked')
    await userEvent.keyboard('{Home}')
    await expect.element(link('Person 2')).toHaveFocus()
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'New booking' })).toBeVisible()
  })

  test('steps by week, and Today leads back', async () => {
    await page.viewport(1440, 900)
    answer(person(1))
    const router = await open(path)
    await button('Next week').click()
    await expect.element(page.getByRole('heading', { name: title(addDays(today, 7)) })).toBeVisible()
    expect(router.state.location.search).toBe(`?view=calendar&people=${addDays(today, 7)}`)
    await button(/^Today$/).click()
    await expect.element(page.getByRole('heading', { name: title(today) })).toBeVisible()
    await button('Previous week').click()
    // the days before today start nothing
    await expect.element(page.getByRole('heading', { name: title(addDays(today, -7)) })).toBeVisible()
    await expect.element(link('Person 1')).toBeVisible()
    expect(link(/^New booking for/).elements()).toEqual([])
  })

  test('nobody, nobody like that, and a failure that can be tried again', async () => {
    api.answers[PEOPLE] = () => refusal(500, 'Something broke')
    const router = await open(path)
    await expect.element(page.getByText('The calendar could not be loaded')).toBeVisible()
    answer()
    await button('Try again').click()
    await expect.element(page.getByText('Nobody is on the roster yet')).toBeVisible()
    await router.navigate(`${path}&category=dj`)
    await expect.element(page.getByText('Nobody on the roster matches')).toBeVisible()
  })

  test('on a phone one day of everybody, or all days of one person, and nothing sideways', async () => {
    await page.viewport(390, 800)
    answer(person(1, { entries: [booked] }), person(2, { name: LONG }))
    const router = await open(path)
    await expect.element(page.getByRole('heading', { name: writeDay(today) })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await button(writeDay(tomorrow)).click()
    await expect.element(link(/Renée Thibodeaux/)).toBeVisible()
    expect(router.state.location.search).toContain(`day=${tomorrow}`)
    answer(person(1))
    await router.navigate(`${path}&person=${uuid(1)}`)
    await expect.element(link(`New booking for Person 1, ${writeDay(addDays(today, 6))}`)).toBeVisible()
  })
})

describe('the filters of the calendar', () => {
  test('a person is found by typing, with the keys, and stays in the address of every view', async () => {
    await page.viewport(1440, 900)
    api.answers['GET /api/admin/categories'] = () => json(200, [{ name: 'dj', displayName: 'DJs' }])
    api.answers['GET /api/admin/agents/suggest'] = () =>
      json(200, [{ id: uuid(7), name: 'Ruth Adeyemi', category: 'dj' }])
    const router = await open('/admin/bookings?view=calendar')
    const field = page.getByRole('combobox', { name: 'Person' })
    await page.getByRole('combobox', { name: 'Category' }).selectOptions('dj')
    await field.fill('ruth')
    await expect.poll(() => api.read).toContain('/api/admin/agents/suggest?q=ruth&category=dj')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Ruth Adeyemi')
    expect(router.state.location.search).toBe(`?view=calendar&category=dj&person=${uuid(7)}`)
    const narrowed = `category=dj&agentId=${uuid(7)}`
    const asked = () => api.read.filter((url) => url.endsWith(narrowed) || url.includes(`agentId=${uuid(7)}`))
    await expect.poll(() => asked().some((url) => url.startsWith('/api/admin/calendar?'))).toBe(true)
    await button('People').click()
    await expect.poll(() => asked().some((url) => url.startsWith('/api/admin/calendar/people?'))).toBe(true)
    await field.fill('')
    await expect.poll(() => router.state.location.search).toBe('?view=calendar&category=dj&people=today')
  })
})

test('the month opens with the week of today, and days before it are one step away', async () => {
  await page.viewport(1440, 900)
  await open('/admin/bookings?view=calendar')
  const day = page.getByRole('link', { name: `${writeDay(today)}, nothing` })
  await expect.element(day).toBeVisible()
  expect(day.element().closest('tr')).toBe(document.querySelector('.cal-grid tbody tr'))
})

test('the ring of a tab stands clear of the title', async () => {
  await page.viewport(1440, 900)
  await open('/admin/bookings?view=calendar')
  const heading = page.getByRole('heading', { name: 'Bookings', level: 1 }).element().getBoundingClientRect()
  const tab = page.getByRole('tab', { name: 'Calendar' }).element()
  focus(tab)
  // letters that reach below the line
  const letters = heading.height * 0.1
  expect(tab.getBoundingClientRect().top - heading.bottom).toBeGreaterThan(letters)
  expect(Number.parseFloat(getComputedStyle(tab).outlineOffset)).toBeLessThan(0)
})
