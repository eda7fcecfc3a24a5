import { getTakenSpan } from '#server/availability/intervals.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { BatchRow } from './batch-rows.ts'
import { readAgent } from './fields/agent-fields.ts'
import { type BookingFields, readBooking } from './fields/booking-fields.ts'
import { readCustomer } from './fields/customer-fields.ts'
import { RowReader } from './fields/read-row.ts'
import { phoneKey } from './fields/read-values.ts'
import { placeBookings } from './match/place-bookings.ts'
import { readCategories } from './match/read-categories.ts'
import type { FileRow } from './parse/file-rows.ts'
import type { CheckedRow, Finding } from './row-rows.ts'

/** A row as read: its cells, and what it would be stored as without an error. */
interface ReadRow {
  row: FileRow
  reader: RowReader
  fields: unknown
  /** By what it is a duplicate of another row of the file. */
  key: string
  time?: Pick<CheckedRow, 'agent_id' | 'starts_at' | 'busy_until'> | undefined
}

const NO_TIME = { agent_id: null, starts_at: null, busy_until: null }

/** Reads rows by the columns of their import. @returns the rows as checked, and the errors by row and column */
export async function readRows(
  trx: Database,
  batch: BatchRow,
  rows: readonly FileRow[],
  now: Date,
): Promise<{ checked: CheckedRow[]; findings: Finding[] }> {
  const readers = rows.map((row) => ({ row, reader: new RowReader(row.cells, batch.columns, batch.day_first) }))
  const read = await READ[batch.kind](trx, readers, now)
  return {
    checked: read.map(({ row: { position }, reader, fields, key, time = NO_TIME }) =>
      reader.problems.length > 0
        ? { position, fields: null, match_key: null, verdict: 'problem', ...NO_TIME }
        : { position, fields, match_key: key, verdict: 'ready', ...time },
    ),
    findings: read.flatMap((one) => listProblems(batch, one)),
  }
}

type Readers = readonly Pick<ReadRow, 'row' | 'reader'>[]

const READ = { customers: readCustomers, bookings: readBookings, agents: readAgents } as const

function listProblems(batch: BatchRow, { row, reader }: ReadRow): Finding[] {
  return reader.problems.map(({ field, message }) => ({
    position: row.position,
    heading: batch.headings[batch.columns.indexOf(field)] ?? null,
    kind: 'problem',
    value: reader.raw(field).slice(0, 200) || null,
    message,
  }))
}

async function readCustomers(_trx: Database, readers: Readers, now: Date): Promise<ReadRow[]> {
  return readers.map((one) => {
    const customer = readCustomer(one.reader, now)
    const fields = { ...customer, phoneKey: phoneKey(customer.phone) }
    return { ...one, fields, key: customer.email.toLowerCase() }
  })
}

async function readAgents(trx: Database, readers: Readers): Promise<ReadRow[]> {
  const findCategory = await readCategories(trx)
  return readers.map((one) => {
    const agent = readAgent(one.reader, findCategory)
    return { ...one, fields: agent, key: `${agent.name.toLowerCase()}|${agent.category}` }
  })
}

async function readBookings(trx: Database, readers: Readers, now: Date): Promise<ReadRow[]> {
  const read = readers.map((one) => ({ ...one, booking: readBooking(one.reader, now) }))
  const places = await placeBookings(trx, read)
  const buffer = await findBufferMinutes(trx)
  return read.map(({ row, reader, booking }, at) => {
    const place = places[at]
    if (!place || reader.problems.length > 0) return { row, reader, fields: null, key: '' }
    const key = `${place.agentId}|${atlantaDay(booking.eventDate)}|${place.customerEmail.toLowerCase()}`
    return { row, reader, fields: { ...booking, ...place }, key, time: timeOf(booking, place.agentId, buffer) }
  })
}

/** The time that a confirmed booking takes of its agent. */
function timeOf({ status, eventDate, hours }: BookingFields, agentId: string, buffer: number): ReadRow['time'] {
  if (status !== 'confirmed') return undefined
  const { start, busyUntil } = getTakenSpan(new Date(eventDate), hours, buffer)
  return { agent_id: agentId, starts_at: start.toISOString(), busy_until: busyUntil.toISOString() }
}
