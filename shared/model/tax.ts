/** Thousandths of a percent in a percent: rates are stored as integers (docs/product.md P7.100). */
const PER_PERCENT = 1000

/** The decimals a rate in percent can have. */
export const RATE_DECIMALS = 3

/** A rate in thousandths of a percent, as it is stored. @param percent 0 to 100, to the thousandth */
export const toRate = (percent: number): number => Math.round(percent * PER_PERCENT)

/** A stored rate in percent. @param rate thousandths of a percent */
export const toPercent = (rate: number): number => rate / PER_PERCENT

/** Whether a percentage has no more than three decimals. */
export const isRate = (percent: number): boolean => Math.abs(percent * PER_PERCENT - toRate(percent)) < 1e-6

/** What is said beside a price that tax is added to (docs/product.md P7.107). */
export const PLUS_TAX = 'plus tax'

/** What is said of an exempt customer (docs/product.md P7.105). @param number the exemption's; null when unknown */
export const taxExemptWords = (number: string | null): string =>
  number === null ? 'Tax exempt' : `Tax exempt, number ${number}`
