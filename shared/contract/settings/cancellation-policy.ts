import { z } from 'zod'
import { findPolicyFaults, MOST_TIERS } from '../../model/policy-faults.ts'

/** What is kept when a customer cancels (docs/product.md P15.1). */
export const CancellationPolicy = z
  .object({
    tiers: z
      .array(
        z.object({
          hours: z.number().int().describe('Up to this many hours before the start this holds; the last tier has 0'),
          keepPercent: z.number().int().describe('Percent of the price with tax that is kept'),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'CancellationPolicy' })

/** A policy as it is saved: one to five tiers in order (docs/product.md P15.3). */
export const NewCancellationPolicy = z
  .object({
    tiers: z
      .array(z.object({ hours: z.number('Not a number of hours'), keepPercent: z.number('Not a percentage') }))
      .min(1, 'At least one row')
      .max(MOST_TIERS, 'At most five rows')
      .readonly(),
  })
  .superRefine(({ tiers }, context) => {
    for (const { index, field, message } of findPolicyFaults(tiers)) {
      context.addIssue({ code: 'custom', path: ['tiers', index, field], message })
    }
  })
