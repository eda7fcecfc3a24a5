import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Temporal } from 'temporal-polyfill'
import { getErrorCode } from '#server/errors.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { getPlace } from '#shared/model/place.ts'
import { PART } from './write-backup.ts'

const NAME = /^marquee-(daily-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz$/
const FAILURE = 'last-failure.json'
const COPY = 'last-copy.json'
/** Age after which an unfinished file is left over from a killed process, in milliseconds. */
const PART_MS = DAY_MS

/** How many daily backups stay: the last of each of so many days, and before them of so many weeks. */
const KEEP = { days: 7, weeks: 4 }

/** A backup in the folder. */
export interface KeptBackup {
  file: string
  at: Date
  /** Made by the product; those made by hand stay until they are removed by hand. */
  daily: boolean
}

/** What the office should know of its backups. */
export interface BackupState {
  last: { file: string; at: Date; bytes: number } | undefined
  /** The last attempt, when it failed. */
  failure: { at: Date; message: string } | undefined
}

/**
 * The name of a backup made at a time: it shows its age without being opened.
 * @param kind who makes it: the product every day, or a person by hand
 */
export function nameBackup(at: Date, kind: 'daily' | 'by hand'): string {
  return `marquee-${kind === 'daily' ? 'daily-' : ''}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`
}

/** The backups in a folder, newest first; none when there is no folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readNames(folder)
  return names
    .flatMap((name) => {
      const [, daily, day, hour, minute, second] = NAME.exec(name) ?? []
      if (day === undefined) return []
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
      return [{ file: path.join(folder, name), at, daily: daily !== undefined }]
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** No such thing, or a file where the folder should be. */
const isAbsent = (error: unknown) => getErrorCode(error) === 'ENOENT' || getErrorCode(error) === 'ENOTDIR'

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** The newest backup in a folder, and whether the last attempt failed. */
export async function findLastBackup(folder: string): Promise<BackupState> {
  const [newest] = await listBackups(folder)
  const failure = await readFailure(folder)
  if (!newest) return { last: undefined, failure }
  const { size } = await stat(newest.file)
  return { last: { file: newest.file, at: newest.at, bytes: size }, failure }
}

async function readFailure(folder: string): Promise<BackupState['failure']> {
  try {
    const { at, message }: { at: string; message: string } = JSON.parse(
      await readFile(path.join(folder, FAILURE), 'utf8'),
    )
    return { at: new Date(at), message }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Keeps the last error for the system page; a success clears it. */
export async function recordFailure(folder: string, at: Date, message: string): Promise<void> {
  await writeWhole(path.join(folder, FAILURE), { at, message })
}

async function writeWhole(file: string, content: object): Promise<void> {
  await writeFile(`${file}${PART}`, JSON.stringify(content), { mode: 0o600 })
  await rename(`${file}${PART}`, file)
}

/** The newest backup in a folder, unless it or a newer one was copied elsewhere. */
export async function findUncopied(folder: string): Promise<KeptBackup | undefined> {
  const [newest] = await listBackups(folder)
  if (!newest) return undefined
  try {
    const { at }: { at: string } = JSON.parse(await readFile(path.join(folder, COPY), 'utf8'))
    return newest.at > new Date(at) ? newest : undefined
  } catch (error) {
    if (isAbsent(error)) return newest
    throw error
  }
}

/** Keeps which backup was copied elsewhere last. */
export async function recordCopy(folder: string, { file, at }: Pick<KeptBackup, 'file' | 'at'>): Promise<void> {
  await writeWhole(path.join(folder, COPY), { file: path.basename(file), at })
}

/** Forgets the last failure. */
export async function forgetFailure(folder: string): Promise<void> {
  await rm(path.join(folder, FAILURE), { force: true })
}

/** Which daily backups have had their time. */
export function findExpired(backups: readonly KeptBackup[]): KeptBackup[] {
  const daily = backups.filter((backup) => backup.daily).sort((a, b) => b.at.getTime() - a.at.getTime())
  const days = newestOfEach(daily, dayOf).slice(0, KEEP.days)
  const oldest = days.at(-1)
  const older = oldest ? daily.filter(({ at }) => dayOf(at) < dayOf(oldest.at)) : []
  const kept = new Set([...days, ...newestOfEach(older, weekOf).slice(0, KEEP.weeks)])
  return daily.filter((backup) => !kept.has(backup))
}

function newestOfEach(newestFirst: readonly KeptBackup[], spanOf: (at: Date) => string): KeptBackup[] {
  const found = new Map<string, KeptBackup>()
  for (const backup of newestFirst) {
    const span = spanOf(backup.at)
    if (!found.has(span)) found.set(span, backup)
  }
  return [...found.values()]
}

const local = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(getPlace().timeZone)
const dayOf = (at: Date) => local(at).toPlainDate().toString()
const weekOf = (at: Date) => `${local(at).yearOfWeek}-${local(at).weekOfYear}`

/** Takes away the daily backups that have had their time, and what a killed process left. */
export async function sweepBackups(folder: string, now: Date): Promise<void> {
  for (const { file } of findExpired(await listBackups(folder))) await rm(file, { force: true })
  for (const name of await readNames(folder)) {
    if (!name.startsWith('marquee-') || !name.endsWith(PART)) continue
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > PART_MS) await rm(file, { force: true })
  }
}

/** The quiet hour of every night. */
const QUIET = Temporal.PlainTime.from('04:10')

/**
 * Whether the daily backup is to be made: the last was before the last quiet hour. A machine that slept through it makes
 * up for it.
 */
export function isBackupDue(backups: readonly KeptBackup[], now: Date): boolean {
  const today = local(now).toPlainDate()
  const quietOn = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: getPlace().timeZone, plainTime: QUIET }).toInstant().epochMilliseconds
  const since = quietOn(today) <= now.getTime() ? quietOn(today) : quietOn(today.subtract({ days: 1 }))
  return !backups.some(({ daily, at }) => daily && at.getTime() >= since && at.getTime() <= now.getTime())
}
