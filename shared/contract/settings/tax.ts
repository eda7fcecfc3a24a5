import { z } from 'zod'
import { isRate, RATE_DECIMALS } from '../../model/tax.ts'
import { endpoint } from '../endpoint.ts'
import { Id, line } from '../text.ts'

/** A tax rate in percent, 0 to 100, to the thousandth. */
export const TaxPercent = z
  .number('Enter a percentage')
  .min(0, '0 to 100%')
  .max(100, '0 to 100%')
  .refine(isRate, `At most ${RATE_DECIMALS} decimals`)

/** What the agency says about tax, as owners edit it. */
export const TaxSettings = z
  .object({
    name: z.string().describe("What it is called on invoices, such as 'Sales tax'"),
    percent: z.number().describe('To the thousandth'),
    categories: z
      .array(z.object({ id: Id, displayName: z.string(), taxed: z.boolean() }))
      .describe('All categories; a new one is taxed'),
    saved: z.boolean().describe('False until an owner has saved them: then nothing of it applies'),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'TaxSettings' })
export type TaxSettings = z.infer<typeof TaxSettings>

export const showTaxSettings = endpoint({
  method: 'GET',
  path: '/api/admin/tax-settings',
  access: ['owner'],
  summary: 'The tax rate, its name, and which categories are taxed',
  response: TaxSettings,
})

export const updateTaxSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/tax-settings',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary:
    'Change the tax rate, its name, and which categories are taxed. From the first time on they apply to what is invoiced and paid. 409 when If-Match is not the current row version',
  body: z.object({
    name: line(40, 'Enter a name'),
    percent: TaxPercent,
    untaxed: z.array(Id).max(500).describe('The ids of the categories without tax'),
  }),
  response: TaxSettings,
})

/** Tax, as owners set it. */
export const taxEndpoints = [showTaxSettings, updateTaxSettings] as const
