import type { Paper } from '#shared/model/invoice.ts'
import type { Agreement, BillEntry } from './pdf-bill.ts'
import { drawLetterhead } from './pdf-draw.ts'
import { COLOURS, Sheet } from './pdf-sheet.ts'
import { drawAmounts } from './pdf-table.ts'
import { cutText } from './printable.ts'

/** The width of the labels beside facts. */
const LABEL = 110

/**
 * Draws a signed agreement as a tagged PDF: what was agreed with each performer, the words of the agreement, and on a page
 * of its own who signed it, when and where.
 * @returns the file's bytes
 */
export async function drawAgreement(agreement: Agreement, paper: Paper): Promise<Buffer> {
  const { brand, title } = agreement
  const sheet = new Sheet(paper, { title, author: brand.name })
  const done = sheet.collect()
  let y = drawLetterhead(sheet, agreement)
  y = sheet.write('H1', 'Agreement', { x: sheet.left, y: y + 36, width: sheet.width, font: 'display', size: 36 })
  y = drawFacts(sheet, agreement.facts, y + 14)
  const head = ['Performer', 'Amount'] as const
  y = drawAmounts(sheet, { head, lines: agreement.lines }, sheet.place(y + 20, 60))
  y = drawSums(sheet, agreement, y + 8)
  drawWords(sheet, agreement.words, y + 24)
  drawCertificate(sheet, agreement.certificate)
  sheet.end(`${cutText(brand.name, 60)}, agreement`)
  return done
}

function drawFacts(sheet: Sheet, facts: readonly BillEntry[], top: number): number {
  const value = { x: sheet.left + LABEL, width: sheet.width - LABEL, font: 'strong', size: 10 } as const
  let y = top
  for (const { label, amount } of facts) {
    y = sheet.place(y, sheet.measure(amount, value) + 4)
    sheet.write('P', label, { x: sheet.left, y, width: LABEL - 8, size: 9.5, colour: COLOURS.muted })
    y = sheet.write('P', amount, { ...value, y }) + 4
  }
  return y
}

function drawSums(sheet: Sheet, { sums }: Agreement, top: number): number {
  let y = sheet.place(top, sums.length * 19 + 8)
  const table = sheet.group('Table')
  for (const { label, amount } of sums) {
    const row = sheet.group('TR', table)
    const x = sheet.right - 260
    sheet.write('TH', label, { x, y: y + 5, width: 140, colour: COLOURS.muted }, row, { scope: 'Row' })
    sheet.write('TD', amount, { x: x + 140, y: y + 5, width: 120, font: 'strong', align: 'right' }, row)
    y += 19
  }
  return y
}

function drawWords(sheet: Sheet, words: string, top: number): number {
  const y = sheet.place(top, 60)
  sheet.rule(y)
  return sheet.writeLines(words, { x: sheet.left, y: y + 12, width: sheet.width, size: 9.5, gap: 2 })
}

/** The page that proves the signature: what was signed, by whom, when and from where. */
function drawCertificate(sheet: Sheet, certificate: readonly BillEntry[]): void {
  sheet.doc.addPage()
  const heading = { x: sheet.left, y: sheet.doc.y, width: sheet.width, font: 'display', size: 28 } as const
  const y = sheet.write('H2', 'Certificate of signature', heading)
  drawFacts(sheet, certificate, y + 18)
}
