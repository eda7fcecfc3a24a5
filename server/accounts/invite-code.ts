import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Writer } from '#server/catalog/write-agent.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, invalid } from '#server/errors.ts'
import { findTaken } from './invite-taken.ts'

/** 32 symbols nobody takes for one another: no 0 and O, no 1 and I (docs/product.md P6.5, S23). */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const VALID_DAYS = 7
/** Two equal codes of 2^40 are no reason to refuse; five in a row are a fault. */
const ATTEMPTS = 5

const draw = () => Array.from({ length: 4 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')

/** A code nobody can guess: 40 bits of a CSPRNG. */
export function makeInviteCode(): string {
  return `AGENT-${draw()}-${draw()}`
}

/** Whom an admin invites, and as what. */
export interface Invite extends Writer {
  email: string
  category: string
}

/** An invite just made. */
export interface MadeInvite {
  code: string
  link: string
  expiresAt: string
}

/**
 * Makes a code that lets its holder register as an agent, once, within seven days. The audit knows its end alone.
 * @param make makes a code; for tests
 * @throws AppError conflict (409) when the address has an account already, so that the code could never be used;
 * invalid_request (400) for an unknown category
 */
export async function createInvite(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { email: typed, category, actor, requestId }: Invite,
  make: () => string = makeInviteCode,
): Promise<MadeInvite> {
  const email = typed.toLowerCase()
  const taken = 'There is an account with this e-mail address already. An invite for it could not be used.'
  if ((await findTaken(db, { email })).email) throw conflict(taken, { email: taken })
  for (let attempt = 1; ; attempt += 1) {
    const code = make()
    try {
      const expires = await db.transaction().execute(async (trx) => {
        const row = await insertInvite(trx, { code, email, category, createdBy: writerId(actor) })
        const entry = { actor, action: 'invite.created', entity: 'invite', entityId: row.id, requestId }
        await recordAudit(trx, { ...entry, after: { category, code: `…${code.slice(-4)}` } })
        return row.expires_at
      })
      const link = `${config.publicUrl.replace(/\/$/, '')}/agent/register?code=${code}`
      return { code, link, expiresAt: expires.toISOString() }
    } catch (error) {
      if (violates(error, 'agent_invite_codes_category_fkey')) throw invalid({ category: 'Not a category we know' })
      if (!violates(error, 'agent_invite_codes_code_key') || attempt === ATTEMPTS) throw error
    }
  }
}

const writerId = (actor: Writer['actor']) => (actor && 'userId' in actor ? actor.userId : null)

async function insertInvite(
  trx: Database,
  { code, email, category, createdBy }: { code: string; email: string; category: string; createdBy: string | null },
) {
  return trx
    .insertInto('agent_invite_codes')
    .values({
      code,
      email,
      category,
      created_by: createdBy,
      expires_at: sql<Date>`now() + make_interval(days => ${VALID_DAYS})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}
