import type { BusyReason, FreeAgent, listFreeAgents } from '#shared/contract/bookings/free-agents.admin.ts'
import type { EndpointResult } from '#shared/contract/endpoint.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { bookingTotalCents, centsToDollars } from '#shared/model/money.ts'
import { FREE_LIMIT, type FreeRow } from './free-agents.ts'

/** Free and busy agents as the office sees them; a row beyond the limit only shows that there are more. */
export function presentFreeAgents(rows: readonly FreeRow[], hours: number): EndpointResult<typeof listFreeAgents> {
  const [free, busy] = [rows.filter((row) => row.free), rows.filter((row) => !row.free)]
  const present = (some: readonly FreeRow[]) => some.slice(0, FREE_LIMIT).map((row) => presentFreeAgent(row, hours))
  return {
    free: present(free),
    busy: present(busy),
    more: { free: free.length > FREE_LIMIT, busy: busy.length > FREE_LIMIT },
  }
}

function presentFreeAgent(row: FreeRow, hours: number): FreeAgent {
  const {
    id,
    name,
    category,
    image,
    hourly_rate: hourlyRate,
    plus_tax: plusTax,
    rating,
    asked_id,
    asked_by,
    asked_for,
  } = row
  const isAsked = asked_id !== null && asked_by !== null && asked_for !== null
  return {
    ...{ id, name, category, image, hourlyRate, plusTax, rating },
    totalAmount: centsToDollars(bookingTotalCents(hourlyRate, hours)),
    asked: isAsked ? { bookingId: asked_id, customerName: asked_by, from: asked_for.toISOString() } : null,
    reasons: row.free ? [] : presentReasons(row),
  }
}

function presentReasons(row: FreeRow): BusyReason[] {
  return [
    ...presentTaken(row),
    ...(row.closed ? [{ kind: 'hours' as const }] : []),
    ...(row.availability ? [] : [{ kind: 'unavailable' as const }]),
  ]
}

function presentTaken({ taken_from, taken_to, ...row }: FreeRow): BusyReason[] {
  if (taken_from === null || taken_to === null) return []
  const { booking_id, booked_by, booked_number, booked_for, booked_hours } = row
  if (booking_id === null || booked_by === null || booked_number === null || booked_for === null) {
    return [{ kind: 'blocked', from: taken_from.toISOString(), to: taken_to.toISOString() }]
  }
  const to = new Date(booked_for.getTime() + (booked_hours ?? 0) * HOUR_MS)
  const when = { from: booked_for.toISOString(), to: to.toISOString() }
  return [
    {
      kind: row.held ? 'held' : 'booked',
      bookingId: booking_id,
      number: booked_number,
      customerName: booked_by,
      ...when,
    },
  ]
}
