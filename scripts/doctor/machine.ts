import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { findLastBackup, findUncopied } from '#server/db/backup/backup-folder.ts'
import { readVersion } from '#server/db/backup/backup-format.ts'
import { canServe, countMigrations } from '#server/db/migrate.ts'
import { isNearlyFull, readDisk } from '#server/office/system/disk.ts'
import { BACKUP_MS } from '#server/office/system/warnings.ts'
import { broken, type Finding, good, look } from './finding.ts'

/** More than this apart, tickets, links and codes end at wrong times, in milliseconds. */
const CLOCK_MS = 30_000

/** The release, and the database with its clock. */
export async function checkDatabase(pool: pg.Pool): Promise<Finding[]> {
  const release = good(`Marquee ${readVersion()} on Node ${process.versions.node}.`)
  try {
    const { rows } = await pool.query<{ version: string; now: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as now",
    )
    const { version = '', now = new Date() } = rows[0] ?? {}
    const apart = Math.abs(now.getTime() - Date.now())
    const findings = [release, good(`PostgreSQL ${version} answers.`)]
    if (!(await canServe(pool, countMigrations()))) {
      findings.push(
        broken(
          'The database is older than this release, or takes no writes.',
          'Start the product: it brings the database up to date.',
        ),
      )
    }
    if (apart > CLOCK_MS) {
      const seconds = Math.round(apart / 1000)
      findings.push(
        broken(
          `The clocks of this machine and the database are ${seconds} seconds apart.`,
          'Run timedatectl set-ntp true on both.',
        ),
      )
    }
    return findings
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      release,
      broken(`The database does not answer: ${reason}.`, 'Check DATABASE_URL, or the log of the product.'),
    ]
  }
}

/** Whether the system keeps its clock right. */
export async function checkClock(): Promise<Finding> {
  const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']).catch(
    () => ({ stdout: '' }),
  )
  if (stdout.trim() === 'yes') return good('The clock is kept by time servers.')
  return look(
    'The clock may be wrong: no time server keeps it.',
    'Run timedatectl set-ntp true; if it answers that NTP is not supported, first apt-get install systemd-timesyncd.',
  )
}

/** Room on the disks of the data and of the backups. */
export async function checkDisks({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>): Promise<Finding[]> {
  const findings = await Promise.all([
    checkDisk('The disk of the data', dataDir),
    checkDisk('The disk of the backups', backupDir),
  ])
  return findings.filter((finding) => finding !== undefined)
}

async function checkDisk(name: string, folder: string): Promise<Finding | undefined> {
  const room = await readDisk(folder)
  if (!room) return undefined // a folder that is made at the first start or the first backup
  const says = `${name} has ${(room.freeBytes / 1024 ** 3).toFixed(1)} GB free.`
  if (!isNearlyFull(room)) return good(says)
  return broken(says, 'Make room: when it is full, nothing can be saved any more.')
}

/** Whether the nightly backups are made; a managed database has its provider's. */
export async function checkBackups(
  { databaseUrl, backupDir, backupElsewhere }: Pick<Config, 'databaseUrl' | 'backupDir' | 'backupElsewhere'>,
  now: Date,
): Promise<Finding> {
  if (databaseUrl !== undefined) {
    return look('The database is a managed one.', 'Make sure that its provider keeps backups, and try a restore.')
  }
  const { last, failure } = await findLastBackup(backupDir)
  if (failure)
    return broken(
      `The last backup failed: ${failure.message}.`,
      'Run marquee backup (npm run backup) and read what it says.',
    )
  if (!last)
    return look(
      'There is no backup yet.',
      'Run marquee backup (npm run backup) now; the product makes one every night.',
    )
  const hours = Math.round((now.getTime() - last.at.getTime()) / 3_600_000)
  if (now.getTime() - last.at.getTime() > BACKUP_MS) {
    return broken(`The last backup is ${hours} hours old.`, 'The log says why there was none last night.')
  }
  const said = `The last backup is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`
  if (backupElsewhere === undefined) return good(`${said} Copy ${backupDir} to another machine.`)
  return (await findUncopied(backupDir))
    ? look(`${said} It was not copied elsewhere yet.`, 'The product tries every hour; the log says why it fails.')
    : good(`${said} It was copied elsewhere.`)
}
