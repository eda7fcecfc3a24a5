import { writeTerms } from '../terms.ts'

/** The terms until an owner changes them (docs/product.md P2.23). {cancellation} is the cancellation policy. */
export const TERMS_TEXTS = {
  'terms.text': writeTerms('{cancellation}')
    .map(({ title, text }) => `## ${title}\n\n${text}`)
    .join('\n\n'),
} as const
