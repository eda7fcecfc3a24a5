import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Log } from '#server/log.ts'
import {
  findUncopied,
  forgetFailure,
  isBackupDue,
  listBackups,
  nameBackup,
  recordCopy,
  recordFailure,
  sweepBackups,
} from './backup-folder.ts'
import { type Elsewhere, sendBackup } from './send-backup.ts'
import { type Backup, writeBackup } from './write-backup.ts'

interface DailyBackup {
  /** Where backups are. */
  folder: string
  /** Where a copy of each goes. */
  elsewhere?: Elsewhere | undefined
  log: Log
  now: Date
  /** Ends it when the process ends; that is no failure. */
  signal?: AbortSignal
}

/**
 * Makes the backup of the day when it is due, takes away those that have had their time, and sends a copy of the newest
 * elsewhere (docs/product.md S66, S122). A failure is logged and kept for `findLastBackup`; the next try is an hour later.
 * @param connection how to reach the database
 * @returns the backup, unless none was due or it failed
 */
export async function makeDailyBackup(connection: pg.ClientConfig, daily: DailyBackup): Promise<Backup | undefined> {
  const { folder, log, now, signal } = daily
  try {
    const backup = await makeDue(connection, daily)
    await sendUncopied(daily)
    return backup
  } catch (error) {
    if (signal?.aborted) return undefined
    log.error({ err: error }, 'backup failed')
    await keepFailure(folder, now, error, log)
    return undefined
  }
}

async function makeDue(
  connection: pg.ClientConfig,
  { folder, log, now, signal }: DailyBackup,
): Promise<Backup | undefined> {
  if (!isBackupDue(await listBackups(folder), now)) return undefined
  const file = path.join(folder, nameBackup(now, 'daily'))
  const backup = await writeBackup(connection, file, { now, ...(signal && { signal }) })
  await forgetFailure(folder)
  await sweepBackups(folder, now)
  log.info({ file, bytes: backup.bytes, rows: backup.rows }, 'database backed up')
  return backup
}

async function sendUncopied({ folder, elsewhere, log, signal }: DailyBackup): Promise<void> {
  const backup = elsewhere && (await findUncopied(folder))
  if (!backup) return
  await sendBackup(backup.file, elsewhere, signal)
  await recordCopy(folder, backup)
  await forgetFailure(folder)
  log.info({ file: backup.file }, 'backup copied elsewhere')
}

/**
 * Makes a backup at once, as a person does by hand: it stays until a person deletes it (docs/product.md S66).
 * @param connection how to reach the database, as the owner of its tables
 * @param folder where backups are
 * @throws BackupError when another backup is being made; otherwise what the disk or the database refused
 */
export async function backUpNow(
  connection: pg.ClientConfig,
  { folder, now }: { folder: string; now: Date },
): Promise<Backup> {
  return writeBackup(connection, path.join(folder, nameBackup(now, 'by hand')), { now })
}

async function keepFailure(folder: string, now: Date, error: unknown, log: Log): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await recordFailure(folder, now, error instanceof Error ? error.message : String(error))
  } catch (failure) {
    // the same disk, most likely; the log has it
    log.warn({ err: failure }, 'the failed backup could not be written down')
  }
}
