/**
 * `npm run backup`: writes everything the database holds into one file in BACKUP_DIR, while the product runs or is
 * stopped. `npm run backup -- --to FILE` writes it there.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { forgetFailure, nameBackup, recordCopy } from '#server/db/backup/backup-folder.ts'
import { BackupError } from '#server/db/backup/backup-format.ts'
import { nameCopy, sendBackup } from '#server/db/backup/send-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { openDatabase, openPool } from '#server/db/client.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { createLog } from '#server/log.ts'
import { countInBucket } from '#server/objects/object-rows.ts'
import { nameSecretKey } from '#server/settings/secret-key.ts'
import { runMain } from './run-command.ts'

/**
 * Reads the command line.
 * @returns the file to write
 * @throws TypeError for unknown options
 */
export function chooseFile(args: string[], { backupDir }: Pick<Config, 'backupDir'>, now: Date): string {
  const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true })
  const [file = values.to, ...more] = positionals
  if (more.length > 0 || (values.to !== undefined && positionals.length > 0) || file === '') {
    throw new TypeError('One file at most: npm run backup -- --to FILE')
  }
  return file === undefined ? path.join(backupDir, nameBackup(now, 'by hand')) : path.resolve(file)
}

/** A readable size: '12.3 MB'. */
export const sizeText = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** How many rows have their bytes in the bucket, which no backup holds. A database of an older release has none. */
async function countObjects(connection: pg.PoolConfig): Promise<number> {
  const pool = openPool({ ...connection, max: 1 })
  try {
    const { rowCount } = await pool.query(`select where to_regclass('public.stored_objects') is not null`)
    return rowCount === 0 ? 0 : await countInBucket(openDatabase(pool), 'used')
  } finally {
    await pool.end()
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const began = performance.now()
  const now = new Date()
  const file = chooseFile(process.argv.slice(2), config, now)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    const { rows, tables, bytes } = await writeBackup(database.owner, file, { now }).catch((error: unknown) => {
      console.error('No backup was made.')
      throw error
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const isKept = path.dirname(file) === config.backupDir
    console.log(
      `${rows.toLocaleString('en-US')} rows of ${tables} tables are in ${file} (${sizeText(bytes)}, ${seconds} s).`,
    )
    const elsewhere = config.backupElsewhere
    if (elsewhere) {
      await sendBackup(file, elsewhere).catch((error: unknown) => {
        console.error('The backup is complete; its copy elsewhere is not.')
        throw error
      })
      if (isKept) await recordCopy(config.backupDir, { file, at: now })
      console.log(`An encrypted copy is elsewhere: ${nameCopy(file)}`)
    }
    if (isKept) await forgetFailure(config.backupDir)
    const inBucket = await countObjects(database.owner)
    if (inBucket > 0)
      console.log(`Not in it: ${inBucket.toLocaleString('en-US')} pictures and documents in the bucket of OBJECTS_URL.`)
    const key = nameSecretKey(config)
    if (key === undefined) console.log('Not in it: who is signed in.')
    else {
      console.log(
        'Not in it: who is signed in, and the key that stored secrets are sealed with. Keep that key elsewhere:',
      )
      console.log(`  ${key}`)
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runMain(() => run().then(() => 0), ConfigError, BackupError, TypeError)
