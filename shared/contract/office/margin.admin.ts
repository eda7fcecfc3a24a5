import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Cents, Count, EventDate, Id, Raw } from '../text.ts'

const Span = z.object({
  from: EventDate.optional().describe('From that day on; Atlanta'),
  to: EventDate.optional().describe('Before that day; Atlanta'),
})

/** What the margin can be split by in a file. */
export const MARGIN_GROUPS = ['month', 'category', 'talent'] as const
export type MarginGroup = (typeof MARGIN_GROUPS)[number]

const MarginSums = z.object({
  received: Cents,
  returned: Cents,
  tax: Cents.describe("Tax in what was received, less that in what went back: it is not the agency's"),
  talent: Cents.describe('Shares entered in the span; below zero when refunds corrected earlier ones'),
  fees: Cents.describe('What the card provider kept, as far as it is known'),
  unknownFees: Count.describe('Card payments whose fee is not known yet'),
  margin: Cents.describe('received less returned, tax, talent and fees'),
})
export type MarginSums = z.infer<typeof MarginSums>

/** What is left to the agency of a month. */
export const MarginMonth = MarginSums.extend({ month: z.string().describe('2026-11') })
export type MarginMonth = z.infer<typeof MarginMonth>

/** What is left to the agency of a category's or a person's bookings. */
export const MarginPart = MarginSums.extend({
  id: Id.nullable().describe('null for everyone who is not named'),
  name: z.string(),
})
export type MarginPart = z.infer<typeof MarginPart>

/** What is left to the agency of a span of days. Months, categories and talent have the same sums. */
export const Margin = z
  .object({
    months: z.array(MarginMonth),
    categories: z.array(MarginPart).describe('The most received first'),
    talent: z.array(MarginPart).describe('The 20 with the most received, then everyone else in one row'),
    unknownFees: Count,
  })
  .meta({ id: 'Margin' })
export type Margin = z.infer<typeof Margin>

export const showMargin = endpoint({
  method: 'GET',
  path: '/api/admin/reports/margin',
  mayLag: true,
  access: ['owner'],
  summary:
    'Margin by month, category and talent in a span of days: received less refunds, tax, shares of talent and processor fees',
  query: Span,
  response: Margin,
})

export const exportMargin = endpoint({
  method: 'GET',
  path: '/api/admin/exports/margin',
  mayLag: true,
  access: ['owner'],
  reauth: true,
  summary: 'Margin by month, category or talent as CSV; every talent by name',
  query: Span.extend({ by: z.enum(MARGIN_GROUPS).optional().describe('month when absent') }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
