import { hashPassword } from '#server/accounts/passwords/password.ts'
import type { Role, StaffRole } from '#shared/model/role.ts'
import { buildCustomer, buildUser } from './factories.ts'
import type { TestAnswer, TestApp } from './start-test-app.ts'

/** A password that every check accepts. */
export const PASSWORD = 'Fünf Lampen, ein Vorhang'

const hashes = new Map<string, string>()

/** The hash of a password; made once for all tests of a file. */
export async function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? (await hashPassword(password))
  hashes.set(password, known)
  return known
}

/** A person who can sign in. */
export interface Login {
  role: Role
  id: string
  email: string
  username: string
}

/** Creates an account that can sign in with PASSWORD; an admin is an owner unless said otherwise. */
export async function buildLogin(
  { context: { db } }: Pick<TestApp, 'context'>,
  role: Role,
  staffRole: StaffRole = 'owner',
): Promise<Login> {
  const password_hash = await hashOnce(PASSWORD)
  if (role === 'customer') {
    const { id, email } = await buildCustomer(db, { password_hash })
    return { role, id, email, username: email }
  }
  const staff_role = role === 'admin' ? staffRole : null
  const { id, email, username } = await buildUser(db, { role, staff_role, password_hash })
  return { role, id, email, username }
}

/** Where a request comes from, as a test says it. */
export interface From {
  cookie?: string | undefined
  remoteAddress?: string
  headers?: Record<string, string>
}

/** Sends a log-in the way a browser does. */
export async function logIn(
  app: TestApp,
  role: Role,
  name: string,
  password: string = PASSWORD,
  { cookie, headers, ...from }: From = {},
): Promise<TestAnswer<Record<string, unknown>>> {
  const answer = await app.send({
    method: 'POST',
    url: `/api/${role}/login`,
    payload: role === 'agent' ? { username: name, password } : { email: name, password },
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    ...from,
  })
  return answer as TestAnswer<Record<string, unknown>> // a log-in answers an object either way
}

/** The cookie an answer sets, as a browser would send it back. */
export function readCookie({ headers }: Pick<TestAnswer<unknown>, 'headers'>): string {
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
}

/** Who the server takes the sender of a cookie for. */
export async function readRole(app: TestApp, cookie: string): Promise<Role | null> {
  const { body } = await app.call('GET /api/auth/status', { cookie })
  return body.role
}

/** The cookies an answer sets, as a browser would send them back. */
export function readCookies({ headers }: Pick<TestAnswer<unknown>, 'headers'>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ')
}

/** The device cookie an answer sets, without the session. */
export function readDevice(answer: Pick<TestAnswer<unknown>, 'headers'>): string {
  return /(?:__Host-)?device=[\w-]+/.exec(readCookies(answer))?.[0] ?? ''
}

/** Lets time pass for every failed log-in, every turn and every link that was asked for. */
export async function passTime({ database }: Pick<TestApp, 'database'>, seconds: number): Promise<void> {
  for (const [table, column] of [
    ['login_failures', 'failed_at'],
    ['login_turns', 'turn_at'],
    ['password_link_asks', 'asked_at'],
  ]) {
    await database.pool.query(`update ${table} set ${column} = ${column} - make_interval(secs => $1)`, [seconds])
  }
}
