import { z } from 'zod'
import { MOST_SELECTED } from '../../model/bookings-table.ts'
import { endpoint } from '../endpoint.ts'
import { Id, line, text } from '../text.ts'

/** What became of one of several bookings. */
export const SelectedOutcome = z
  .object({
    id: Id,
    outcome: z.enum(['done', 'unchanged', 'refused']).describe('Unchanged: it was so already'),
    sentence: z.string().nullable().describe('Why it was refused, or what it was already'),
  })
  .meta({ id: 'SelectedOutcome' })

export type SelectedOutcome = z.infer<typeof SelectedOutcome>

/** Ids of selected bookings, each counted once. */
export const SelectedIds = z
  .array(Id)
  .min(1, 'Select a booking')
  .max(MOST_SELECTED, `At most ${MOST_SELECTED} bookings at a time`)
  .transform((ids) => [...new Set(ids)])

export const confirmBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/confirm',
  access: ['admin'],
  summary: 'Confirm pending bookings, each on its own: one that is refused leaves the others. Sent again, a no-op',
  body: z.object({
    bookings: z
      .array(z.object({ id: Id, version: z.number().int() }))
      .min(1, 'Select a booking')
      .max(MOST_SELECTED, `At most ${MOST_SELECTED} bookings at a time`),
  }),
  response: z.array(SelectedOutcome),
})

export const emailCustomers = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/email',
  refuses: [404],
  access: ['admin'],
  summary: 'Email a message to the customers of bookings, one email for each address. The same batch is sent once',
  body: z.object({
    batch: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'Not 32 hexadecimal digits')
      .describe('Chosen by the sender; a request with the same one mails nobody again'),
    bookingIds: SelectedIds,
    subject: line(200, 'Subject is required'),
    message: text(5000, 'Message is required'),
  }),
  response: z.object({ recipients: z.array(z.string()).describe('The addresses the batch goes to') }),
})
