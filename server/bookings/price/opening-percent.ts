import { DEFAULT_TAX_PERCENT, taxPercent } from '#shared/model/invoice.ts'
import { toPercent } from '#shared/model/tax.ts'

interface Taxed {
  /** Thousandths of a percent by settings and exemption; null until an owner has saved the settings. */
  tax_rate: number | null
  tax_exempt: boolean
  total_cents: number | null
  payment_status: 'pending' | 'paid' | 'refunded'
}

/**
 * The tax rate that a new invoice of a booking opens at (docs/product.md P7.101): none for an exempt customer; of a
 * booking that is paid the rate that was paid, so that tax is neither charged twice nor forgotten; else the settings'.
 * @param settledTax the tax in what was paid, integer cents
 * @param unset the rate while no owner has saved the settings
 * @returns percent, to the thousandth
 */
export function findOpeningPercent(
  { tax_rate, tax_exempt, total_cents, payment_status }: Taxed,
  settledTax: number,
  unset: number = DEFAULT_TAX_PERCENT,
): number {
  if (tax_exempt) return 0
  if (payment_status === 'paid' && (tax_rate !== null || settledTax > 0)) {
    return taxPercent({ subtotal: total_cents ?? 0, discount: 0, tax: settledTax })
  }
  return tax_rate === null ? unset : toPercent(tax_rate)
}
