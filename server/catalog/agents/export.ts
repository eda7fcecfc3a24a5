import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { listRoster, type RosterRow } from './roster.ts'

/** Rows read at a time. */
const BATCH = 500
const BY_NAME = { sort: 'name', descending: false } as const

const COLUMNS: CsvColumns<RosterRow> = {
  Name: ({ name }) => name,
  Category: ({ category }) => category,
  'Rate ($/hr)': ({ hourly_rate }) => hourly_rate || null,
  Available: ({ availability }) => availability,
  Rating: ({ rating }) => rating,
  Bookings: ({ total_bookings }) => total_bookings,
  Specialties: ({ specialties }) => specialties.join(', '),
  Experience: ({ experience }) => experience,
  Bio: ({ bio }) => bio,
  Instagram: ({ instagram }) => instagram,
  Twitter: ({ twitter }) => twitter,
  Website: ({ website }) => website,
  Username: ({ username }) => username,
  Email: ({ email }) => email,
  Added: ({ created_at }) => atlantaDay(created_at),
  Id: ({ id }) => id,
}

/** The roster as CSV, by name, in chunks. */
export function exportRoster(db: Database): AsyncGenerator<string> {
  const read = (last: RosterRow | undefined) =>
    listRoster(db, {}, BY_NAME, { after: last && { value: '', name: last.key_name, id: last.id }, limit: BATCH })
  return writeCsv(COLUMNS, inBatches(read))
}
