import { formatCents, formatWhole } from './money.ts'
import { hoursBeyond, hoursInWords, type PackagePrice, packageInWords, packageTotalCents } from './package.ts'

/** What a line of a price is for (docs/product.md P7.60). */
export const LINE_KINDS = ['talent', 'travel', 'overtime', 'extra', 'fee', 'discount'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const LINE_KIND_LABELS: Record<LineKind, string> = {
  talent: 'Talent',
  travel: 'Travel',
  overtime: 'Overtime',
  extra: 'Extra',
  fee: 'Fee',
  discount: 'Discount',
}

/** Who gets the money of a line: talent by its share, talent all of it, or the agency all of it. */
export const LINE_SHARES = ['shared', 'talent', 'agency'] as const
export type LineShare = (typeof LINE_SHARES)[number]

export const LINE_SHARE_LABELS: Record<LineShare, string> = {
  shared: 'Shared with talent',
  talent: 'All for talent',
  agency: 'All for the agency',
}

/** The mark a new line begins with. */
export const USUAL_LINE_SHARES: Record<LineKind, LineShare> = {
  talent: 'shared',
  travel: 'talent',
  overtime: 'shared',
  extra: 'shared',
  fee: 'agency',
  discount: 'shared',
}

/** Lines a price has at most, and cents it comes to at most. */
export const MAX_LINES = 30
export const MAX_PRICE_CENTS = 100_000_000
/** Hours of one line at most; hours have at most two decimals. */
export const MAX_LINE_HOURS = 1000

/** What is agreed about a line. Either an amount, hours and a rate, or, for a discount, a percentage. */
export interface LineTerms {
  kind: LineKind
  share: LineShare
  /** What is printed beside the kind; the reason of a discount; '' for none. */
  label: string
  /** Hours, to the hundredth. */
  hours: number | null
  /** Cents an hour. */
  rate: number | null
  /** Of all lines that are no discounts, to the hundredth. */
  percent: number | null
  /** Cents, 0 or more, also for a discount. Ignored beside a rate or a percentage. */
  amount: number | null
}

/** A line of a price, as stored. Amounts are integer cents, those of discounts 0 or less. */
export interface PriceLine extends LineTerms {
  amount: number
}

/** A line as its customer sees it: without the share. */
export type CustomerLine = Omit<PriceLine, 'share'>

const HUNDREDTHS = 100

/** Cents of hours at a rate, half a cent rounded up. */
const rateCents = (hours: number, rate: number): number =>
  Math.floor((Math.round(hours * HUNDREDTHS) * rate + HUNDREDTHS / 2) / HUNDREDTHS)

/** Cents of a percentage, half a cent rounded up. */
const percentCents = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * HUNDREDTHS) + 5000) / 10_000)

/**
 * Computes the amount of each line: hours times rate, a discount's percentage of all lines that are no discounts, or the
 * amount that was agreed (docs/product.md P7.60).
 * @returns the lines in the same order, amounts in integer cents
 */
export function computeLines(terms: readonly LineTerms[]): PriceLine[] {
  const gross = terms.map((line) =>
    line.hours !== null && line.rate !== null ? rateCents(line.hours, line.rate) : (line.amount ?? 0),
  )
  const base = terms.reduce((sum, { kind }, i) => sum + (kind === 'discount' ? 0 : (gross[i] ?? 0)), 0)
  return terms.map((line, i) => {
    if (line.kind !== 'discount') return { ...line, amount: gross[i] ?? 0 }
    const off = line.percent === null ? (line.amount ?? 0) : percentCents(base, line.percent)
    // 0 - 0 is 0, not -0
    return { ...line, amount: 0 - off }
  })
}

