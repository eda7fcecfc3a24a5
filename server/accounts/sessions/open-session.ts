import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { readCookies, writeCookie } from '#server/http/requests/cookies.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { type AccountRef, getOwnerColumn, getOwnerColumns } from '../queries.ts'
import { ADDRESS_LENGTH, hashToken, sessionCookieName } from './sessions.ts'

/** How long a session lives at most, in days (docs/product.md P1.10, S3). */
const LIFE_DAYS = { admin: 7, agent: 90, customer: 90 } as const
/** Sessions an account keeps; the newest. */
const SESSIONS_AN_ACCOUNT = 50
const USER_AGENT_LENGTH = 400

/** The parts of a request a session is opened with. */
export interface Browser {
  /** The Cookie header. */
  cookies: string | undefined
  userAgent: string | undefined
  /** The network address it came from. */
  address?: string
}

/** A session just opened; the token is in the cookie and nowhere else. */
export interface OpenedSession {
  id: string
  /** The Set-Cookie headers to answer with: the session's, and the one that makes this browser a known device. */
  cookie: string
  deviceCookie: string
}

const tokensOf = ({ cookies }: Browser, config: Pick<Config, 'secure'>) =>
  readCookies(cookies, sessionCookieName(config))

/**
 * Opens a session with a fresh token, ends the session the browser had (docs/product.md S2; OWASP ASVS 5.0 7.2.4) and
 * makes the browser known to the account (P1.27).
 * @param trx the transaction that holds the account's lock
 */
export async function openSession(
  trx: Database,
  account: AccountRef,
  browser: Browser,
  config: Pick<Config, 'secure'>,
): Promise<OpenedSession> {
  const days = LIFE_DAYS[account.role]
  const token = randomBytes(32).toString('base64url')
  await endSession(trx, browser, config)
  const { id } = await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      role: account.role,
      ...getOwnerColumns(account),
      user_agent: browser.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      address: browser.address?.slice(0, ADDRESS_LENGTH) ?? null,
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = sql.ref(getOwnerColumn(account))
  await sql`delete from sessions where id in (
    select id from sessions where ${owner} = ${account.id} and id <> ${id}
    order by created_at desc, id desc offset ${SESSIONS_AN_ACCOUNT - 1})`.execute(trx)
  const cookie = writeCookie(sessionCookieName(config), token, { maxAge: days * 86_400, secure: config.secure })
  return { id, cookie, deviceCookie: await rememberDevice(trx, account, browser.cookies, config) }
}

/** Ends every session the browser has a cookie of. */
export async function endSession(db: Database, browser: Browser, config: Pick<Config, 'secure'>): Promise<void> {
  const tokens = tokensOf(browser, config)
  if (tokens.length === 0) return
  await db.deleteFrom('sessions').where('token_hash', 'in', tokens.map(hashToken)).execute()
}

/** The Set-Cookie header that makes the browser forget its session. */
export function forgetCookie(config: Pick<Config, 'secure'>): string {
  return writeCookie(sessionCookieName(config), '', { maxAge: 0, secure: config.secure })
}
