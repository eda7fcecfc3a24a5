import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, open, sabine } from '#web/routes/test-support/booking.tsx'

const busy = page.getByText(/^Busy at that time/)

test('the form says beforehand when an agent is taken, and asks once a day', async () => {
  // nine to eleven in the evening in Atlanta
  api.busy = [{ from: '2099-12-05T02:00:00.000Z', to: '2099-12-05T04:00:00.000Z' }]
  await open(`/booking?agent=${sabine.id}`)
  await page.getByLabelText('Event Date (required)').fill('2099-12-04T20:30')
  await expect.element(busy).toBeVisible()
  expect(busy.element().textContent).toContain('Fri, Dec 4, 2099, 9:00 PM to Fri, Dec 4, 2099, 11:00 PM')
  expect(api.asked.at(-1)).toContain(`/api/agents/${sabine.id}/availability?from=2099-12-04&to=2099-12-04`)
  const asked = api.asked.length
  await page.getByLabelText('Event Date (required)').fill('2099-12-04T20:00')
  await expect.element(busy).not.toBeInTheDocument()
  await page.getByLabelText('Duration').fill('2')
  await expect.element(busy).toBeVisible()
  expect(api.asked).toHaveLength(asked)
  await page.getByLabelText('Event Date (required)').fill('2099-12-04T23:00')
  await expect.element(busy).not.toBeInTheDocument()
})
