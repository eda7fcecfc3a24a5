import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Whether models have used up their tokens of a day (docs/product.md S38).
 * @param day the day in Atlanta, '2026-12-04'
 * @param budget in tokens
 */
export async function isSpent(db: Database, day: string, budget: number): Promise<boolean> {
  const row = await db.selectFrom('model_tokens').select('tokens').where('day', '=', day).executeTakeFirst()
  return (row?.tokens ?? 0) >= budget
}

/**
 * Adds tokens that were used to the count of a day.
 * @param day the day in Atlanta, '2026-12-04'
 */
export async function noteTokens(db: Database, day: string, tokens: number): Promise<void> {
  await db
    .insertInto('model_tokens')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ tokens: sql<number>`model_tokens.tokens + excluded.tokens` }),
    )
    .execute()
}

/** Tokens a text comes to when the provider doesn't say. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4)
