import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Replacements } from '#shared/contract/changes/replacements.admin.ts'
import { json } from '#web/routes/test-support/answers.ts'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'
import { drawer, foot, path, press } from './test-support/first-drawer.tsx'

const DROP_OUT = { cause: 'cannot_make_it', reason: 'A broken wrist', at: '2026-11-24T12:00:00.000Z' } as const
const nobody = (some: Partial<Replacements> = {}): Replacements => ({
  ...{ dropOuts: [DROP_OUT], offer: null, candidates: [], plusTax: false },
  ...some,
})
const FIGURES = { keepPercent: 100, until: null, nextPercent: null, kept: 0, refund: 0 }

function given(found: Replacements) {
  api.bookings = [buildBooking(1, { status: 'confirmed', dropOut: found.dropOuts.length > 0 ? 'open' : null })]
  api.answers[`GET /api/admin/bookings/${uuid(1)}/replacements`] = () => json(200, found)
  api.answers[`GET /api/admin/bookings/${uuid(1)}/cancellation`] = () =>
    json(200, {
      ...{ bookingId: uuid(1), status: 'confirmed', eventDate: '2099-12-05T02:00:00.000Z', total: 66_000, paid: 0 },
      ...{ reported: 0, payments: [], figures: FIGURES, terms: '', note: null, byAgency: FIGURES },
      ...{ mayDeviate: true, decided: null },
    })
}

test('while a drop-out is open the lit next step leads to the replacement (P15.69)', async () => {
  given(nobody())
  await open(path)
  await expect.element(drawer().getByText(/A broken wrist/)).toBeVisible()
  await press('Find a replacement').click()
  const part = drawer().getByRole('region', { name: 'Offer someone else' })
  expect(document.activeElement?.contains(part.element())).toBe(true)
  expect([...foot().querySelectorAll('.button-lit')].map(({ textContent }) => textContent)).toEqual([
    'Find a replacement',
  ])
})

test('without a drop-out the next step is the usual one, and nothing cancels for the agency unless nobody fits', async () => {
  given(nobody({ dropOuts: [] }))
  await open(path)
  await expect.element(press('Create and send invoice')).toBeVisible()
  expect(press('Cancel for the agency').elements()).toEqual([])
  await press('Find talent').click()
  await expect.element(press('Cancel for the agency')).toBeVisible()
})

test("'Cancel for the agency' asks with 'We do' chosen; the next question is the customer's again (P15.69)", async () => {
  given(nobody())
  await open(path)
  await press('Cancel for the agency').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect.element(dialog.getByLabelText('Who cancels?')).toHaveValue('agency')
  await expect
    .element(dialog.getByText(/^Starts in [\d,]+ days(?: \d+ (?:hours?|minutes?))?: we keep nothing\.$/))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Keep booking' }).click()
  await press('More').click()
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click()
  await expect.element(dialog.getByLabelText('Who cancels?')).toHaveValue('customer')
})
