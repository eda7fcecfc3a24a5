import { currencyWords } from '#shared/model/currency-words.ts'
import {
  computeLines,
  findLineError,
  findLinesError,
  type LineKind,
  type LineTerms,
  linesTotalCents,
  MAX_LINE_HOURS,
  MAX_PRICE_CENTS,
  type PriceLine,
  USUAL_LINE_SHARES,
} from '#shared/model/price-line.ts'
import { bareAmount, typeDollars } from '#web/lib/dollars.ts'

/** What is typed of one line. */
export interface LineValues {
  kind: LineKind
  share: LineTerms['share']
  label: string
  hours: string
  /** Dollars an hour. */
  rate: string
  /** Dollars; of a discount also a percentage, '10%'. */
  amount: string
}

/** The form's values: those of each line by its number, 'amount-3', and the two of the whole price. */
export type PriceValues = Record<string, string>

/** Dollars as people type them: '1,250.00' and '$1250'; NaN when they are none. */
export const readDollars = (typed: string): number => (typed === '' ? Number.NaN : Number(bareAmount(typed)))

const typeCents = (cents: number | null): string => (cents === null ? '' : typeDollars(Math.abs(cents)))

const typed = (value: number | null): string => (value === null ? '' : String(value))

/** A line as it is typed. */
export const typeLine = ({ kind, share, label, hours, rate, percent, amount }: PriceLine): LineValues => ({
  ...{ kind, share, label, hours: typed(hours), rate: typeCents(rate) },
  amount: percent !== null ? `${percent}%` : rate !== null ? '' : typeCents(amount),
})

/** A new line of a kind. */
export const newLine = (kind: LineKind, hours?: number): LineValues => ({
  ...{ kind, share: USUAL_LINE_SHARES[kind], label: '', hours: hours === undefined ? '' : String(hours) },
  ...{ rate: '', amount: '' },
})

const FIELDS = ['kind', 'share', 'label', 'hours', 'rate', 'amount'] as const

/** The names of a line's fields in the form. */
export const fieldName = (id: number, field: keyof LineValues): string => `${field}-${id}`

/** The form's values of a line. */
export const toFields = (id: number, line: LineValues): PriceValues =>
  Object.fromEntries(FIELDS.map((field) => [fieldName(id, field), line[field]]))

/** One line of the form's values. */
export const pickLine = (values: PriceValues, id: number): LineValues =>
  // the values were put there by toFields
  Object.fromEntries(FIELDS.map((field) => [field, values[fieldName(id, field)] ?? ''])) as unknown as LineValues

/** Whether lines of this kind have hours and a rate. */
export const isTimed = (kind: LineKind): boolean => kind === 'talent' || kind === 'overtime'

interface ReadLine {
  terms?: LineTerms
  /** What is wrong with which field. */
  errors: Partial<Record<keyof LineValues, string>>
}

const askAmount = () => `An amount in ${currencyWords()}, like 50 or 50.50`

/** Cents of a typed amount; null when nothing is typed, undefined when it is no amount. */
function readCents(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const dollars = readDollars(text.trim())
  const cents = Math.round(dollars * 100)
  return dollars >= 0 && cents <= MAX_PRICE_CENTS && Math.abs(cents - dollars * 100) < 1e-6 ? cents : undefined
}

/** Hours or percent as typed; null when nothing is typed, undefined when it is none. */
function readNumber(text: string, most: number): number | null | undefined {
  const plain = text.replace(/[%\s]/g, '')
  if (plain === '') return null
  return /^\d{1,4}(\.\d{0,2})?$/.test(plain) && Number(plain) > 0 && Number(plain) <= most ? Number(plain) : undefined
}

/** Reads one line. */
export function readLine({ kind, share, label, ...values }: LineValues): ReadLine {
  const isPercent = kind === 'discount' && values.amount.includes('%')
  const hours = isTimed(kind) ? readNumber(values.hours, MAX_LINE_HOURS) : null
  const rate = isTimed(kind) ? readCents(values.rate) : null
  const percent = isPercent ? readNumber(values.amount, 100) : null
  const amount = isPercent || (rate !== null && rate !== undefined) ? null : readCents(values.amount)
  const errors: ReadLine['errors'] = {}
  if (hours === undefined) errors.hours = 'Hours, like 3 or 1.5'
  if (rate === undefined) errors.rate = askAmount()
  if (percent === undefined) errors.amount = 'A discount is at most 100%'
  if (amount === undefined) errors.amount = askAmount()
  if (hours === undefined || rate === undefined || percent === undefined || amount === undefined) return { errors }
  const terms = { kind, share, label: label.trim(), hours, rate, percent, amount }
  const wrong = findLineError(terms)
  if (wrong === undefined) return { terms, errors }
  return {
    errors: {
      [kind === 'discount' && terms.label === '' ? 'label' : hours === null && rate !== null ? 'hours' : 'amount']:
        wrong,
    },
  }
}

/** Reads the lines in their order: what can be sent, or the messages by the form's names. */
export function readLines(values: PriceValues, ids: readonly number[]): { lines?: LineTerms[]; errors: PriceValues } {
  const read = ids.map((id) => ({ id, ...readLine(pickLine(values, id)) }))
  const errors: PriceValues = Object.fromEntries(
    read.flatMap(({ id, errors }) => Object.entries(errors).map(([field, message]) => [`${field}-${id}`, message])),
  )
  const lines = read.flatMap(({ terms }) => terms ?? [])
  if (lines.length < read.length) return { errors }
  const wrong = lines.length === 0 ? 'A price has at least one line' : findLinesError(lines)
  const last = ids.at(-1)
  if (wrong === undefined) return { lines, errors }
  return { errors: last === undefined ? { reason: wrong } : { [fieldName(last, 'amount')]: wrong } }
}

/** What each line and all of them come to so far, integer cents; lines that cannot be read yet count as nothing. */
export function addUpLines(values: PriceValues, ids: readonly number[]): { amounts: number[]; total: number } {
  const terms = ids.map((id) => {
    const line = pickLine(values, id)
    return (
      readLine({ ...line, label: line.label || '-' }).terms ?? {
        ...{ kind: line.kind, share: line.share, label: '', hours: null, rate: null, percent: null, amount: 0 },
      }
    )
  })
  const lines = computeLines(terms)
  return { amounts: lines.map(({ amount }) => amount), total: linesTotalCents(lines) }
}
