import { createHash } from 'node:crypto'
import type { PdfPrinter } from './pdf.ts'

/** Bytes of PDFs kept in memory at most: some two hundred bills. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * A printer that keeps what it printed last. A bill is known by everything it says, so a change of the invoice, of its
 * payments or of the agency's profile is another bill. Requests for one that is being printed share it.
 * @param printer makes the PDFs; ends with this one
 */
export function rememberPdfs(printer: PdfPrinter, maxBytes: number = MAX_BYTES): PdfPrinter {
  /** The one used longest ago first. */
  const kept = new Map<string, Buffer>()
  const printing = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(key: string, pdf: Buffer): void {
    kept.set(key, pdf)
    bytes += pdf.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    async printBill(bill, paper, actor) {
      const key = createHash('sha256')
        .update(JSON.stringify([bill, paper]))
        .digest('base64')
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const begun = printing.get(key)
      if (begun) return begun
      const made = printer.printBill(bill, paper, actor).finally(() => printing.delete(key))
      printing.set(key, made)
      const pdf = await made
      keep(key, pdf)
      return pdf
    },
    async close() {
      kept.clear()
      bytes = 0
      await printer.close()
    },
  }
}
