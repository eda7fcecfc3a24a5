import { parentPort } from 'node:worker_threads'
import { drawAgreement } from './pdf-agreement.ts'
import type { PdfOrder, PdfResult } from './pdf-bill.ts'
import { drawBill } from './pdf-draw.ts'
import { prepareFonts } from './pdf-fonts.ts'
import { drawStatement } from './pdf-statement.ts'

const draw = async ({ bill, paper, logo }: PdfOrder): Promise<Buffer> => {
  await prepareFonts(JSON.stringify(bill))
  if ('period' in bill) return drawStatement(bill, paper, logo)
  if ('certificate' in bill) return drawAgreement(bill, paper)
  return drawBill(bill, paper, logo)
}

/** A thread of its own draws the PDFs, so that no request waits for one that isn't its own. */
parentPort?.on('message', async (order: PdfOrder) => {
  let result: PdfResult
  try {
    const bytes = await draw(order)
    // a buffer of its own, so that it can be handed over
    result = { pdf: new Uint8Array(bytes).buffer }
  } catch (error) {
    result = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf] : [])
})
