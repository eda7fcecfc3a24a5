import { listMissing } from '#server/people/tax/list-missing.ts'
import type { TaxYearRow } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import type { TaxYearListRow } from './tax-year-rows.ts'

/** '12 Peachtree St, Atlanta, GA 30303'; null while a part is missing. */
function writeAddress({ street, city, state, zip }: TaxYearListRow): string | null {
  return street && city && state && zip ? `${street}, ${city}, ${state} ${zip}` : null
}

/** A person who was paid in a year, for owners; the number by its last four digits alone. */
export function presentTaxYearRow(row: TaxYearListRow): TaxYearRow {
  return {
    id: row.id,
    name: row.name,
    legalName: row.legal_name,
    address: writeAddress(row),
    tinKind: row.tin_kind,
    tinLast4: row.tin_last4,
    w9On: row.w9_at?.toISOString() ?? null,
    w9Readable: row.w9_opens,
    paid: row.paid_cents,
    processor: row.processor_cents,
    reportable: row.key_rank < 2,
    missing: listMissing(row),
    canAsk: row.can_ask,
    askedOn: row.asked_on,
  }
}
