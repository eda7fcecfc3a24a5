import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { api, open, serve } from '#web/routes/test-support/portal.tsx'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'

const WAITING = {
  ...{ id: uuid(1), eventType: 'wedding', eventDate: '2099-12-05T23:00:00.000Z', eventDuration: 4 },
  ...{ performers: 4, totalCents: 238_000, validUntil: '2099-11-29T23:00:00.000Z' },
}

test('a proposal that waits stands above the bookings and opens its page; a failure is said', async () => {
  serve()
  api.answers['GET /api/customer/proposals'] = () => json(200, [WAITING])
  api.answers[`POST /api/customer/proposals/${uuid(1)}/link`] = () => refusal(500, 'Something broke')
  const router = await open('/customer/dashboard')
  const part = page.getByRole('region', { name: 'A proposal waits for you' })
  await expect.element(part.getByText(/^Wedding, .* 4 performers, \$2,380\.00\.$/)).toBeVisible()
  await expect.element(part.getByText(/^We hold these times for you until Sunday, November 29, 2099/)).toBeVisible()
  await button('Read and sign').click()
  await expect.poll(shownToasts).toEqual([['Error', 'Something broke', 'destructive']])
  api.answers[`POST /api/customer/proposals/${uuid(1)}/link`] = () => json(200, { token: 'A'.repeat(43) })
  await button('Read and sign').click()
  await expect.poll(() => router.state.location.pathname).toBe('/booking')
  expect(router.state.location.search).toBe(`?proposal=${'A'.repeat(43)}`)
})
