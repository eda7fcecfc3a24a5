import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, Id, Instant } from '../text.ts'

/** What an agent earned in a month; never what the customer paid (docs/product.md P7.40). */
export const Statement = z
  .object({
    month: z.string().describe('2026-11, Atlanta'),
    total: Cents,
    lines: z
      .array(
        z.object({
          bookingId: Id,
          eventType: z.enum(EVENT_TYPES),
          eventDate: Instant,
          eventDuration: z.number().int().describe('Hours'),
          parts: z
            .array(z.object({ title: z.string(), share: Cents }))
            .describe('What the share is made of, adding up to it; none for a price without lines of its own'),
          share: Cents.describe('Below 0 where something was given back after an earlier month had it'),
        }),
      )
      .describe(
        'Completed bookings whose price is paid and verified, and canceled ones of which money was kept, by date; at most 500',
      ),
  })
  .meta({ id: 'Statement' })

export type Statement = z.infer<typeof Statement>

export const showStatement = endpoint({
  method: 'GET',
  path: '/api/agent/statement',
  access: ['agent'],
  summary: "The agent's earnings of a month; the current month when none is named",
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Not a month, like 2026-11')
      .optional(),
  }),
  response: Statement,
})
