import { z } from 'zod'
import { formatWhole } from '../../../model/money.ts'
import { FIRST_SET_YEAR, TAX_PARTS, TIN_KINDS } from '../../../model/tax-details.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { Cents, Count, Id, Instant, Raw } from '../../text.ts'

/** A calendar year of Atlanta. */
const Year = z.coerce.number('Not a year').int('Not a year').min(2000, 'Not a year').max(2100, 'Not a year')
const AskedYear = { year: Year.optional().describe('The current one of Atlanta when absent') }

/** What one person was paid in a year, and what is known to report it on Form 1099-NEC. */
export const TaxYearRow = z
  .object({
    id: Id.describe("The agent's"),
    name: z.string(),
    legalName: z.string().nullable(),
    address: z.string().nullable().describe('On one line; null while a part is missing'),
    tinKind: z.enum(TIN_KINDS).nullable(),
    tinLast4: z.string().nullable(),
    w9On: Instant.nullable().describe('When the W-9 was uploaded'),
    w9Readable: z
      .boolean()
      .describe('False without a W-9, and for one that was sealed with another SECRET_KEY: it counts as missing'),
    paid: Cents.describe('By the day of each payout; without those through a card processor and those reopened'),
    processor: Cents.describe('Paid through a card processor, which reports it on Form 1099-K itself'),
    reportable: z.boolean().describe('At or above the threshold of the year'),
    missing: z.array(z.enum(TAX_PARTS)),
    canAsk: z.boolean().describe('Whether the person has a login that an email can lead to'),
    askedOn: z.string().nullable().describe('The last day in Atlanta the person was asked for what is missing'),
  })
  .meta({ id: 'TaxYearRow' })
export type TaxYearRow = z.infer<typeof TaxYearRow>

export const listTaxYear = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/year',
  access: ['owner'],
  summary:
    'Who was paid in a calendar year: those to be reported with something missing, then others to be reported, then the rest; by name, at most 100 a page with Link to the next',
  query: PageQuery.extend(AskedYear),
  response: z.array(TaxYearRow),
})

/** A year in figures. */
export const TaxYearSummary = z
  .object({
    year: z.number().int(),
    threshold: Cents,
    people: Count.describe('Paid in the year'),
    paid: Cents.describe('Without what went through a card processor'),
    reportable: Count.describe('At or above the threshold'),
    incomplete: Count.describe('Of them, with something missing'),
  })
  .meta({ id: 'TaxYearSummary' })
export type TaxYearSummary = z.infer<typeof TaxYearSummary>

export const showTaxYear = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/year/summary',
  access: ['owner'],
  summary: 'How many people a year reports, and from what amount',
  query: z.object(AskedYear),
  response: TaxYearSummary,
})

export const setTaxThreshold = endpoint({
  method: 'PUT',
  path: '/api/admin/payouts/year/threshold',
  refuses: [409],
  access: ['owner'],
  summary:
    'Set from what amount a year, and those after it without one of their own, are reported. 409 when it is not what was shown',
  body: z.object({
    year: z
      .number('Not a year')
      .int('Not a year')
      .min(FIRST_SET_YEAR, 'The threshold of 2025 and earlier is $600')
      .max(2100, 'Not a year'),
    cents: z
      .number('Enter an amount')
      .int('Not an amount')
      .min(100, { error: () => `At least ${formatWhole(1)}` })
      .max(100_000_000, { error: () => `At most ${formatWhole(1_000_000)}` }),
    was: z.number('Not an amount').int('Not an amount').describe('Cents that were shown'),
  }),
  response: z.object({ year: z.number().int(), threshold: Cents }),
})

export const exportTaxYear = endpoint({
  method: 'GET',
  path: '/api/admin/exports/tax-year',
  access: ['owner'],
  reauth: true,
  summary: 'A year for Form 1099-NEC as CSV, with whole taxpayer numbers',
  query: z.object(AskedYear),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

/** Everything about a year's report. */
export const taxYearEndpoints = [listTaxYear, showTaxYear, setTaxThreshold, exportTaxYear] as const
