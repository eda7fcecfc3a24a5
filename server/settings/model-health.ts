import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** How asking the assistant's model has gone (docs/product.md P6.39). */
export interface ModelHealth {
  answeredAt: Date | null
  /** The first failure since the last answer. */
  failingSince: Date | null
  /** Answers of the day that the built-in assistant gave in the model's place. */
  fallbacks: number
}

/**
 * Notes how one question went.
 * @param day of Atlanta, as 2026-12-31
 * @param worked whether the model answered; undefined when it wasn't asked
 * @param fellBack whether the built-in assistant answered in its place
 */
export async function noteOutcome(
  db: Database,
  day: string,
  { worked, fellBack }: { worked: boolean | undefined; fellBack: boolean },
): Promise<void> {
  if (worked !== undefined) {
    const now = sql<Date>`now()`
    const changed = worked
      ? { answered_at: now, failing_since: null }
      : { failing_since: sql<Date>`coalesce(model_health.failing_since, now())` }
    await db
      .insertInto('model_health')
      .values(worked ? { answered_at: now } : { failing_since: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
      .execute()
  }
  if (!fellBack) return
  await db
    .insertInto('model_tokens')
    .values({ day, tokens: 0, fallbacks: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ fallbacks: sql<number>`model_tokens.fallbacks + 1` }),
    )
    .execute()
}

/** Another model or key was chosen: what is known is about the one before. */
export async function forgetHealth(trx: Database): Promise<void> {
  await trx.deleteFrom('model_health').execute()
  await trx.updateTable('model_tokens').set({ fallbacks: 0 }).where('fallbacks', '>', 0).execute()
}

/** How the model is, as all processes know it. */
export async function readModelHealth(db: Database, day: string): Promise<ModelHealth> {
  const [health, counted] = await Promise.all([
    db.selectFrom('model_health').select(['answered_at', 'failing_since']).executeTakeFirst(),
    db.selectFrom('model_tokens').select('fallbacks').where('day', '=', day).executeTakeFirst(),
  ])
  return {
    answeredAt: health?.answered_at ?? null,
    failingSince: health?.failing_since ?? null,
    fallbacks: counted?.fallbacks ?? 0,
  }
}
