import { expect } from 'vitest'
import type { TestApp } from './start-test-app.ts'

/**
 * Expects a call without a body to be for admins alone: 401 without a session, 403 for a customer and an agent.
 * @param cookies of a person of each role
 * @param accepted the statuses of which an admin gets one
 */
export async function expectAdminsOnly(
  app: Pick<TestApp, 'send'>,
  cookies: Record<'admin' | 'agent' | 'customer', string>,
  { method, url }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string },
  accepted: number[],
): Promise<void> {
  const send = (cookie?: string) => app.send({ method, url, headers: cookie ? { cookie } : {} })
  expect((await send()).status).toBe(401)
  expect((await send(cookies.customer)).status).toBe(403)
  expect((await send(cookies.agent)).status).toBe(403)
  expect(accepted).toContain((await send(cookies.admin)).status)
}
