import { z } from 'zod'
import { SelectedIds, SelectedOutcome } from '../bookings/selected-bookings.admin.ts'
import { endpoint } from '../endpoint.ts'
import { TaxPercent } from '../settings/tax.ts'
import { EventDate, text } from '../text.ts'

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/send-invoices',
  access: ['admin'],
  summary:
    'Email the invoices of bookings to their customers, each on its own; bookings without one get it first. An invoice that was sent is not sent again',
  body: z.object({
    bookingIds: SelectedIds,
    taxPercent: TaxPercent.optional().describe(
      'For new invoices while no owner has saved the tax settings, 8 when absent; else each booking has its own rate',
    ),
    dueDate: z
      .string('Due date is required')
      .trim()
      .min(1, 'Due date is required')
      .pipe(EventDate)
      .describe('For new invoices: the end of that day in Atlanta'),
    message: text(5000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: z.array(SelectedOutcome),
})
