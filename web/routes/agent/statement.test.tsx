import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Statement } from '#shared/contract/billing/statements.agent.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, open } from '../test-support/agent.tsx'
import { json, refusal } from '../test-support/answers.ts'

const READ = 'GET /api/agent/statement'
const current = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' }).slice(0, 7)
const nights: Statement = {
  month: current,
  total: 81_200,
  lines: [
    {
      bookingId: uuid(1),
      eventType: 'wedding',
      eventDate: '2026-11-08T01:00:00.000Z',
      eventDuration: 6,
      parts: [],
      share: 75_600,
    },
    {
      bookingId: uuid(2),
      eventType: 'private_party',
      eventDate: '2026-11-15T02:00:00.000Z',
      eventDuration: 1,
      parts: [
        { title: 'Talent', share: 4000 },
        { title: 'Travel', share: 1600 },
      ],
      share: 5600,
    },
  ],
}
const serveMonths = (of: Record<string, Statement>) => {
  const asked: string[] = []
  api.answers[READ] = (url) => {
    const month = url.searchParams.get('month') ?? ''
    asked.push(month)
    return json(200, of[month] ?? { month, total: 0, lines: [] })
  }
  return asked
}

describe('the statement', () => {
  test('says what the nights of the month earned, and never what the customer paid', async () => {
    serveMonths({ [current]: nights })
    await open('/agent/dashboard')
    await page.getByRole('tab', { name: 'Statement' }).click()
    const statement = page.getByRole('region', { name: 'Statement' })
    await expect.element(statement.getByText('$812.00')).toBeVisible()
    const lines = statement.getByRole('listitem').elements()
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Nov 7.*8 PM to 2 AM.*Wedding.*6 hours.*\$756\.00$/),
      expect.stringMatching(/Nov 14.*9 PM to 10 PM.*Private party.*1 hour.*\$56\.00Talent \$40\.00, Travel \$16\.00$/i),
    ])
  })

  test('goes month by month, kept in the address, no further than this one', async () => {
    const asked = serveMonths({ [current]: nights })
    const router = await open('/agent/dashboard?tab=statement')
    await expect.element(button('Next month')).toHaveAttribute('aria-disabled', 'true')
    button('Previous month').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Nothing for this month')).toBeVisible()
    const before = asked.at(-1) ?? ''
    expect(before < current).toBe(true)
    expect(router.state.location.search).toBe(`?tab=statement&month=${before}`)
    await button('Next month').click()
    await expect.element(page.getByText('$812.00')).toBeVisible()
    expect(router.state.location.search).toBe('?tab=statement')
    await button('Next month').click({ force: true })
    expect(router.state.location.search).toBe('?tab=statement')
  })

  test('can be tried again when it did not load', async () => {
    api.answers[READ] = () => refusal(503, 'Busy')
    await open('/agent/dashboard?tab=statement&month=2026-13')
    await expect.element(page.getByText('Your statement could not be loaded')).toBeVisible()
    serveMonths({ [current]: nights })
    await button('Try again').click()
    await expect.element(page.getByText('$812.00')).toBeVisible()
  })
})
