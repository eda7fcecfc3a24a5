import { formatCents } from '#shared/model/money.ts'

/** '$80.00 less', '$240.00 more', 'Same price'; empty while it can't be known. */
export function describeDifference(cents: number | null): string {
  if (cents === null) return ''
  return cents === 0 ? 'Same price' : `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
