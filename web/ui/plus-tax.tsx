import { PLUS_TAX } from '#shared/model/tax.ts'

interface PlusTaxProps {
  /** Nothing is drawn otherwise. */
  when: boolean | undefined
  className?: string
}

/** Says quietly beside a price that tax is added to it (docs/product.md P7.131). */
export const PlusTax = ({ when, className = '' }: PlusTaxProps) =>
  when ? <span className={`plus-tax ${className}`}> {PLUS_TAX}</span> : null
