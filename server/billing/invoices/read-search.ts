import type { listInvoices } from '#shared/contract/billing/invoices.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'

/** What a list of invoices is narrowed by; without any condition it has all that aren't voided. */
export interface InvoiceSearch {
  show?: EndpointInput<typeof listInvoices>['query']['show']
  /** A whole invoice number. */
  number?: string | undefined
  /** Each must occur in the customer's name or e-mail. */
  words: readonly string[]
}

/** More words make a search no narrower. */
const MOST_WORDS = 6
/** 'INV-2026-0418', 'inv-2026-418', '2026-418'. */
const NUMBER = /^(?:inv-?)?(\d{4})-(\d{1,9})$/i

/**
 * What is typed to find an invoice or a booking: an invoice number however it is written, everything else words;
 * punctuation around a word doesn't count.
 */
export function readWords(q = ''): Pick<InvoiceSearch, 'number' | 'words'> {
  const words = new Set<string>()
  let number: string | undefined
  for (const typed of q.split(/\s+/)) {
    const word = typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const [, year, running] = NUMBER.exec(word) ?? []
    if (year !== undefined && running !== undefined)
      number = `INV-${year}-${running.replace(/^0+/, '').padStart(4, '0')}`
    else if (word !== '') words.add(word)
  }
  return { number, words: [...words].slice(0, MOST_WORDS) }
}
