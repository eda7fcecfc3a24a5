import { readFileSync } from 'node:fs'

/** The faces a bill is set in: names and totals, words, and what stands out. */
export const BILL_FACES = ['display', 'text', 'strong'] as const
export type BillFace = (typeof BILL_FACES)[number]

/** Reads a face of the bill's, cut by `npm run fonts`: ttf goes into PDFs, woff2 into pages. */
export function readBillFont(face: BillFace, format: 'ttf' | 'woff2'): Buffer {
  return readFileSync(new URL(`./fonts/${face}.${format}`, import.meta.url))
}
