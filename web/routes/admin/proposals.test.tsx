import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ProposalOutcomes, ProposalRow } from '#shared/contract/proposals/proposals.admin.ts'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, open } from './test-support/bookings.tsx'

const path = '/admin/bookings?view=proposals'
const NONE: ProposalOutcomes = {
  ...{ open: 0, accepted: 0, lost: 0, declined: 0, expired: 0, withdrawn: 0, openCents: 0, acceptedCents: 0 },
  ...{ medianHours: null, kinds: [], reasons: [] },
}
const SOME: ProposalOutcomes = {
  ...{
    open: 1,
    accepted: 3,
    lost: 3,
    declined: 2,
    expired: 1,
    withdrawn: 0,
    openCents: 80_000,
    acceptedCents: 240_000,
  },
  medianHours: 5.2,
  kinds: [
    { eventType: 'wedding', events: 5, accepted: 3, acceptedCents: 240_000 },
    { eventType: 'corporate', events: 2, accepted: 0, acceptedCents: 0 },
  ],
  reasons: [
    {
      ...{ bookingId: uuid(1), customerName: 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Stree' },
      ...{ reason: 'The budget was cut. '.repeat(50).trim(), at: '2026-11-20T12:00:00.000Z' },
    },
  ],
}
const buildRow = (n: number): ProposalRow => ({
  ...{ id: uuid(n), eventId: uuid(n), bookingId: uuid(n), eventType: 'wedding', eventDate: '2099-12-05T02:00:00.000Z' },
  ...{ customerName: `Customer ${n}`, version: 1, state: 'sent', performers: 2, totalCents: 80_000 },
  ...{ sentAt: '2026-11-20T12:00:00.000Z', validUntil: '2099-12-01T12:00:00.000Z', closedAt: null, stuckAt: null },
  toCountersign: false,
})
const details = () => page.getByText('By kind of event, and why customers declined')

beforeEach(() => {
  api.answers['GET /api/admin/proposals/summary'] = () => json(200, NONE)
  api.answers['GET /api/admin/proposals'] = () => json(200, [])
})

test('without proposals it says how one begins', async () => {
  await open(path)
  await expect.element(page.getByText('No proposals yet')).toBeVisible()
  await expect.element(page.getByText('None lost')).toBeVisible()
  expect(details().elements()).toEqual([])
})

test('shows how they ended, by kind of event, and why customers declined; nothing scrolls sideways (P16.9)', async () => {
  await page.viewport(390, 800)
  api.answers['GET /api/admin/proposals/summary'] = () => json(200, SOME)
  await open(path)
  await expect.element(page.getByText('2 declined, 1 expired')).toBeVisible()
  await details().click()
  await expect.element(page.getByRole('row', { name: 'Wedding 5 3 $2,400.00' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /The budget was cut/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('500 proposals come page by page', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => buildRow(i + 1))
  api.answers['GET /api/admin/proposals'] = (_body, url) => paged(rows, url)
  await open(path)
  await expect.element(page.getByText('Customer 1', { exact: true })).toBeVisible()
  const shown = () => page.getByText(/^Customer \d+$/).elements().length
  const first = shown()
  expect(first).toBeLessThan(500)
  await button('Show more').click()
  await expect.poll(shown).toBeGreaterThan(first)
})

test('figures that do not load can be asked for again', async () => {
  api.answers['GET /api/admin/proposals/summary'] = () => refusal(500, 'Broken')
  await open(path)
  await expect.element(page.getByText('The totals could not be loaded.')).toBeVisible()
  api.answers['GET /api/admin/proposals/summary'] = () => json(200, SOME)
  await button('Try again').click()
  await expect.element(page.getByText('2 declined, 1 expired')).toBeVisible()
})
