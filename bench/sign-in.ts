import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sessionCookieName } from '#server/accounts/sessions/sessions.ts'

/** The cookies of three signed-in people, and the ids that belong to them. */
export interface SignedIn {
  admin: string
  customer: string
  agent: string
}

/** Opens a session as a login would, which counts as just confirmed for as long as it lasts. @returns its cookie */
export async function openSession(client: pg.Client, column: 'user_id' | 'customer_id', role: string, id: string) {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into sessions (token_hash, role, ${column}, expires_at, verified_at)
     values ($1, $2, $3, now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), role, id],
  )
  return `${sessionCookieName({ secure: false })}=${token}`
}

async function findId(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql)
  const [first] = rows
  if (!first) throw new Error(`nobody to sign in: ${sql}`)
  return first.id
}

function makeUser(client: pg.Client, role: 'admin' | 'agent'): Promise<string> {
  return findId(
    client,
    `insert into users (username, email, role, staff_role, password_hash)
     values ('bench-${role}', 'bench-${role}@example.com', '${role}', ${role === 'admin' ? "'owner'" : 'null'}, 'none')
     on conflict (lower(username)) do update set role = excluded.role returning id`,
  )
}

/** Signs in an admin made for the bench. @returns the session's cookie */
export async function signInAdmin(client: pg.Client): Promise<string> {
  return await openSession(client, 'user_id', 'admin', await makeUser(client, 'admin'))
}

/**
 * Signs in an admin made for the bench, an agent, and the customer of the newest invoice.
 * @param agentId who gets the agent's account; the newest booking's agent by default
 */
export async function signInAll(client: pg.Client, agentId?: string): Promise<SignedIn> {
  const agent = await makeUser(client, 'agent')
  const person =
    agentId ?? (await findId(client, 'select agent_id as id from bookings order by created_at desc limit 1'))
  await client.query('update agents set user_id = $1 where id = $2', [agent, person])
  const customer = await findId(
    client,
    'select customer_id as id from invoices i join bookings b on b.id = i.booking_id order by i.created_at desc limit 1',
  )
  await client.query('update customers set must_change_password = false where id = $1', [customer])
  return {
    admin: await signInAdmin(client),
    agent: await openSession(client, 'user_id', 'agent', agent),
    customer: await openSession(client, 'customer_id', 'customer', customer),
  }
}
