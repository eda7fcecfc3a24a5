import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { AppError, conflict, forbidden, invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { endClaims, lockClaimable } from './claim.ts'
import { inviteLink } from './invite-mail.ts'
import { findTaken } from './invite-taken.ts'

/** 32 symbols that are not mistaken for one another: no 0 and O, no 1 and I (docs/product.md P6.5, S23). */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const VALID_DAYS = 7
/** Two equal codes of 2^40 are no reason to refuse; five in a row are a fault. */
const ATTEMPTS = 5
/** Invitations an address is mailed within an hour at most (docs/product.md S26). */
const INVITES_AN_HOUR = 5
const HOUR_S = 3600

const draw = () => Array.from({ length: 4 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')

/** A code that cannot be guessed: 40 bits of a CSPRNG. */
export function makeInviteCode(): string {
  return `AGENT-${draw()}-${draw()}`
}

/** Whom an admin invites, and as what. */
export interface Invite extends By<Actor | null> {
  email: string
  /** Unused with an agent. */
  category?: string | undefined
  /** The agent of the roster whose profile is claimed (docs/product.md P5.28); undefined for a new agent. */
  agentId?: string | undefined
}

/** An invite just made. */
export interface MadeInvite {
  code: string
  link: string
  expiresAt: string
  /** Where the invitation is mailed. */
  email: string
}

/**
 * Makes a code that lets its holder register as an agent, once, within seven days, and queues the mail that brings it
 * (docs/product.md P5.15). The audit knows its end alone.
 * @param make makes a code; for tests
 * An invite for an agent's profile takes the place of the open ones for it.
 * @throws AppError forbidden (403) when a booker invites for a profile, not_found (404) for an agent who is not on the roster, conflict (409) when the agent has a login or the
 * address has an account already, so that the code could never be used;
 * invalid_request (400) for an unknown category; too_many_requests (429) after five invites to the address in an hour
 */
export async function createInvite(
  { db, config, nudgeMail }: Pick<AppContext, 'db' | 'config' | 'nudgeMail'>,
  { email: typed, category: wanted, agentId, actor, requestId }: Invite,
  make: () => string = makeInviteCode,
): Promise<MadeInvite> {
  // the profile brings its statements along, which are an owner's to show (docs/product.md P1.14)
  if (agentId !== undefined && actor?.role === 'admin' && actor.staffRole !== 'owner') {
    throw forbidden('Only an owner can invite somebody to claim a profile. Please ask an owner.')
  }
  const email = typed.toLowerCase()
  const taken = 'There is already an account with this email address, so an invite could not be used.'
  if ((await findTaken(db, { email })).email) throw conflict(taken, { email: taken })
  for (let attempt = 1; ; attempt += 1) {
    const code = make()
    try {
      const expires = await db.transaction().execute(async (trx) => {
        const category = agentId === undefined ? (wanted ?? '') : (await lockClaimable(trx, agentId)).category
        if (agentId !== undefined) await endClaims(trx, agentId)
        await assertMailable(trx, email)
        const row = await insertInvite(trx, { code, email, category, agentId, createdBy: writerId(actor) })
        await recordAudit(trx, {
          actor,
          action: 'invite.created',
          entity: 'invite',
          entityId: row.id,
          requestId,
          after: { category, code: `…${code.slice(-4)}`, ...(agentId !== undefined && { agentId }) },
        })
        await queueMail(trx, { kind: 'agent-invitation', to: email, data: { inviteId: row.id } })
        return row.expires_at
      })
      nudgeMail()
      return { code, link: inviteLink(config, code), expiresAt: expires.toISOString(), email }
    } catch (error) {
      if (violates(error, 'agent_invite_codes_category_fkey')) throw invalid({ category: 'Not a category we know' })
      if (!violates(error, 'agent_invite_codes_code_key') || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * Lets one invite at a time through for an address, and refuses what would be too much mail: new invites and repeated ones
 * count (docs/product.md S26).
 * @throws AppError too_many_requests (429)
 */
export async function assertMailable(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${email}`}, 0))`.execute(trx)
  const { recent } = await trx
    .selectFrom('agent_invite_codes as i')
    .innerJoin('outbox_emails as o', (join) =>
      join.on(sql<boolean>`o.kind = 'agent-invitation' and o.data ->> 'inviteId' = i.id::text`),
    )
    .select(({ fn }) => fn.countAll<number>().as('recent'))
    .where('i.email', '=', email)
    .where('o.created_at', '>', sql<Date>`now() - make_interval(secs => ${HOUR_S})`)
    .executeTakeFirstOrThrow()
  if (recent < INVITES_AN_HOUR) return
  const sentence = `This address was invited ${INVITES_AN_HOUR} times in the past hour. Please try again later.`
  throw new AppError('too_many_requests', sentence, { retryAfter: HOUR_S })
}

const writerId = (actor: Actor | null) => (actor && 'userId' in actor ? actor.userId : null)

async function insertInvite(
  trx: Database,
  {
    code,
    email,
    category,
    agentId,
    createdBy,
  }: Pick<Invite, 'email' | 'agentId'> & {
    code: string
    category: string
    createdBy: string | null
  },
) {
  return trx
    .insertInto('agent_invite_codes')
    .values({
      code,
      email,
      category,
      agent_id: agentId ?? null,
      created_by: createdBy,
      expires_at: sql<Date>`now() + make_interval(days => ${VALID_DAYS})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}