/** What a price comes to, integer cents. */
export const linesTotalCents = (lines: readonly Pick<PriceLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

const line = (share: LineShare, label: string, hours: number, rate: number | null, amount: number): PriceLine => ({
  ...{ kind: 'talent', share, label, hours, rate, amount },
  percent: null,
})

/** The price of a booking without lines of its own. */
export interface UsualPrice {
  /** Integer cents; null while the price is to be confirmed. */
  totalCents: number | null
  /** How long the booking lasts. */
  hours: number
  /** The package it was sold as. */
  sold: (PackagePrice & { name: string; hourlyRate: number | null }) | null
}

/**
 * The lines of a booking that has none of its own: rate times hours, or the package and the hours beyond it where both
 * make up the total to the cent (docs/product.md P7.55, P7.60).
 * @returns none while the price is to be confirmed
 */
export function usualLines({ totalCents, hours, sold }: UsualPrice): PriceLine[] {
  if (totalCents === null) return []
  // the rate is shown only when rate times hours is the amount to the cent
  if (sold === null) {
    return [line('shared', '', hours, totalCents % hours === 0 ? totalCents / hours : null, totalCents)]
  }
  const beyond = hoursBeyond(sold, hours)
  if (beyond === 0 || totalCents !== packageTotalCents(sold, sold.hourlyRate, hours)) {
    return [line('shared', packageInWords(sold, hours), sold.duration + beyond, null, totalCents)]
  }
  const extra = totalCents - sold.basePrice
  return [
    line('shared', packageInWords(sold, sold.duration), sold.duration, null, sold.basePrice),
    line('shared', `${hoursInWords(beyond)} beyond the package`, beyond, extra / beyond, extra),
  ]
}

/** A changed price: its lines, and what they come to in integer cents. */
export interface Repriced {
  lines: PriceLine[]
  totalCents: number
  /** Cents an hour that the difference was computed at; null when it has no rate. */
  rate: number | null
}

/**
 * The price of a booking whose hours change, at the rate it has (docs/product.md P7.62): a package is priced anew, of
 * other lines the last of talent with a rate takes the difference.
 * @param lines the booking's own lines; null when it has none
 * @returns null when its price has no rate to compute with
 */
export function repriceLines(lines: readonly PriceLine[] | null, price: UsualPrice, hours: number): Repriced | null {
  const { totalCents, sold, hours: was } = price
  if (totalCents === null) return null
  if (lines === null && sold !== null) {
    const next = packageTotalCents(sold, sold.hourlyRate, hours)
    if (next === null || totalCents !== packageTotalCents(sold, sold.hourlyRate, was)) return null
    const rate = sold.hourlyRate === null ? null : sold.hourlyRate * HUNDREDTHS
    return { lines: usualLines({ totalCents: next, hours, sold }), totalCents: next, rate }
  }
  const from = lines ?? usualLines(price)
  const index = from.findLastIndex(({ kind, rate, hours: some }) => kind === 'talent' && rate !== null && some !== null)
  const timed = from[index]
  if (timed === undefined || timed.hours === null) return null
  const left = timed.hours + hours - was
  if (left <= 0) return null
  const next = computeLines(from.map((one, i) => (i === index ? { ...one, hours: left } : stated(one))))
  return { lines: next, totalCents: linesTotalCents(next), rate: timed.rate }
}

/** A stored line as terms: the amount of a discount without its sign. */
export const stated = (one: PriceLine): LineTerms => ({ ...one, amount: Math.abs(one.amount) })

/** What a line is called: its label, the agent for talent, else its kind; a discount says its percentage. */
export function lineTitle({ kind, label, percent }: CustomerLine, agentName: string): string {
  if (kind === 'discount') return percent === null ? LINE_KIND_LABELS.discount : `Discount, ${percent}%`
  return label || (kind === 'talent' ? agentName : LINE_KIND_LABELS[kind])
}

/** What stands below the title: the reason of a discount, the kind of a line with a label of its own, the agent. */
export function lineDetail({ kind, label }: CustomerLine, agentName: string): string {
  if (kind === 'discount') return label
  if (label === '') return ''
  return kind === 'talent' ? agentName : LINE_KIND_LABELS[kind]
}

/** An amount with a minus sign (U+2212) before it when it is below zero. */
export const signedCents = (cents: number): string => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents))

/** '5 → 7 hours at $85: $425 → $595': how a price follows the hours; whole dollars without cents. */
export function repricedInWords(was: { hours: number; totalCents: number }, hours: number, to: Repriced): string {
  const rate = to.rate === null ? '' : ` at ${shortCents(to.rate)}`
  return `${was.hours} → ${hoursInWords(hours)}${rate}: ${shortCents(was.totalCents)} → ${shortCents(to.totalCents)}`
}

/** Dollars without cents that are zero. */
export const shortCents = (cents: number): string => formatCents(cents).replace(/\.00$/, '')

/**
 * Splits cents in proportion to weights; the parts add up to the cents exactly: those with the
 * largest fractions are rounded up. Without any weight the first part has it all.
 * @param weights integers of any sign
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, i) => (i === 0 ? cents : 0))
  const exact = weights.map((weight) => (cents * weight) / sum)
  const parts = exact.map(Math.floor)
  const rest = cents - parts.reduce((all, part) => all + part, 0)
  const left = exact.map((part, i) => [part - Math.floor(part), i] as const)
  const rounded = new Set(
    left
      .sort(([one], [other]) => other - one)
      .slice(0, rest)
      .map(([, i]) => i),
  )
  return parts.map((part, i) => (rounded.has(i) ? part + 1 : part))
}

/** What is wrong with the lines of a price as a whole; undefined when nothing is. */
export function findLinesError(terms: readonly LineTerms[]): string | undefined {
  const total = linesTotalCents(computeLines(terms))
  if (total < 0) return 'The discounts are more than the rest of the price'
  return total > MAX_PRICE_CENTS ? `A price is at most ${formatWhole(1_000_000)}` : undefined
}

/** What is wrong with one line; undefined when nothing is. */
export function findLineError({ kind, label, hours, rate, percent, amount }: LineTerms): string | undefined {
  if (kind !== 'discount' && percent !== null) return 'Only a discount is a percentage'
  if (kind === 'discount' && label.trim() === '') return 'Say why there is a discount'
  if (kind === 'discount' && (hours !== null || rate !== null)) return 'A discount has an amount or a percentage'
  if (rate !== null && hours === null) return 'Give the hours of this rate'
  if (rate === null && percent === null && amount === null) return 'Give an amount'
  return undefined
}
