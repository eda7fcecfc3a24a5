import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { addDays, type Day, isDay } from '#shared/model/day.ts'
import {
  DEFAULT_DUE_DAYS,
  DEFAULT_TAX_PERCENT,
  invoiceTotalCents,
  taxCents,
  taxPercent,
} from '#shared/model/invoice.ts'
import { formatWhole } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { anAmount, bareAmount, typeDollars } from '#web/lib/dollars.ts'

/** What is typed of an invoice: dollars and percent (docs/product.md P7.3). */
export interface InvoiceValues {
  subtotal: string
  percent: string
  discount: string
  /** How the due date is said: days from today, or, of an invoice that has one, the day itself. */
  dueBy: 'days' | 'date'
  /** '15', or '2026-12-04'. */
  due: string
  notes: string
}
export type InvoiceField = Exclude<keyof InvoiceValues, 'dueBy'>
export type InvoiceErrors = Partial<Record<InvoiceField, string>>

/** What is sent of it: integer cents, and a day of Atlanta. */
export interface InvoiceAmounts {
  subtotal: number
  tax: number
  discount: number
  total: number
  dueDate: Day
  notes: string | null
}

/** Cents an invoice may have at most in each of its sums. */
const MAX_CENTS = 100_000_000
const MAX_DAYS = 365

/** Cents of what people type: '1,250.00', '$1250'; undefined when it is no amount in dollars and cents. */
export function readDollars(typed: string): number | undefined {
  const [, whole = '', cents = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(bareAmount(typed)) ?? []
  return whole === '' ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** Percent of what people type: '8', '8.875%'; undefined when it is none. */
export function readPercent(typed: string): number | undefined {
  const text = typed.replace(/[%\s]/g, '')
  if (!/^\d{1,3}(\.\d{0,3})?$/.test(text)) return undefined
  return Number(text) <= 100 ? Number(text) : undefined
}

/** An invoice that is still to be made. */
export const newValues = (
  subtotalCents: number | null,
  dueDays = DEFAULT_DUE_DAYS,
  percent: number = DEFAULT_TAX_PERCENT,
): InvoiceValues => ({
  subtotal: subtotalCents === null ? '' : typeDollars(subtotalCents),
  percent: String(percent),
  discount: '0',
  dueBy: 'days',
  due: String(dueDays),
  notes: '',
})

type Sums = Pick<AdminInvoice, 'subtotal' | 'tax' | 'discount'>

/** An invoice as it is. */
export const buildInvoiceValues = (invoice: AdminInvoice): InvoiceValues => ({
  subtotal: typeDollars(invoice.subtotal),
  percent: String(taxPercent(invoice)),
  discount: typeDollars(invoice.discount),
  dueBy: 'date',
  due: atlantaDay(invoice.dueDate),
  notes: invoice.notes ?? '',
})

/** How it adds up so far; undefined while it does not. */
export interface LiveSums extends Sums {
  total: number
}

/**
 * Adds up what is typed.
 * @param known an invoice's own sums: while nothing of them is changed its tax stays to the cent
 */
export function addUp(values: InvoiceValues, known?: Sums): LiveSums | undefined {
  const [subtotal, discount] = [readDollars(values.subtotal), readDollars(values.discount || '0')]
  const percent = readPercent(values.percent || '0')
  if (subtotal === undefined || discount === undefined || percent === undefined || discount > subtotal) return undefined
  const same = known?.subtotal === subtotal && known.discount === discount && taxPercent(known) === percent
  const tax = same ? known.tax : taxCents(subtotal, discount, percent)
  return { subtotal, tax, discount, total: invoiceTotalCents({ subtotal, tax, discount }) }
}

function findErrors(values: InvoiceValues): InvoiceErrors {
  const errors: InvoiceErrors = {}
  const [subtotal, discount] = [readDollars(values.subtotal), readDollars(values.discount || '0')]
  if (subtotal === undefined) errors.subtotal = `Enter ${anAmount()}, like 1250 or 1250.50`
  else if (subtotal > MAX_CENTS) errors.subtotal = `Enter ${formatWhole(1_000_000)} or less`
  if (readPercent(values.percent || '0') === undefined) errors.percent = 'Enter a percentage from 0 to 100'
  if (discount === undefined) errors.discount = `Enter ${anAmount()}, like 50 or 50.50`
  else if (subtotal !== undefined && discount > subtotal) errors.discount = 'The discount is more than the subtotal'
  if (!getDueDay(values, new Date())) errors.due = values.dueBy === 'days' ? `0 to ${MAX_DAYS} days` : 'Choose a day'
  return errors
}

/** The day an invoice is due, as far as what is typed says. */
export function getDueDay({ dueBy, due }: InvoiceValues, now: Date): Day | undefined {
  const typed = due.trim()
  if (dueBy === 'date') return isDay(typed) ? typed : undefined
  return /^\d{1,3}$/.test(typed) && Number(typed) <= MAX_DAYS ? addDays(atlantaDay(now), Number(typed)) : undefined
}

/** Reads what is typed: what can be sent, or what is wrong with which field. */
export function readAmounts(
  values: InvoiceValues,
  now: Date,
  known?: Sums,
): { amounts: InvoiceAmounts } | { errors: InvoiceErrors } {
  const errors = findErrors(values)
  const sums = addUp(values, known)
  const dueDate = getDueDay(values, now)
  if (Object.keys(errors).length > 0 || !sums || !dueDate) return { errors }
  if (sums.total > MAX_CENTS) return { errors: { subtotal: `The total is more than ${formatWhole(1_000_000)}` } }
  return { amounts: { ...sums, dueDate, notes: values.notes.trim() || null } }
}
