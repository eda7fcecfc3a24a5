import { addOwnTerms } from '#server/settings/agency-profile.ts'
import { writeDatedPolicy } from '#shared/model/cancellation.ts'
import type { PartRow } from '../parts/read-parts.ts'

/**
 * The cancellation terms of the bookings of an invoice, with their dates in Atlanta's time and amounts (docs/product.md
 * P15.5): once where all have the same policy and begin at the same time, else for each performer. The agency's own text
 * follows once.
 */
export function writeInvoiceTerms(parts: readonly PartRow[]): string {
  const [first] = parts
  if (!first) return ''
  const same = parts.every(
    (part) =>
      part.event_date.getTime() === first.event_date.getTime() &&
      JSON.stringify(part.policy) === JSON.stringify(first.policy),
  )
  const total = parts.reduce((cents, part) => cents + part.total_cents, 0)
  const terms = same
    ? writeDatedPolicy(first.policy, first.event_date, total)
    : parts
        .map((part) => `${part.agent_name}: ${writeDatedPolicy(part.policy, part.event_date, part.total_cents)}`)
        .join('\n\n')
  return addOwnTerms(terms, first.own_terms)
}
