import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { EventDate, Id, Instant, line } from '../text.ts'

const ById = z.object({ id: Id })
const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })

const BusyTime = z.object({ from: Instant, to: Instant })

export const agentAvailability = endpoint({
  method: 'GET',
  path: '/api/agents/:id/availability',
  access: 'public',
  summary: 'When an agent is taken within a span of at most 62 days: times only, never by whom',
  params: ById,
  query: z.object({ from: EventDate, to: EventDate }),
  response: z.object({ busy: z.array(BusyTime) }),
})

/** Time an agent can't be booked. */
export const BlockedTime = z
  .object({ id: Id, from: Instant, to: Instant, reason: z.string().nullable() })
  .meta({ id: 'BlockedTime' })
export type BlockedTime = z.infer<typeof BlockedTime>

const NewBlockedTime = z.object({
  from: EventDate.describe('Atlanta time; a date alone is its beginning'),
  to: EventDate.describe('Atlanta time; a date alone is the end of that day'),
  reason: line(200)
    .nullish()
    .transform((value) => value || null),
})

export const listBlockedTimes = endpoint({
  method: 'GET',
  path: '/api/agent/blocked-times',
  access: ['agent'],
  summary: 'Own blocked time that has not passed, by start; at most 500',
  response: z.array(BlockedTime),
})

export const blockTime = endpoint({
  method: 'POST',
  path: '/api/agent/blocked-times',
  refuses: [409],
  access: ['agent'],
  summary: 'Block own time; 409 when it is taken already',
  body: NewBlockedTime,
  response: BlockedTime,
  status: 201,
})

export const unblockTime = endpoint({
  method: 'DELETE',
  path: '/api/agent/blocked-times/:id',
  access: ['agent'],
  summary: 'Give blocked time back',
  params: ById,
  response: Success,
})

const Hours = z
  .array(
    z
      .object({
        weekday: z.number().int().min(0).max(6).describe('0 is Sunday'),
        from: z.number().int().min(0).max(1439).describe('Minute of the Atlanta day'),
        to: z.number().int().min(1).max(2880).describe('Minute from the same midnight; beyond 1440 is the next day'),
      })
      .refine(({ from, to }) => from < to, { path: ['to'], message: 'Must be after the beginning' }),
  )
  .max(21, 'At most three spans a day')

/** Hours of a week in which an agent takes bookings; none at all means any time. */
export const WeeklyHours = Hours.meta({ id: 'WeeklyHours' })
export type WeeklyHours = z.infer<typeof WeeklyHours>

export const showWeeklyHours = endpoint({
  method: 'GET',
  path: '/api/agent/weekly-hours',
  access: ['agent'],
  summary: 'Own weekly hours',
  response: WeeklyHours,
})

export const setWeeklyHours = endpoint({
  method: 'PUT',
  path: '/api/agent/weekly-hours',
  access: ['agent'],
  summary: 'Set the own weekly hours; an empty list means any time',
  body: Hours,
  response: WeeklyHours,
})

export const listAgentBlockedTimes = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/blocked-times',
  access: ['admin'],
  summary: "An agent's blocked time that has not passed, by start; at most 500",
  params: ById,
  response: z.array(BlockedTime),
})

export const blockAgentTime = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/blocked-times',
  refuses: [409],
  access: ['admin'],
  summary: "Block an agent's time; 409 when it is taken already",
  params: ById,
  body: NewBlockedTime,
  response: BlockedTime,
  status: 201,
})

export const unblockAgentTime = endpoint({
  method: 'DELETE',
  path: '/api/admin/blocked-times/:id',
  access: ['admin'],
  summary: 'Give blocked time back',
  params: ById,
  response: Success,
})

export const showAgentWeeklyHours = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/weekly-hours',
  access: ['admin'],
  summary: "An agent's weekly hours",
  params: ById,
  response: WeeklyHours,
})

export const setAgentWeeklyHours = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/weekly-hours',
  access: ['admin'],
  summary: "Set an agent's weekly hours; an empty list means any time",
  params: ById,
  body: Hours,
  response: WeeklyHours,
})
