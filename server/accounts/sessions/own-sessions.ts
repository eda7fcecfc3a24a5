import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import { notFound } from '#server/errors.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import type { OwnSession } from '#shared/contract/accounts/own-sessions.ts'
import { type AccountRef, getOwnerColumn, refOf } from '../queries.ts'
import { describeDevice } from './device.ts'
import { type EndedAccess, endAccess } from './end-access.ts'
import { IDLE_HOURS } from './sessions.ts'

/** One page of an account's valid sessions, newest first. */
export async function listSessions(db: Database, account: AccountRef, page: ListPage<PageKey>) {
  return db
    .selectFrom('sessions as s')
    .select([
      's.id',
      's.user_agent',
      's.address',
      's.created_at',
      's.last_seen_at',
      keyTime('s.created_at').as('key_at'),
    ])
    .where(`s.${getOwnerColumn(account)}`, '=', account.id)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.last_seen_at', '>', sql<Date>`now() - make_interval(hours => ${IDLE_HOURS[account.role]})`)
    .$call(takePage(orderByTime('s'), page))
    .execute()
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/**
 * A session as its owner sees it.
 * @param sessionId the session of the request
 */
export function presentSession(row: SessionRow, { sessionId }: Pick<Actor, 'sessionId'>): OwnSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    since: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    current: row.id === sessionId,
  }
}

/**
 * Ends one of the actor's own sessions (docs/product.md P1.18). Calendar feed and mailed links stay.
 * @throws AppError not_found (404) when the account has no such session
 */
export async function endOwnSession(db: Database, id: string, actor: Actor): Promise<void> {
  const account = refOf(actor)
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions as s')
      .where('s.id', '=', id)
      .where(`s.${getOwnerColumn(account)}`, '=', account.id)
      .returning('s.id')
      .executeTakeFirst()
    if (!ended) throw notFound('This session has ended already')
  })
}

/** Ends the actor's access everywhere, here too (docs/product.md P1.17). */
export async function signOutEverywhere(db: Database, { actor, requestId }: By<Actor>): Promise<EndedAccess> {
  const account = refOf(actor)
  const { role } = account
  return db.transaction().execute(async (trx) => {
    const ended = await endAccess(trx, account)
    await recordAudit(trx, {
      actor,
      action: `${role}.signed-out-everywhere`,
      entity: role === 'customer' ? 'customer' : 'user',
      entityId: account.id,
      after: { sessions: ended.sessions, feeds: ended.feeds },
      requestId,
    })
    return ended
  })
}
