import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('the start waits for a step of it, however slow the machine is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // ten minutes go by while the routes are bound
  await using app = await startTestApp({ extra: () => void vi.advanceTimersByTime(600_000) })
  vi.useRealTimers()
  expect(app.app.hasRoute({ method: 'GET', url: '/api/agents' })).toBe(true)
})
