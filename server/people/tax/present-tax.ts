import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import type { TaxRow } from './tax-rows.ts'

/**
 * Tax details for those who may open them; the number by its last four digits alone.
 * @param readable whether the W-9 opens with the present key
 */
export function presentTaxDetails(row: TaxRow, readable: boolean): TaxDetails {
  const { w9_bytes: bytes, w9_at: at } = row
  return {
    legalName: row.legal_name,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    tinKind: row.tin_kind,
    tinLast4: row.tin_last4,
    w9: bytes === null || at === null ? null : { bytes, createdAt: at.toISOString(), readable },
    version: row.version,
  }
}
