import { getTakenSpan } from '#server/availability/intervals.ts'
import { paymentKey } from '#server/billing/imports/import-accounts.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { maskCards } from '#shared/model/mask-cards.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { BatchRow } from './batch-rows.ts'
import { readAgent } from './fields/agent-fields.ts'
import { type BookingFields, readBooking } from './fields/booking-fields.ts'
import { readCustomer } from './fields/customer-fields.ts'
import { readPayment } from './fields/payment-fields.ts'
import { RowReader } from './fields/read-row.ts'
import { phoneKey } from './fields/read-values.ts'
import { placeBookings } from './match/place-bookings.ts'
import { placeBusy } from './match/place-busy.ts'
import { placePayments } from './match/place-payments.ts'
import { planPayments } from './match/plan-payments.ts'
import { readCategories } from './match/read-categories.ts'
import type { FileRow } from './parse/file-rows.ts'
import { placePhotos } from './pictures/check-photos.ts'
import { saveAddresses } from './pictures/picture-rows.ts'
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
  const read = await READ[batch.kind](trx, readers, now, batch)
  return {
    checked: read.map(({ row: { position }, reader, fields, key, time = NO_TIME }) =>
      reader.problems.length > 0 || fields === null
        ? { position, fields: null, match_key: null, verdict: 'problem', ...NO_TIME }
        : { position, fields, match_key: key, verdict: 'ready', ...time },
    ),
    findings: read.flatMap((one) => listProblems(batch, one)),
  }
}

type Readers = readonly Pick<ReadRow, 'row' | 'reader'>[]

const READ = {
  customers: readCustomers,
  bookings: readBookings,
  agents: readAgents,
  payments: readPayments,
  busy: readBusy,
  photos: readPhotos,
} as const

function listProblems(batch: BatchRow, { row, reader }: ReadRow): Finding[] {
  return reader.problems.map(({ field, message }) => ({
    position: row.position,
    heading: batch.headings[batch.columns.indexOf(field)] ?? null,
    kind: 'problem',
    value: maskCards(reader.raw(field)).slice(0, 200) || null,
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

async function readAgents(trx: Database, readers: Readers, _now: Date, { id }: BatchRow): Promise<ReadRow[]> {
  const findCategory = await readCategories(trx)
  const read = readers.map((one) => ({ ...one, agent: readAgent(one.reader, findCategory) }))
  await saveAddresses(
    trx,
    id,
    read.flatMap(({ row: { position }, reader, agent: { photo: address } }) =>
      address === null || reader.problems.length > 0 ? [] : [{ position, address }],
    ),
  )
  return read.map(({ row, reader, agent }) => ({
    ...{ row, reader, fields: agent, key: `${agent.name.toLowerCase()}|${agent.category}` },
  }))
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

async function readPayments(trx: Database, readers: Readers, now: Date, { id }: BatchRow): Promise<ReadRow[]> {
  const read = readers.map((one) => ({ ...one, payment: readPayment(one.reader, now) }))
  const places = await placePayments(trx, read)
  const placed = read.map(({ row, reader, payment: { kind, cents, method, reference, paidAt } }, at) => {
    const bookingId = places[at]
    const isPlaced = typeof bookingId === 'string' && reader.problems.length === 0
    return { row, reader, payment: isPlaced ? { bookingId, kind, cents, method, reference, paidAt } : null }
  })
  await planPayments(
    trx,
    id,
    placed.flatMap(({ row: { position }, reader, payment }) => (payment ? [{ position, reader, payment }] : [])),
  )
  return placed.map(({ row, reader, payment }) => ({
    ...{ row, reader, fields: payment },
    key: payment ? `${payment.bookingId}|${paymentKey(payment)}` : '',
  }))
}

async function readBusy(trx: Database, readers: Readers, _now: Date, batch: BatchRow): Promise<ReadRow[]> {
  const places = await placeBusy(trx, batch, readers)
  return readers.map(({ row, reader }, at) => {
    const agentId = places[at]
    if (typeof agentId !== 'string') return { row, reader, fields: null, key: '' }
    const [from, to] = [reader.raw('from'), reader.raw('to')]
    const time = { agent_id: agentId, starts_at: from, busy_until: to }
    return { row, reader, fields: { agentId, from, to }, key: `${agentId}|${from}|${to}`, time }
  })
}

async function readPhotos(trx: Database, readers: Readers, _now: Date, { id }: BatchRow): Promise<ReadRow[]> {
  const photos = await placePhotos(trx, id, readers)
  return readers.map(({ row, reader }, at) => {
    const photo = photos[at]
    if (!photo) return { row, reader, fields: null, key: '' }
    const { agentId, hash } = photo
    return { row, reader, fields: {}, key: `${agentId}|${hash}`, time: { ...NO_TIME, agent_id: agentId } }
  })
}
