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

/** The statuses of reading an address without a session, and with each of these cookies in turn. */
export async function readStatuses(app: Pick<TestApp, 'send'>, url: string, ...cookies: string[]): Promise<number[]> {
  const statuses = [(await app.send({ url })).status]
  for (const cookie of cookies) statuses.push((await app.send({ url, headers: { cookie } })).status)
  return statuses
}

/** Expects a call to be refused because of one field of what it sent. */
export function expectInvalid(
  { status, body }: { status: number; body: { fields?: Record<string, string> | undefined } },
  field: string,
): void {
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
}
