import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '#server/context.ts'
import { databaseFailure } from '#server/db/client.ts'
import { fetchPicture } from '#server/integrations/fetch-picture.ts'
import { type BatchRow, claimBatch, saveBatch } from './batch-rows.ts'
import { checkRows } from './check-rows.ts'
import { type FetchPicture, storeNextPicture } from './pictures/store-pictures.ts'
import { readUpload } from './read-upload.ts'
import { runRows } from './run/run-rows.ts'
import { undoRows } from './run/undo-rows.ts'

/** Tries of one step while the database is away or busy with others, and the pause between, in milliseconds. */
const [TRIES, PAUSE_MS] = [5, 500]

const STEPS = { checking: checkRows, running: runRows, undoing: undoRows } as const

/**
 * Works on imports until none waits: reads uploads, checks, imports and undoes, a few hundred rows in each transaction.
 * The rows say how far it is, so that any process goes on after a crash; the lock of an import's row keeps two from
 * the same step (docs/product.md P17.26).
 */
export async function workOnImports(
  { db, log, now, nudgePosters, objects }: Pick<AppContext, 'db' | 'log' | 'now' | 'nudgePosters' | 'objects'>,
  signal: AbortSignal,
  fetchFrom: FetchPicture = fetchPicture,
): Promise<void> {
  let tries = 0
  while (!signal.aborted) {
    try {
      const worked =
        (await readUpload(db, log, signal, now())) ||
        (await storeNextPicture({ db, log, objects }, fetchFrom)) ||
        (await step({ db, log }, now()))
      tries = 0
      if (worked === 'agents') nudgePosters()
      if (!worked) return
    } catch (error) {
      tries += 1
      if (databaseFailure(error)?.code !== 'unavailable' || tries >= TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** One transaction of the oldest import that no other process is at. @returns its kind; false when there is none */
async function step({ db, log }: Pick<AppContext, 'db' | 'log'>, now: Date) {
  let claimed: BatchRow | undefined
  try {
    await db.transaction().execute(async (trx) => {
      claimed = await claimBatch(trx)
      // claimed in one of these states
      if (claimed) await STEPS[claimed.state as keyof typeof STEPS](trx, claimed, now)
    })
  } catch (error) {
    if (!claimed || databaseFailure(error)?.code === 'unavailable') throw error
    // another try would fail in the same way, and hold up the imports behind it
    log.error({ err: error, import: claimed.id }, 'an import stopped')
    await saveBatch(db, claimed.id, { ...stoppedAt(claimed), finished_at: now })
  }
  return claimed?.kind ?? false
}

/** How an import stands whose step failed, in words for the owner. What was written stays, and can be undone. */
function stoppedAt({ state, done_count: done }: BatchRow): { state: 'failed' | 'done'; failure: string } {
  if (state === 'checking') {
    return {
      state: 'failed',
      failure: `The check stopped after ${done} rows because of an error. Nothing was written.`,
    }
  }
  const failure =
    state === 'running'
      ? `It stopped after ${done} rows because of an error. These are imported, the others are not. Undo it, and import the file again.`
      : `The undo stopped after ${done} rows because of an error. The others are still here. Try it again.`
  return { state: 'done', failure }
}
