import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeEventSource } from '#web/app/test-support/event-source.ts'
import { api, ok, open, title } from '#web/app/test-support/portals.tsx'
import { blockedTimesQuery } from '#web/features/availability/queries.ts'
import { agentBookingsQuery } from '#web/features/bookings/agent/queries.ts'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { button } from '#web/routes/test-support/screen.tsx'

const AGENT = ok({ authenticated: true, agent: { name: 'Imani Okafor' }, user: { username: 'imani' } })
const NIGHTS = agentBookingsQuery('active').queryKey
const asked = (path: string) => vi.mocked(fetch).mock.calls.filter(([url]) => url === path).length

async function openSignedIn() {
  api.answers.set('GET /api/agent/session', AGENT)
  const portal = await open('/agent/dashboard')
  await expect.element(title('Nights')).toBeVisible()
  await expect.poll(() => FakeEventSource.current?.url).toBe('/api/agent/events')
  FakeEventSource.current?.open()
  return portal
}

test('an event reads the agent’s bookings, profile and blocked time anew; one stream serves the window', async () => {
  const { client } = await openSignedIn()
  const keys = [NIGHTS, ownProfileQuery.queryKey, blockedTimesQuery('own').queryKey]
  for (const key of keys) client.setQueryData(key, [])
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  expect(stale()).toEqual([false, false, false])
  FakeEventSource.current?.emit('booking:changed')
  await expect.poll(stale).toEqual([true, true, true])
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('the line says what happened to the agent’s bookings, and leads there', async () => {
  await openSignedIn()
  const subject = { name: 'Grant Oyelaran', date: '2026-12-04T02:00:00.000Z' }
  FakeEventSource.current?.emit('booking:requested', { subject })
  await expect.element(page.getByRole('status')).toHaveTextContent('You have a new booking from Grant')
  FakeEventSource.current?.emit('blocked:added', { actor: { role: 'admin', name: null, self: false } })
  const link = page.getByRole('status').getByRole('link', { name: 'The office blocked your time' })
  await expect.element(link).toHaveAttribute('href', '/agent/profile')
})

test('an agent who was signed out elsewhere is led to the log-in', async () => {
  const { where } = await openSignedIn()
  api.answers.set('GET /api/agent/session', ok({ authenticated: false }))
  FakeEventSource.current?.break({ refused: true })
  await expect.poll(where).toBe('/agent/login?returnTo=%2Fagent%2Fdashboard')
  expect(FakeEventSource.current).toBeUndefined()
})

test('the stream ends with the log-out, and a stranger opens none', async () => {
  const { where } = await openSignedIn()
  api.answers.set('POST /api/agent/logout', ok({ success: true }))
  api.answers.set('GET /api/agent/session', ok({ authenticated: false }))
  await button('Logout').click()
  await expect.poll(where).toBe('/agent/login')
  expect(FakeEventSource.current).toBeUndefined()
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(asked('/api/agent/logout')).toBe(1)
})
