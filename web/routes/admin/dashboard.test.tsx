import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { ZERO } from '#web/routes/admin/test-support/summary.ts'
import { answers, button, field, heading, NOTHING, ok, open, refused, WORK } from './test-support/dashboard.tsx'

const BIG: Summary = {
  agents: { total: 12_345, active: 9_876, withoutRate: 2 },
  bookings: { total: 1_234_567, pending: 4_321, confirmed: 0, completed: 0, cancelled: 0 },
  testimonials: { total: 87, pending: 4, approved: 80 },
  averageRating: 4.86,
  waiting: { bookings: 4_321, payments: 1, testimonials: 4, chats: 0, disputes: 0, contactWishes: 0, applications: 0 },
  revenueByCategory: [
    { category: 'exotic_dancer', displayName: 'Exotic dancers', cents: 1_842_000_00 },
    { category: 'dj', displayName: 'DJs', cents: 123_456_78 },
    { category: 'model', displayName: 'Models', cents: 0 },
  ],
}

const stats = () =>
  [...document.querySelectorAll('.stat')].map((stat) => [...stat.children].map(({ textContent }) => textContent))

describe('the overview', () => {
  test('of an empty house', async () => {
    await open()
    await expect.element(heading('Nothing needs an answer')).toBeVisible()
    await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
    await expect.element(page.getByText('No payments yet.')).toBeVisible()
    expect(stats()).toEqual([
      ['Total Agents', '0', '0 active'],
      ['Total Bookings', '0', '0 pending'],
      ['Testimonials', '0', '0 to review'],
      ['Avg Rating', '–', 'no reviews yet'],
    ])
  })

  test('of a very large one', async () => {
    answers.set('GET /api/admin/summary', ok(BIG))
    await open()
    await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
    expect(stats()[1]).toEqual(['Total Bookings', '1,234,567', '4,321 pending'])
    expect([...document.querySelectorAll('.stat-figure')].every((stat) => stat.scrollWidth <= stat.clientWidth)).toBe(
      true,
    )
    await expect.element(page.getByRole('img', { name: 'Exotic dancers: $1,842,000.00' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'DJs: $123,456.78' })).toBeVisible()
    await expect.element(page.getByText('Each light is $100,000.', { exact: false })).toBeVisible()
    expect(
      [...document.querySelectorAll('.bulb-track')].map((track) => track.querySelectorAll('.is-lit').length),
    ).toEqual([18, 1])
  })

  test('that could not be read says so, and can be asked for again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.set('GET /api/admin/summary', () => promise)
    answers.set(WORK, refused(503, 'Back soon'))
    await open()
    await expect.element(heading('Dashboard')).toBeVisible()
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
    resolve(refused(500, 'Broken')())
    await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible()
    await expect.element(page.getByText('The list of work could not be loaded.')).toBeVisible()
    answers.set('GET /api/admin/summary', ok(ZERO))
    answers.set(WORK, ok(NOTHING))
    await button('Try again').first().click()
    await button('Try again').first().click()
    await expect.element(heading('Nothing needs an answer')).toBeVisible()
    await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
  })
})

test('the heading names the tab; what waits is the heading of the overview alone (P6.31)', async () => {
  answers.set('GET /api/admin/summary', ok(BIG))
  await open()
  await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
  for (const name of ['Agency settings', 'Team', 'Audit', 'Import', 'Export', 'System']) {
    await page.getByRole('tab', { name }).click()
    await expect.element(heading(name)).toBeVisible()
    expect(document.title).toMatch(name)
  }
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
  expect(document.title).toMatch('Dashboard')
})

describe('the audit', () => {
  const ENTRY = {
    ...{ id: 7, at: '2020-11-21T20:00:00.000Z', actor: { role: 'admin', name: 'ruth' }, action: 'agent.changed' },
    ...{ entity: 'agent', entityId: 'a', before: { hourlyRate: 120 }, after: { hourlyRate: 140 }, reason: 'A year on' },
  }
  const asked = (query: string) => `GET /api/admin/audit?${query}limit=30`

  test('is narrowed by kind, person, words and days, which the address keeps; Clear shows everything (P6.125)', async () => {
    answers.set(asked(''), ok([ENTRY]))
    answers.set(asked('entity=agent&'), ok([ENTRY]))
    const all = 'entity=agent&who=ruth&q=rate&from=2020-11-01&to=2020-11-30&'
    answers.set(asked(all), ok([]))
    for (const part of [
      'entity=agent&who=ruth&',
      'entity=agent&who=ruth&q=rate&',
      'entity=agent&who=ruth&q=rate&from=2020-11-01&',
    ]) {
      answers.set(asked(part), ok([ENTRY]))
    }
    const router = await open('/admin/dashboard?tab=audit&of=agent&from=no-day')
    await expect.element(page.getByText('ruth (admin)')).toBeVisible()
    await field('Person').fill('ruth')
    await expect.poll(() => router.state.location.search).toBe('?tab=audit&of=agent&from=no-day&who=ruth')
    await field('Words').fill('rate')
    await field('From').fill('2020-11-01')
    await field('To').fill('2020-11-30')
    await expect.element(page.getByText('No entry matches')).toBeVisible()
    await button('Clear').click()
    await expect.element(page.getByText('ruth (admin)')).toBeVisible()
    expect(router.state.location.search).toBe('?tab=audit')
    await expect.element(field('Person')).toHaveValue('')
  })
})
