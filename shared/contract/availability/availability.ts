import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, EventDate, Id, Instant, line } from '../text.ts'

const BusyTime = z.object({ from: Instant, to: Instant })

export const agentAvailability = endpoint({
  method: 'GET',
  path: '/api/agents/:id/availability',
  access: 'public',
  summary:
    'When an agent is taken within a span of at most 62 days, from today on and in whole hours: times only, never by whom',
  params: ById,
  query: z.object({ from: EventDate, to: EventDate }),
  response: z.object({ busy: z.array(BusyTime) }),
})

export const agentFreeDays = endpoint({
  method: 'GET',
  path: '/api/agents/:id/free-days',
  access: 'public',
  summary:
    'The next days of the coming 30 on which an agent is free for three hours in a row, at most three; none while the agent takes no bookings',
  params: ById,
  response: z.object({ days: z.array(z.iso.date()).describe('Days of Atlanta, the next one first') }),
})

/** Every endpoint of this file. */
export const availabilityEndpoints = [agentAvailability, agentFreeDays] as const

/** Time an agent can't be booked. */
export const BlockedTime = z
  .object({ id: Id, from: Instant, to: Instant, reason: z.string().nullable() })
  .meta({ id: 'BlockedTime' })

export type BlockedTime = z.infer<typeof BlockedTime>

export const NewBlockedTime = z.object({
  from: EventDate.describe('Atlanta time; a date alone is its beginning'),
  to: EventDate.describe('Atlanta time; a date alone is the end of that day'),
  reason: line(200)
    .nullish()
    .transform((value) => value || null),
})

export const Hours = z
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
