import { Temporal } from 'temporal-polyfill'
import { BUSY_MONTHS, CALENDAR_BYTES } from '#shared/model/import.ts'
import { getPlace } from '#shared/model/place.ts'
import { type FileRow, UnreadableFile } from './file-rows.ts'
import { parseCalendar } from './parse-calendar.ts'
import { isZip, readZip, type ZippedFile } from './read-zip.ts'

const LIMITS = {
  bytes: 100 * 1024 * 1024,
  entries: 500,
  fileBytes: CALENDAR_BYTES,
  tooLarge: 'The ZIP has too many files, or is too large once it is unpacked. Make several of it.',
  unreadable: 'This is not a ZIP file that can be read',
}

/** The columns of a calendar's rows; nobody maps them. */
export const CALENDAR_COLUMNS = ['File', 'From', 'To', 'Problem', 'Place in its file'] as const

/**
 * The busy times of a calendar file, or of those in a ZIP, from today in Atlanta on: a row each, a row for a file without any,
 * and one for a file that can't be read.
 * @param now the moment it is
 * @throws UnreadableFile when the only file can't be read
 */
export async function* readCalendars(
  bytes: Uint8Array,
  { name, now }: { name: string; now: Date },
): AsyncGenerator<FileRow> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(getPlace().timeZone)
    .startOfDay()
  const span = { from: today.epochMilliseconds, to: today.add({ months: BUSY_MONTHS }).epochMilliseconds }
  let position = 0
  for await (const { path, bytes: file, problem } of filesOf(bytes, name)) {
    const read = file ? readTimes(path, file, span) : problem
    if (typeof read === 'string') {
      if (!isZip(bytes)) throw new UnreadableFile(read)
      position += 1
      yield { position, cells: [path, '', '', read, '1'] }
      continue
    }
    for (const [at, { from, to }] of read.entries()) {
      position += 1
      yield { position, cells: [path, new Date(from).toISOString(), new Date(to).toISOString(), '', String(at + 1)] }
    }
  }
  if (position === 0) throw new UnreadableFile('The ZIP has no file')
}

async function* filesOf(bytes: Uint8Array, name: string): AsyncGenerator<ZippedFile> {
  if (isZip(bytes)) yield* readZip(bytes, LIMITS)
  else yield { path: name, bytes: Buffer.from(bytes), problem: '' }
}

/** @returns the busy times of a file, or why there are none */
function readTimes(path: string, file: Buffer, span: { from: number; to: number }) {
  if (isZip(file) || /\.(?!ics$|ical$|txt$)[a-z0-9]{1,5}$/i.test(path)) return 'This is not a calendar file (ICS)'
  if (file.length > CALENDAR_BYTES) return `A calendar has at most ${CALENDAR_BYTES / 1024 / 1024} MB`
  try {
    const times = parseCalendar(new TextDecoder().decode(file), span)
    return times.length > 0 ? times : `No busy time in the next ${BUSY_MONTHS} months`
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
}
