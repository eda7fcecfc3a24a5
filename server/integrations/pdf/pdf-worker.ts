import { parentPort } from 'node:worker_threads'
import type { PdfOrder, PdfResult } from './pdf-bill.ts'
import { drawBill } from './pdf-draw.ts'
import { drawStatement } from './pdf-statement.ts'

/** A thread of its own draws the PDFs, so that no request waits for one that isn't its own. */
parentPort?.on('message', async ({ bill, paper }: PdfOrder) => {
  let result: PdfResult
  try {
    const bytes = 'period' in bill ? await drawStatement(bill, paper) : await drawBill(bill, paper)
    // a buffer of its own, so that it can be handed over
    result = { pdf: new Uint8Array(bytes).buffer }
  } catch (error) {
    result = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf] : [])
})
