import { sql } from 'kysely'
import { getTakenSpan } from '#server/availability/intervals.ts'
import { selectClosed, selectTaken } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { writeEventTime, writeSpan } from '#shared/model/event-time.ts'
import { cutName } from '../time/conflicts.ts'

/** Whether an agent could take a booking at a time. */
export interface Availability {
  /** 'asked' when another pending booking is for the same time. */
  state: 'free' | 'asked' | 'taken'
  /** What takes the agent, or what asks for the same time, in a sentence for the office; null when nothing does. */
  clash: string | null
}

interface Row {
  listed: boolean
  closed: boolean
  taken_from: Date | null
  taken_until: Date | null
  booked_by: string | null
  asked_by: string | null
  asked_for: Date | null
  asked_hours: number | null
}

/**
 * Whether the agent of a booking is free for another time of it, by the rule of the list of free agents
 * (docs/product.md P8.7): buffers count on both sides, the booking's own time does not.
 * @param hours how long it lasts then
 */
export async function findAvailability(
  db: Database,
  { agentId, bookingId, start, hours }: { agentId: string; bookingId: string; start: Date; hours: number },
): Promise<Availability> {
  const { end, busyUntil } = getTakenSpan(start, hours, await findBufferMinutes(db))
  const { rows } = await sql<Row>`
    select a.availability and a.archived_at is null as listed,
      exists (select from (${selectClosed({ from: start, to: end })}) as c where c.agent_id = a.id) as closed,
      t.start_time as taken_from, coalesce(b.event_date + make_interval(hours => b.event_duration), t.busy_until) as taken_until,
      b.customer_name as booked_by, p.customer_name as asked_by, p.event_date as asked_for,
      p.event_duration as asked_hours
    from agents a
    left join lateral (
      select t.start_time, t.busy_until, t.booking_id from (${selectTaken({ from: start, to: busyUntil })}) as t
      where t.agent_id = a.id and t.booking_id is distinct from ${bookingId}::uuid order by t.start_time limit 1
    ) as t on true
    left join bookings b on b.id = t.booking_id
    left join lateral (
      select p.customer_name, p.event_date, p.event_duration from bookings p
      where p.agent_id = a.id and p.status = 'pending' and p.id <> ${bookingId}
        and p.event_date < ${busyUntil} and p.event_date > ${start}::timestamptz - interval '72 hours'
        and p.event_date + make_interval(hours => p.event_duration) > ${start}
      order by p.event_date, p.id limit 1
    ) as p on true
    where a.id = ${agentId}`.execute(db)
  return describe(rows[0])
}

function describe(row: Row | undefined): Availability {
  if (!row?.listed) return { state: 'taken', clash: 'This agent takes no bookings.' }
  const { taken_from, taken_until, booked_by, closed, asked_by, asked_for, asked_hours } = row
  if (taken_from !== null && taken_until !== null) {
    const by = booked_by === null ? 'has blocked time then,' : `is already booked by ${cutName(booked_by)} for`
    return { state: 'taken', clash: `This agent ${by} ${writeSpan(taken_from, taken_until)}.` }
  }
  if (closed) return { state: 'taken', clash: 'This agent does not work then, by the weekly hours.' }
  if (asked_by === null || asked_for === null || asked_hours === null) return { state: 'free', clash: null }
  return { state: 'asked', clash: `${cutName(asked_by)} has asked for ${writeEventTime(asked_for, asked_hours)}.` }
}
