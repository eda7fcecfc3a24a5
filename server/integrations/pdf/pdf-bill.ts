import type { Brand } from '#shared/model/brand.ts'
import type { BillState, Paper } from '#shared/model/invoice.ts'

/** A label and the words beside it. */
export interface BillEntry {
  label: string
  amount: string
}

/** What was booked. */
export interface BillLine {
  title: string
  detail: string
  /** Empty when it is not a whole number of cents. */
  rate: string
  hours: string
  amount: string
}

/** All that a bill says, in the words and figures that are printed, so that every form of it says the same. */
export interface Bill {
  brand: Brand
  number: string
  state: BillState
  /** The booking in one line: number, agent, date. */
  about: string
  billedTo: { name: string; email: string }
  issued: string
  due: string
  lines: BillLine[]
  /** What leads to the total: subtotal, discount, tax. */
  sums: BillEntry[]
  total: string
  /** What follows it: paid, refunded, balance. */
  account: BillEntry[]
  /** That a payment was reported and is not verified yet; null when none is. */
  reported: string | null
  /** How to pay what is owed, by method; none when nothing is. */
  howToPay: BillEntry[]
  notes: string | null
  /** The agency's cancellation terms. */
  cancellationTerms: string
}

/** All that the statement of a payout says, in the words and figures that are printed. */
export interface PayStatement {
  brand: Brand
  person: string
  /** 'October 2026' */
  period: string
  paidOn: string
  method: string
  lines: { title: string; detail: string; amount: string }[]
  /** What leads to the total. */
  sums: BillEntry[]
  total: string
}

/** All that a signed agreement says, in the words and figures that are printed. */
export interface Agreement {
  brand: Brand
  title: string
  /** The customer, and what the agency wrote. */
  facts: BillEntry[]
  /** Each performer with times, place and lines. */
  lines: { title: string; detail: string; amount: string }[]
  /** Price, tax, total and deposit. */
  sums: BillEntry[]
  /** The words that were signed. */
  words: string
  /** Who signed it, when, from where, and the hash of what was signed. */
  certificate: BillEntry[]
}

/** What can be printed. */
export type Printed = Bill | PayStatement | Agreement

/** What is asked of the worker, one at a time. */
export interface PdfOrder {
  bill: Printed
  paper: Paper
  /** The picture of the brand's logo, a PNG. */
  logo?: Uint8Array
}

/** What it gives back: the bytes, handed over instead of copied, or why there are none. */
export type PdfResult = { pdf: ArrayBuffer } | { failure: string }
