import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'

/** A poster to be drawn. */
export interface PosterJob {
  agent_id: string
  /** Whose drawings it counts among; null counts for nobody. */
  requested_by: string | null
  attempts: number
}

/** How long a process has for a drawing; then another takes it up. */
const CLAIM = sql`interval '1 minute'`
/** Tries after which an agent has no poster until something of it is chosen again. */
const TRIES = 5

/**
 * Queues the drawing of an agent's poster. One that waits for its user's limit waits on; for another user it is due at
 * once. Call `context.nudgePosters()` after the commit.
 * @param trx the transaction that saves the agent
 */
export async function requestPoster(trx: Database, agentId: string, actor: Actor | null): Promise<void> {
  const requested_by = actor === null || actor.role === 'customer' ? null : actor.userId
  await trx
    .insertInto('poster_jobs')
    .values({ agent_id: agentId, requested_by })
    .onConflict((conflict) =>
      conflict.column('agent_id').doUpdateSet({
        requested_by,
        attempts: 0,
        due_at: sql`case when poster_jobs.requested_by is not distinct from excluded.requested_by
          and poster_jobs.attempts = 0 then poster_jobs.due_at else now() end`,
      }),
    )
    .execute()
}

/** Claims the drawing that is due first; undefined when none is. A process that dies leaves it to another. */
export async function claimPosterJob(db: Database): Promise<PosterJob | undefined> {
  const { rows } = await sql<PosterJob>`
    update poster_jobs set due_at = clock_timestamp() + ${CLAIM}
    where agent_id = (
      select agent_id from poster_jobs where due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning agent_id, requested_by, attempts`.execute(db)
  return rows[0]
}

/** Lets a drawing wait until a time. */
export async function postponePoster(db: Database, agentId: string, dueAt: Date): Promise<void> {
  await db.updateTable('poster_jobs').set({ due_at: dueAt }).where('agent_id', '=', agentId).execute()
}

/** Tries a drawing again after a minute, doubling; gives it up after five tries. */
export async function failPoster(db: Database, { agent_id, attempts }: PosterJob): Promise<void> {
  if (attempts + 1 >= TRIES) return endPoster(db, agent_id)
  await db
    .updateTable('poster_jobs')
    .set({ attempts: attempts + 1, due_at: sql`now() + interval '1 minute' * power(2, ${attempts}::int)` })
    .where('agent_id', '=', agent_id)
    .execute()
}

/** Removes a drawing that is done, or not needed any more. */
export async function endPoster(db: Database, agentId: string): Promise<void> {
  await db.deleteFrom('poster_jobs').where('agent_id', '=', agentId).execute()
}
