/**
 * `npm run objects -- move --to bucket` (or `database`): moves the bytes of pictures and documents there, while the product
 * runs. `-- check` checks that each object is in the bucket, `-- clean` deletes what the database does not know.
 */
import { parseArgs } from 'node:util'
import { RENDERINGS } from '#server/catalog/images/stored-renderings.ts'
import { ConfigError } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { type Bucket, openBucket } from '#server/objects/bucket.ts'
import { findMissing, findUnknown } from '#server/objects/check-objects.ts'
import { moveObjects, type ObjectColumn, type Place } from '#server/objects/move-objects.ts'
import { sweepObjects } from '#server/objects/sweep-objects.ts'
import { PAPER_FILES } from '#server/people/papers/stored-papers.ts'
import { AGREEMENT_COPIES } from '#server/proposals/agreements/stored-agreements.ts'
import { runMain, withConfiguredDatabase } from './run-command.ts'

/** Everything that may lie in a bucket. */
const COLUMNS: readonly ObjectColumn[] = [RENDERINGS, PAPER_FILES, ...AGREEMENT_COPIES]

const USAGE = `Say what to do:
  npm run objects -- move --to bucket      moves pictures and documents into the bucket of OBJECTS_URL
  npm run objects -- move --to database    moves them back
  npm run objects -- check                 checks that each object is in the bucket
  npm run objects -- clean                 deletes objects that no row refers to`

/** Keys that are printed at most. */
const MOST_LINES = 20

type Order = { work: 'move'; to: Place } | { work: 'check' } | { work: 'clean' }

/** Reads the command line; undefined when it can't be understood. */
export function readOrder(args: string[]): Order | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true })
    const [work, ...more] = positionals
    if (more.length > 0) return undefined
    if (work === 'move') return isPlace(values.to) ? { work, to: values.to } : undefined
    return (work === 'check' || work === 'clean') && values.to === undefined ? { work } : undefined
  } catch {
    return undefined
  }
}

const isPlace = (value: string | undefined): value is Place => value === 'bucket' || value === 'database'
const say = (count: number) => count.toLocaleString('en-US')

interface Room {
  db: Database
  bucket: Bucket
}

/** @returns the exit code: 1 when something could not be moved */
async function move(room: Room, to: Place): Promise<number> {
  let failures = 0
  for (const column of COLUMNS) {
    const report = (moved: number) => console.log(`${column.name}: ${say(moved)} moved`)
    const { moved, failed } = await moveObjects(room, column, to, report)
    failures += failed.length
    if (moved === 0) console.log(`${column.name}: none to move`)
    printSome(failed, `${column.name}: missing from the bucket or damaged there; they stay as they are`)
  }
  // what the rows left behind: the bucket is not needed any more
  if (to === 'database') console.log(`Deleted from the bucket: ${say(await sweepObjects(room.db, room.bucket))}`)
  console.log(failures === 0 ? `Everything is in the ${to}.` : `${say(failures)} could not be moved.`)
  return failures === 0 ? 0 : 1
}

/** @returns the exit code: 1 when an object is missing */
async function check({ db, bucket }: Room): Promise<number> {
  const { rows, missing } = await findMissing(db, bucket)
  const unknown = await findUnknown(db, bucket, new Date())
  console.log(`Rows with an object: ${say(rows)}. Missing from the bucket: ${say(missing.length)}.`)
  console.log(`Objects older than a day that no row refers to: ${say(unknown.length)} (npm run objects -- clean).`)
  printSome(missing, 'Missing')
  return missing.length === 0 ? 0 : 1
}

async function clean({ db, bucket }: Room): Promise<number> {
  let deleted = await sweepObjects(db, bucket)
  for (const key of await findUnknown(db, bucket, new Date())) {
    await bucket.delete(key)
    deleted += 1
  }
  console.log(`Deleted from the bucket: ${say(deleted)}`)
  return 0
}

function printSome(keys: readonly string[], what: string): void {
  if (keys.length === 0) return
  const more = keys.length > MOST_LINES ? `\n  and ${say(keys.length - MOST_LINES)} more` : ''
  console.error(`${what}:\n  ${keys.slice(0, MOST_LINES).join('\n  ')}${more}`)
}

async function run(): Promise<number> {
  const order = readOrder(process.argv.slice(2))
  if (!order) {
    console.error(USAGE)
    return 2
  }
  return withConfiguredDatabase(async (db, { bucketAddress }) => {
    if (!bucketAddress) throw new ConfigError('OBJECTS_URL is not set: there is no bucket')
    if (order.work === 'move' && order.to === 'database' && bucketAddress.writes)
      throw new ConfigError(
        'OBJECTS_URL: add write=0 and restart the product first, or new files still go to the bucket',
      )
    const bucket = openBucket(bucketAddress, createLog({ logLevel: 'error' }))
    try {
      if (order.work === 'move') return await move({ db, bucket }, order.to)
      return await (order.work === 'check' ? check : clean)({ db, bucket })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      console.error('The bucket does not answer as it should. What was moved stays moved: run this again.')
      return 1
    } finally {
      bucket.close()
    }
  })
}

if (import.meta.main) await runMain(run, ConfigError)
