import type { Paper } from '#shared/model/invoice.ts'
import type { PayStatement } from './pdf-bill.ts'
import { drawLetterhead } from './pdf-draw.ts'
import { COLOURS, Sheet } from './pdf-sheet.ts'
import { drawAmounts } from './pdf-table.ts'
import { cutText } from './printable.ts'

/**
 * Draws the statement of a payout as a tagged PDF; many lines run on to further pages.
 * @param logo a PNG; without one the name stands in its place
 * @returns the file's bytes
 */
export async function drawStatement(statement: PayStatement, paper: Paper, logo?: Uint8Array): Promise<Buffer> {
  const { brand, period } = statement
  const sheet = new Sheet(paper, { title: `Payout statement, ${period}`, author: brand.name })
  const done = sheet.collect()
  let y = drawLetterhead(sheet, statement, logo)
  y = drawHeading(sheet, statement, y + 40)
  y = drawAmounts(sheet, { head: ['Booking', 'Your share'], lines: statement.lines }, y + 26)
  drawSums(sheet, statement, y + 12)
  sheet.end(`${cutText(brand.name, 60)}, payout statement, ${period}`)
  return done
}

function drawHeading(sheet: Sheet, { person, period, paidOn, method }: PayStatement, top: number): number {
  const { left, width } = sheet
  const heading = sheet.write('H1', 'Payout statement', { x: left, y: top, width, font: 'display', size: 36 })
  let y = sheet.write('P', period, { x: left, y: heading, width, size: 11, colour: COLOURS.muted }) + 20
  const facts = [
    ['Paid to', cutText(person, 300)],
    ['Paid on', paidOn],
    ['Method', cutText(method, 300)],
  ] as const
  for (const [label, value] of facts) {
    sheet.write('P', label, { x: left, y, width: 90, size: 9.5, colour: COLOURS.muted })
    y = sheet.write('P', value, { x: left + 96, y, width: width - 96, font: 'strong', size: 10 }) + 4
  }
  return y
}

function drawSums(sheet: Sheet, { sums, total }: PayStatement, top: number): void {
  let y = sheet.place(top, sums.length * 19 + 50)
  const from = sheet.right - 240
  const table = sheet.group('Table')
  for (const { label, amount } of [...sums, { label: 'Total paid', amount: total }]) {
    const last = label === 'Total paid'
    if (last) sheet.rule(y + 6, { from, colour: COLOURS.ink, weight: 1 })
    const row = sheet.group('TR', table)
    const at = last ? y + 14 : y + 5
    sheet.write('TH', label, { x: from, y: at, width: 110, ...(!last && { colour: COLOURS.muted }) }, row, {
      scope: 'Row',
    })
    const set = { x: from + 110, y: at, width: 130, align: 'right', font: 'strong' } as const
    sheet.write('TD', amount, { ...set, ...(last && { size: 13 }) }, row)
    y += 19
  }
}
