import { z } from 'zod'
import { formatWhole } from '../../model/money.ts'
import {
  findLineError,
  findLinesError,
  LINE_KINDS,
  LINE_SHARES,
  MAX_LINE_HOURS,
  MAX_LINES,
  MAX_PRICE_CENTS,
} from '../../model/price-line.ts'
import { line } from '../text.ts'

const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const Amount = z
  .number('Not an amount')
  .int('Whole cents')
  .min(0, { error: () => `At least ${formatWhole(0)}` })
  .max(MAX_PRICE_CENTS, { error: () => `At most ${formatWhole(1_000_000)}` })
  .nullish()
  .transform((value) => value ?? null)

/** What the office agrees about a line of a price; the server computes its amount (docs/product.md P7.60). */
const LineTerms = z
  .object({
    kind: z.enum(LINE_KINDS, 'Not a kind of line we know'),
    share: z.enum(LINE_SHARES, 'Not a share we know'),
    label: line(200)
      .nullish()
      .transform((value) => value ?? ''),
    hours: z
      .number('Not hours')
      .positive('More than 0 hours')
      .max(MAX_LINE_HOURS, `At most ${MAX_LINE_HOURS} hours`)
      .refine(hundredths, 'Hours have at most two decimals')
      .nullish()
      .transform((value) => value ?? null),
    rate: Amount.describe('Integer cents an hour'),
    percent: z
      .number('Not a percentage')
      .positive('More than 0 percent')
      .max(100, 'A discount is at most 100%')
      .refine(hundredths, 'A percentage has at most two decimals')
      .nullish()
      .transform((value) => value ?? null)
      .describe('Of all lines that are no discounts'),
    amount: Amount.describe('Integer cents, without a sign; ignored beside a rate or a percentage'),
  })
  .superRefine((value, context) => {
    const error = findLineError(value)
    if (error !== undefined) context.addIssue({ code: 'custom', message: error })
  })

/** The lines of a price, in the order they are printed. */
export const PriceTerms = z
  .array(LineTerms, 'Not lines of a price')
  .min(1, 'A price has at least one line')
  .max(MAX_LINES, `A price has at most ${MAX_LINES} lines`)
  .superRefine((value, context) => {
    const error = findLinesError(value)
    if (error !== undefined) context.addIssue({ code: 'custom', message: error })
  })

/** A line of a price as its customer sees it. */
export const CustomerLine = z
  .object({
    kind: z.enum(LINE_KINDS),
    label: z.string().describe("Printed beside the kind; a discount's reason; empty for none"),
    hours: z.number().nullable(),
    rate: z.number().int().nullable().describe('Integer cents an hour'),
    percent: z.number().nullable(),
    amount: z.number().int().describe('Integer cents, below 0 for a discount'),
  })
  .meta({ id: 'CustomerLine' })

/** A line of a price as the office sees it. */
export const PriceLine = CustomerLine.extend({
  share: z.enum(LINE_SHARES).describe('Who gets it: talent by its share, all of it talent, or all of it the agency'),
}).meta({ id: 'PriceLine' })
