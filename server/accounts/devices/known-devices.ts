import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { readCookie, writeCookie } from '#server/http/requests/cookies.ts'
import { type AccountRef, getOwnerColumn, getOwnerColumns } from '../queries.ts'
import { hashToken } from '../sessions/sessions.ts'

/** Days a browser stays known after its last log-in (docs/product.md P1.27). */
const LIFE_DAYS = 365
/** Browsers that an account knows, and accounts that a browser is known to; the latest. */
const MOST_DEVICES = 50

/** The device cookie's name: bound to this host when served over TLS. */
export function deviceCookieName({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-device' : 'device'
}

/** A log-in's typed name and device cookie, as the database reads them. */
export interface Caller {
  /** The typed name in the small letters by which accounts are found. */
  name: string
  /** Accounts that this browser signed in to, each with the id of its row. */
  devices: { id: string; account: string }[]
}

/**
 * Reads what decides which failures count for a log-in: the name and the browser.
 * @param cookies the Cookie header
 */
export async function readCaller(
  db: Database,
  { name, cookies }: { name: string; cookies: string | undefined },
  config: Pick<Config, 'secure'>,
): Promise<Caller> {
  const token = readCookie(cookies, deviceCookieName(config))
  const { rows } = await sql<Caller>`
    select lower(${name}) as name, (
      select coalesce(json_agg(json_build_object('id', id::text, 'account', coalesce(user_id, customer_id))), '[]')
      from known_devices
      where token_hash = ${token === undefined ? null : hashToken(token)}
        and last_used_at > now() - make_interval(days => ${LIFE_DAYS})
    ) as devices`.execute(db)
  const [caller] = rows
  if (!caller) throw new Error('a select without a from gives one row')
  return caller
}

/** The row of this browser and this account; undefined when the browser is not known to it. */
export function findDevice({ devices }: Caller, account: AccountRef | undefined): string | undefined {
  return devices.find((device) => device.account === account?.id)?.id
}

/**
 * Makes a browser known to an account after a log-in or a mailed link. A browser that is known keeps its token; any
 * other gets a new one, which is known to the accounts of the old one too: a planted token never becomes known.
 * @param trx the transaction that holds the account's lock
 * @returns the Set-Cookie header to answer with
 */
export async function rememberDevice(
  trx: Database,
  account: AccountRef,
  cookies: string | undefined,
  config: Pick<Config, 'secure'>,
): Promise<string> {
  const old = readCookie(cookies, deviceCookieName(config))
  const oldHash = old === undefined ? null : hashToken(old)
  const fresh = randomBytes(32).toString('base64url')
  const { user_id, customer_id } = getOwnerColumns(account)
  const owner = sql.ref(getOwnerColumn(account))
  const { rows } = await sql<{ known: boolean }>`
    with known as (
      update known_devices set last_used_at = now()
      where token_hash = ${oldHash} and ${owner} = ${account.id}::uuid returning id
    ), made as (
      insert into known_devices (token_hash, user_id, customer_id, created_at, last_used_at)
      select ${hashToken(fresh)}::bytea, d.* from (
        select ${user_id}::uuid, ${customer_id}::uuid, now(), now()
        union all
        (select user_id, customer_id, created_at, last_used_at from known_devices
          where token_hash = ${oldHash} order by last_used_at desc limit ${MOST_DEVICES - 1})
      ) as d where not exists (select from known)
    ), forgotten as (
      delete from known_devices where id in (
        select id from known_devices where ${owner} = ${account.id}::uuid and id not in (select id from known)
        order by last_used_at desc, id desc offset ${MOST_DEVICES - 1})
    )
    select exists (select from known) as known`.execute(trx)
  const token = old !== undefined && rows[0]?.known ? old : fresh
  return writeCookie(deviceCookieName(config), token, { maxAge: LIFE_DAYS * 86_400, secure: config.secure })
}

/** Makes every browser unknown to an account. */
export async function forgetDevices(trx: Database, account: AccountRef): Promise<void> {
  await trx.deleteFrom('known_devices').where(getOwnerColumn(account), '=', account.id).execute()
}
