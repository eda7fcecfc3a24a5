import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, violates } from '#server/db/client.ts'
import type { FactorChallenges } from '#server/db/types.ts'
import { unauthenticated } from '#server/errors.ts'
import { hashToken } from '../sessions/sessions.ts'

/** What a challenge is for; it is worth nothing for another purpose. */
export type ChallengePurpose = FactorChallenges['purpose']

/** What waits for its second half. */
interface NewChallenge {
  purpose: ChallengePurpose
  /** Absent for a passkey that signs in alone. */
  userId?: string
  /** The session it belongs to and ends with. */
  sessionId?: string
  /** A secret to be kept until then, sealed. */
  sealedSecret?: Buffer
}

/** A challenge as it was stored. */
export interface Challenge {
  userId: string | null
  sessionId: string | null
  sealedSecret: Buffer | null
}

const COLUMNS = ['user_id as userId', 'session_id as sessionId', 'sealed_secret as sealedSecret'] as const

/**
 * Opens a challenge for five minutes; only its hash is stored.
 * @returns its token: 256 random bits, base64url
 * @throws AppError unauthenticated (401) when its session has ended meanwhile
 */
export async function openChallenge(db: Database, challenge: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('factor_challenges')
    .values({
      token_hash: hashToken(token),
      purpose: challenge.purpose,
      user_id: challenge.userId ?? null,
      session_id: challenge.sessionId ?? null,
      sealed_secret: challenge.sealedSecret ?? null,
    })
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'factor_challenges_session_id_fkey')) throw unauthenticated()
      throw error
    })
  return token
}

/**
 * Uses a challenge up: of many requests with it, one gets it.
 * @returns undefined for a used, expired or unknown one, and for one of another purpose
 */
export async function spendChallenge(
  db: Database,
  token: string,
  purpose: ChallengePurpose,
): Promise<Challenge | undefined> {
  return db
    .deleteFrom('factor_challenges')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Looks a challenge up without using it; undefined as above. */
export async function findChallenge(
  db: Database,
  token: string,
  purpose: ChallengePurpose,
): Promise<Challenge | undefined> {
  return db
    .selectFrom('factor_challenges')
    .select(COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Ends what waits for an account: a password that was right, a passkey or app about to be added. */
export async function endChallenges(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute()
}
