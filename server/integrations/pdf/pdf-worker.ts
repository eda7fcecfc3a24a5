import { parentPort } from 'node:worker_threads'
import type { Paper } from '#shared/model/invoice.ts'
import { drawAgreement } from './pdf-agreement.ts'
import type { PdfOrder, PdfResult, Printed } from './pdf-bill.ts'
import { drawBill } from './pdf-draw.ts'
import { prepareFonts } from './pdf-fonts.ts'
import { drawStatement } from './pdf-statement.ts'

const draw = async (bill: Printed, paper: Paper): Promise<Buffer> => {
  await prepareFonts(JSON.stringify(bill))
  if ('period' in bill) return drawStatement(bill, paper)
  if ('certificate' in bill) return drawAgreement(bill, paper)
  return drawBill(bill, paper)
}

/** A thread of its own draws the PDFs, so that no request waits for one that isn't its own. */
parentPort?.on('message', async ({ bill, paper }: PdfOrder) => {
  let result: PdfResult
  try {
    const bytes = await draw(bill, paper)
    // a buffer of its own, so that it can be handed over
    result = { pdf: new Uint8Array(bytes).buffer }
  } catch (error) {
    result = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf] : [])
})
