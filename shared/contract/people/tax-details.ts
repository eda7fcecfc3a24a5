import { z } from 'zod'
import { TIN_KINDS, US_STATES } from '../../model/tax-details.ts'
import { orNull } from '../catalog/agents.admin.ts'
import { exactLine, Instant, line } from '../text.ts'

/** What a person's payments are reported under; the taxpayer number by its last four digits alone. */
export const TaxDetails = z
  .object({
    legalName: z.string().nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable().describe('Two letters: GA'),
    zip: z.string().nullable(),
    tinKind: z.enum(TIN_KINDS).nullable(),
    tinLast4: z.string().nullable(),
    w9: z
      .object({
        bytes: z.number().int(),
        createdAt: Instant,
        readable: z.boolean().describe('False when it was sealed with another SECRET_KEY: it must be uploaded again'),
      })
      .nullable(),
    version: z
      .number()
      .int()
      .describe('The version of the stored rows, to be sent back as If-Match; 0 while there are none'),
  })
  .meta({ id: 'TaxDetails' })
export type TaxDetails = z.infer<typeof TaxDetails>

/** A change of tax details; what is left out stays. */
export const TaxDetailsChange = z.object({
  legalName: orNull(line(200)).optional(),
  street: orNull(line(200)).optional(),
  city: orNull(line(100)).optional(),
  state: orNull(
    exactLine(2)
      .transform((state) => state.toUpperCase())
      .refine((state) => state === '' || US_STATES.includes(state), 'Not a US state, like GA'),
  ).optional(),
  zip: orNull(
    exactLine(10).refine((zip) => zip === '' || /^\d{5}(-\d{4})?$/.test(zip), 'Enter a ZIP code, like 30303'),
  ).optional(),
  tinKind: z.enum(TIN_KINDS, 'Not a kind of number we know').optional().describe('Sent with tin; SSN unless given'),
  tin: orNull(exactLine(20)).optional().describe('9 digits of an SSN, ITIN or EIN; null takes it away'),
})
export type TaxDetailsChange = z.infer<typeof TaxDetailsChange>
