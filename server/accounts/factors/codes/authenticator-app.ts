import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'

/** Seconds a code is shown for, and how many steps a clock may be off (RFC 6238 section 5.2). */
const PERIOD = 30
const DRIFT = 1
/** 160 bits, as RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20

/** A secret for a new app: base32. */
export const makeAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The otpauth: address of a secret, which a QR code carries. */
export const appUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret, period: PERIOD }).toString()

/**
 * The time step a code belongs to: the current one, the one before or the one after.
 * @returns null for a wrong code
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = new TOTP({ secret, period: PERIOD })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: DRIFT })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}

/**
 * Accepts a code of an account's app. A code is accepted once: neither it nor an older one is accepted afterwards
 * (docs/product.md P1.23, S82).
 * @returns false for a wrong or used code, and without an app
 */
export async function takeAppCode(
  trx: Database,
  { secrets, now }: Pick<AppContext, 'secrets' | 'now'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const app = await trx
    .selectFrom('authenticator_apps')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const secret = app && secrets.open(app.sealed_secret, 'authenticator-app')
  if (!secret) return false
  const step = findStep(secret, code, now())
  if (step === null) return false
  const { numUpdatedRows } = await trx
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', app.sealed_secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
