import type { TaxPart } from '#shared/model/tax-details.ts'

/** What decides whether tax details are complete. */
export interface TaxFacts {
  legal_name: string | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  tin_last4: string | null
  /** Whether there is a W-9 that opens with the SECRET_KEY in use. */
  w9_opens: boolean
}

/**
 * What is missing to report a person's payments, in the order of the form (docs/product.md P7.124). A W-9 that can't be
 * opened is missing (P7.157).
 */
export function listMissing(row: TaxFacts): TaxPart[] {
  const has: Record<TaxPart, boolean> = {
    legalName: row.legal_name !== null,
    address: row.street !== null && row.city !== null && row.state !== null && row.zip !== null,
    tin: row.tin_last4 !== null,
    w9: row.w9_opens,
  }
  return (Object.keys(has) as TaxPart[]).filter((part) => !has[part]) // the keys of a record are its type's
}
