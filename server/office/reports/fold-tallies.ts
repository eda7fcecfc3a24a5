import type { Database } from '#server/db/client.ts'
import { foldBatch } from '../queries.ts'

const BATCH = 20_000

/**
 * Folds changes of the tallies until fewer than a batch are left over (docs/decisions/021). Safe to run twice and at
 * once: batches take turns.
 * @param signal ends it between two batches
 * @returns how many were folded
 */
export async function foldTallies(db: Database, signal?: AbortSignal, batch = BATCH): Promise<number> {
  let sum = 0
  for (;;) {
    const folded = await foldBatch(db, batch)
    sum += folded
    if (folded < batch || signal?.aborted) return sum
  }
}
