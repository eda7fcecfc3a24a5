import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Cents, Count, EventDate, Raw } from '../text.ts'

const Span = z.object({
  from: EventDate.optional().describe('From that day on; Atlanta'),
  to: EventDate.optional().describe('Before that day; Atlanta'),
})

/** What is left to the agency of a month. */
export const MarginMonth = z.object({
  month: z.string().describe('2026-11'),
  received: Cents,
  returned: Cents,
  tax: Cents.describe("Tax in what was received, less that in what went back: it is not the agency's"),
  talent: Cents.describe('Shares entered in the month; below zero when refunds corrected earlier ones'),
  fees: Cents.describe('What the card provider kept, as far as it is known'),
  unknownFees: Count.describe('Card payments whose fee is not known yet'),
  margin: Cents.describe('received less returned, tax, talent and fees'),
})
export type MarginMonth = z.infer<typeof MarginMonth>

/** What is left to the agency of a span of days. */
export const Margin = z.object({ months: z.array(MarginMonth), unknownFees: Count }).meta({ id: 'Margin' })
export type Margin = z.infer<typeof Margin>

export const showMargin = endpoint({
  method: 'GET',
  path: '/api/admin/reports/margin',
  access: ['owner'],
  summary: 'Margin by month in a span of days: received less refunds, tax, shares of talent and processor fees',
  query: Span,
  response: Margin,
})

export const exportMargin = endpoint({
  method: 'GET',
  path: '/api/admin/exports/margin',
  access: ['owner'],
  reauth: true,
  summary: 'Margin by month as CSV',
  query: Span,
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
