import { z } from 'zod'
import { isDay } from '../../model/day.ts'
import { PAYOUT_METHODS } from '../../model/payout.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Cents, Count, exactLine, Id, Instant, Raw, Success, text } from '../text.ts'

/** A month of Atlanta. */
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Not a month, like 2026-11')

/** A payout that stands. */
const Payout = z.object({
  id: Id,
  method: z.enum(PAYOUT_METHODS),
  reference: z.string().nullable(),
  paidOn: z.string().describe('Day in Atlanta'),
  createdAt: Instant,
})

/** What one person has earned for a month and has been paid. */
export const PayoutRow = z
  .object({
    id: Id.describe("The agent's"),
    name: z.string(),
    category: z.string(),
    email: z.string().nullable().describe('Where the statement goes; null when the office has no address'),
    bookings: Count.describe('New in the month'),
    share: Cents.describe('Of those bookings'),
    adjustments: Cents.describe('Corrections of earlier bookings, and what earlier months left unpaid'),
    paid: Cents,
    due: Cents.describe('Integer cents; below zero when more was returned than earned, carried to the next month'),
    payout: Payout.nullable(),
  })
  .meta({ id: 'PayoutRow' })
export type PayoutRow = z.infer<typeof PayoutRow>

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: ['owner'],
  summary: 'What each person is due for a month and has been paid, by name, at most 100 a page with Link to the next',
  query: PageQuery.extend({ month: Month.optional().describe('The current one of Atlanta when absent') }),
  response: z.array(PayoutRow),
})

/** A month's payday in figures. */
export const PayoutSummary = z
  .object({
    month: z.string(),
    payable: Count.describe('People with something due'),
    due: Cents.describe('Of all people with something due'),
    paidPeople: Count,
    paid: Cents,
  })
  .meta({ id: 'PayoutSummary' })
export type PayoutSummary = z.infer<typeof PayoutSummary>

export const showPayoutSummary = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/summary',
  access: ['owner'],
  summary: 'How many people are due money for a month, and how much',
  query: z.object({ month: Month.optional() }),
  response: PayoutSummary,
})

/** How people were paid. */
export const PayoutMark = z.object({
  month: Month,
  agentIds: z
    .array(Id)
    .min(1, 'Choose at least one person')
    .max(1000, 'At most 1,000 people at once')
    .nullable()
    .describe('null for everyone with something due'),
  method: z.enum(PAYOUT_METHODS, 'Not a payout method we know'),
  reference: exactLine(200)
    .nullish()
    .transform((value) => value || null),
  paidOn: z.string().refine(isDay, 'Not a date'),
  expectedTotal: z
    .number('Not an amount')
    .int('Not an amount')
    .describe('Cents that were shown; 409 when others are due'),
})

export const markPaid = endpoint({
  method: 'POST',
  path: '/api/admin/payouts',
  access: ['owner'],
  refuses: [409, 422],
  summary:
    'Mark people as paid for a month, all in one statement, and email each a statement. 409 when the amount due is not what was shown',
  body: PayoutMark,
  response: z.object({
    people: Count,
    total: Cents,
    emailed: Count.describe('Statements on their way; people without an email get none'),
  }),
})

export const reopenPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/reopen',
  access: ['owner'],
  refuses: [409],
  summary: 'Reopen a payout with a reason: what it paid is due again',
  params: ById,
  body: z.object({ reason: text(1000, 'Say why it is reopened') }),
  response: Success,
})

export const payoutStatementPdf = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/:id/statement',
  access: ['owner'],
  summary: 'The statement of a payout as a PDF',
  params: ById,
  response: Raw,
  produces: 'application/pdf',
})

export const exportPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/exports/payouts',
  access: ['owner'],
  reauth: true,
  summary: "A month's payday as CSV for the bank: who is due what, and who has been paid",
  query: z.object({ month: Month.optional() }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

/** Everything about payday. */
export const payoutEndpoints = [
  listPayouts,
  showPayoutSummary,
  markPaid,
  reopenPayout,
  payoutStatementPdf,
  exportPayouts,
] as const
