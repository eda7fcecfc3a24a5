/** The numbers a US taxpayer has: of a person, or of a business. */
export const TIN_KINDS = ['ssn', 'ein'] as const
export type TinKind = (typeof TIN_KINDS)[number]

export const TIN_KIND_LABELS: Record<TinKind, string> = { ssn: 'SSN or ITIN', ein: 'EIN' }

/** States, the District of Columbia and territories, as the Postal Service abbreviates them (Publication 28). */
export const US_STATES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
  'RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
).split(' ')

/** The digits of a typed number; hyphens and spaces between them are left out. */
export const tinDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

/**
 * What is wrong with a typed taxpayer number (docs/product.md P7.121). Its sentence never repeats the number.
 * An SSN has no part of zeros alone and begins with neither 666 nor 9; an ITIN begins with 9
 * (https://www.ssa.gov/employer/randomization.html). An EIN has a prefix above 00.
 * @returns undefined for a number that can be one
 */
export function findTinFault(typed: string, kind: TinKind): string | undefined {
  const digits = tinDigits(typed)
  if (!/^\d{9}$/.test(digits)) return 'Enter 9 digits'
  if (kind === 'ein') return /^00|0{7}$/.test(digits) ? 'This is not an EIN' : undefined
  return /^(?:000|666)|^...00|0000$/.test(digits) ? 'This is not an SSN or ITIN' : undefined
}

/** A whole number as it is printed: '123-45-6789', '12-3456789'. */
export const formatTin = (digits: string, kind: TinKind): string =>
  kind === 'ein'
    ? `${digits.slice(0, 2)}-${digits.slice(2)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`

/** A number as it is shown: '•••-••-6789', '••-•••6789'. */
export const maskTin = (last4: string, kind: TinKind): string => (kind === 'ein' ? `••-•••${last4}` : `•••-••-${last4}`)

/** What a person who is to be reported can lack. */
export const TAX_PARTS = ['legalName', 'address', 'tin', 'w9'] as const
export type TaxPart = (typeof TAX_PARTS)[number]

export const TAX_PART_LABELS: Record<TaxPart, string> = {
  legalName: 'Legal name',
  address: 'Address',
  tin: 'Taxpayer number',
  w9: 'W-9',
}

/** What owners read about a W-9 that was sealed with another SECRET_KEY (docs/product.md P7.157). */
export const W9_UNREADABLE = "W-9 can't be read. Ask for it again."

/** The first year whose threshold owners set; earlier ones have the one they had. */
export const FIRST_SET_YEAR = 2026

/**
 * From what amount a year's payments to one person are reported on Form 1099-NEC unless an owner set another one:
 * $600 for payments made in 2025 and earlier, $2,000 from 2026 on (One Big Beautiful Bill Act, Public Law 119-21,
 * section 70433, which amends sections 6041 and 6041A of the Internal Revenue Code). The law adjusts it for inflation
 * after 2026, so it is a setting.
 * @returns integer cents
 */
export const defaultThreshold = (year: number): number => (year < FIRST_SET_YEAR ? 60_000 : 200_000)
