import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, link, open, row } from './test-support/catalog.tsx'

const path = '/admin/agents'

describe('the archive', () => {
  test('asks with the bookings to come, each a link (P6.105)', async () => {
    const booking = { id: uuid(70), number: 1042, customerName: 'Dana Whitfield', status: 'pending' }
    api.answers[`GET /api/admin/agents/${uuid(1)}/upcoming`] = () =>
      json(200, [{ ...booking, eventDate: '2099-12-10T23:00:00.000Z', eventDuration: 4 }])
    await open(path)
    await button('Archive Sabine Laurent').click()
    await expect.element(dialog().getByText('Are you sure you want to delete this agent?')).toBeVisible()
    await expect.element(dialog().getByText('1 booking upcoming.')).toBeVisible()
    const link = dialog().getByRole('link', { name: 'B-1042' })
    await expect.element(link).toHaveAttribute('href', `/admin/bookings?booking=${uuid(70)}`)
    expect(dialog().getByRole('listitem').element().textContent).toContain(
      'Thu, Dec 10, 2099, 6 PM to 10 PM, Dana Whitfield (Pending)',
    )
  })

  test('gives an agent back, and says that the log-in stays ended (P6.106)', async () => {
    const login = { username: 'sabine', email: 'sabine@example.com', ended: true, hasSecondFactor: false }
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', archivedAt: '2026-11-01T00:00:00Z', login })]
    api.answers[`POST /api/admin/agents/${uuid(1)}/restore`] = () => {
      api.agents = []
      return json(200, buildAgent(1, { name: 'Sabine Laurent', login }))
    }
    await open(`${path}?only=archived`)
    await expect.element(row('Sabine Laurent').getByText('Archived')).toBeVisible()
    await button('Bring back Sabine Laurent').click()
    await expect
      .poll(toastTexts)
      .toEqual([
        [
          'Sabine Laurent is back on the roster',
          'Clients see the profile again. The login stays off until you restore access on the agent’s page.',
        ],
      ])
    expect(api.read.some((read) => read.includes('only=archived'))).toBe(true)
  })

  test('a roster without archived agents says so, and a search in it what matches', async () => {
    api.agents = []
    await open(`${path}?only=archived`)
    await expect.element(page.getByText('No one is archived')).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('sab')
    await expect.element(page.getByText('No talent matches')).toBeVisible()
  })

  test('an archived agent has a page with the history and Bring back, and nothing to edit (P6.174)', async () => {
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', archivedAt: '2026-11-01T15:00:00Z' })]
    await open(`${path}?only=archived`)
    await link('Sabine Laurent').click()
    await expect.element(page.getByRole('heading', { name: 'Sabine Laurent', level: 1 })).toBeVisible()
    await expect.element(page.getByText('Archived on November 1, 2026')).toBeVisible()
    await expect.element(page.getByText('No bookings yet.')).toBeVisible()
    await expect.element(button('Bring back Sabine Laurent')).toBeVisible()
    const names = page.getByRole('tab').elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['Bookings', 'Contact', 'Notes'])
    expect(link('Edit').elements()).toEqual([])
    await link('All agents').click()
    await expect.element(row('Sabine Laurent').getByText('Archived')).toBeVisible()
  })
})
