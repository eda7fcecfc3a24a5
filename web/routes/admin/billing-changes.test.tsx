import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ChangesReport } from '#shared/contract/office/changes-report.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button } from '#web/routes/test-support/screen.tsx'
import { api, fitsSideways, NO_CHANGES, open } from './test-support/money.tsx'

const path = '/admin/billing?tab=reports'
const region = page.getByRole('region', { name: 'Cancellations and changes', exact: true })
const table = (name: string) => region.getByRole('table', { name })
const rowsOf = (name: string) =>
  table(name)
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
const file = (name: string) => region.getByRole('link', { name: `${name} as CSV` })

const sums = (count: number, kept: number, refunded: number, due: number) => ({ count, kept, refunded, due })
const FULL: ChangesReport = {
  cancellations: {
    reasons: [
      { cause: 'customer', reason: 'changed_plans', ...sums(3, 1_666_900, 16_668, 6_667) },
      { cause: 'customer', reason: 'none', ...sums(1, 0, 0, 0) },
      { cause: 'agency', reason: 'no_talent', ...sums(2, 0, 80_000, 0) },
    ],
    tiers: [
      { held: 'tier', keepPercent: 0, ...sums(1, 0, 0, 0) },
      { held: 'tier', keepPercent: 50, ...sums(2, 1_666_900, 16_668, 6_667) },
      { held: 'agency', keepPercent: null, ...sums(2, 0, 80_000, 0) },
      { held: 'unconfirmed', keepPercent: null, ...sums(1, 0, 0, 0) },
    ],
  },
  requests: [
    { kind: 'change', waiting: 1, approved: 3, accepted: 1, declined: 2, withdrawn: 0 },
    { kind: 'cancel', waiting: 0, approved: 1, accepted: 0, declined: 0, withdrawn: 1 },
  ],
  fields: [
    { field: 'eventDate', asked: 4, approved: 2 },
    { field: 'specialRequests', asked: 1, approved: 1 },
  ],
  price: { changed: 2, cents: -8_500 },
  dropOuts: [{ cause: 'cannot_make_it', count: 3, replaced: 1, canceled: 1, open: 1 }],
  offers: { made: 2, confirmed: 1, withdrawn: 0, waiting: 1 },
}

test('cancellations stand by who canceled, by reason and by tier, with the money and their CSV (P15.80, P15.81)', async () => {
  api.changes = FULL
  await open(path)
  await expect.element(table('Cancellations by who canceled')).toBeVisible()
  const head = 'BookingsKeptRefundedStill to refund'
  const all = 'All6$16,669.00$966.68$66.67'
  expect(rowsOf('Cancellations by who canceled')).toEqual([
    `Canceled by${head}`,
    'Customer4$16,669.00$166.68$66.67',
    'Agency2$0.00$800.00$0.00',
    all,
  ])
  await button('By reason').click()
  expect(rowsOf('Cancellations by reason')).toEqual([
    `Reason${head}`,
    'Plans changedCustomer3$16,669.00$166.68$66.67',
    'No reason givenCustomer1$0.00$0.00$0.00',
    'No talent availableAgency2$0.00$800.00$0.00',
    all,
  ])
  await button('By tier').click()
  expect(rowsOf('Cancellations by tier')).toEqual([
    `Tier${head}`,
    'Free1$0.00$0.00$0.00',
    '50% kept2$16,669.00$166.68$66.67',
    'Canceled by the agency2$0.00$800.00$0.00',
    'Not confirmed yet1$0.00$0.00$0.00',
    all,
  ])
  const address = /^\/api\/admin\/exports\/changes\?from=\d{4}-01-01&to=\d{4}-01-01&list=cancellations$/
  expect(file('Cancellations').element().getAttribute('href')).toMatch(address)
})

test('requests and drop-outs stand by how they ended, with their CSV (P15.82, P15.83)', async () => {
  api.changes = FULL
  await open(`${path}&span=all`)
  await button('Requests').click()
  expect(rowsOf('Requests by outcome')).toEqual([
    'RequestWaitingApprovedProposal acceptedDeclinedWithdrawn',
    'To change13120',
    'To cancel01001',
  ])
  expect(rowsOf('What requests changed')).toEqual(['WhatAskedApproved', 'Date42', 'Special requests11'])
  const price = '2 approved changes changed the price: $85.00 less in all, before tax.'
  await expect.element(region.getByText(price)).toBeVisible()
  await expect.element(file('Requests')).toHaveAttribute('href', '/api/admin/exports/changes?list=requests')
  await button('Drop-outs').click()
  expect(rowsOf('Drop-outs by cause')).toEqual(['CauseDrop-outsSomeone elseCanceledOpen', "Can't make it3111"])
  const offers = 'Offers of other talent: 2 made, 1 confirmed, 0 withdrawn, 1 waiting.'
  await expect.element(region.getByText(offers)).toBeVisible()
  await expect.element(file('Drop-outs')).toHaveAttribute('href', '/api/admin/exports/changes?list=drop-outs')
})

test.each([320, 390, 768, 1440])('no figure is beyond the edge at %i pixels', async (width) => {
  await page.viewport(width, 900)
  api.changes = FULL
  await open(path)
  for (const part of ['Who canceled', 'By reason', 'By tier', 'Requests', 'Drop-outs']) {
    await button(part).click()
    await expect.poll(fitsSideways).toBe(true)
    for (const scroll of document.querySelectorAll('.figure-scroll')) {
      expect(scroll.scrollWidth, part).toBeLessThanOrEqual(scroll.clientWidth)
    }
  }
})

test('a part without any says so; the others stay', async () => {
  api.changes = { ...NO_CHANGES, dropOuts: FULL.dropOuts }
  await open(path)
  await expect.element(region.getByText('No cancellations in these dates')).toBeVisible()
  await button('Requests').click()
  await expect.element(region.getByText('No requests in these dates')).toBeVisible()
  api.changes = { ...FULL, dropOuts: [] }
  await page.getByLabelText('Dates').selectOptions('All time')
  await button('Drop-outs').click()
  await expect.element(region.getByText('No drop-outs in these dates')).toBeVisible()
})

test('a report that could not be loaded can be tried again', async () => {
  api.answers['GET /api/admin/reports/changes'] = () => refusal(500, 'Something broke')
  await open(path)
  await expect.element(region.getByText('The cancellations and changes could not be loaded')).toBeVisible()
  api.answers['GET /api/admin/reports/changes'] = () => json(200, FULL)
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table('Cancellations by who canceled')).toBeVisible()
})
