import { COLOURS, type Sheet } from './pdf-sheet.ts'

/** The width of the amounts, in points. */
const AMOUNT = 110

/** A table of lines with an amount each. */
export interface AmountTable {
  /** What stands above the lines, and above the amounts. */
  head: readonly [lines: string, amounts: string]
  lines: readonly { title: string; detail: string; amount: string }[]
}

/**
 * Draws a table of lines, each with a title, a detail and an amount; many lines run on to further pages.
 * @param top where its head stands
 * @returns where it ends
 */
export function drawAmounts(sheet: Sheet, { head: [ofLines, ofAmounts], lines }: AmountTable, top: number): number {
  const title = { x: sheet.left, width: sheet.width - AMOUNT - 12, font: 'strong' } as const
  const detail = { x: sheet.left, width: title.width, size: 9, colour: COLOURS.muted }
  const amount = { x: sheet.right - AMOUNT, width: AMOUNT, align: 'right' } as const
  const table = sheet.group('Table')
  const head = sheet.group('TR', table)
  const small = { y: top, size: 9, colour: COLOURS.muted }
  let y = sheet.write('TH', ofLines, { ...small, x: title.x, width: title.width }, head, { scope: 'Column' })
  sheet.write('TH', ofAmounts, { ...small, ...amount }, head, { scope: 'Column' })
  y += 6
  sheet.rule(y, { colour: COLOURS.ink, weight: 1 })
  for (const line of lines) {
    const height = 18 + sheet.measure(line.title, title) + sheet.measure(line.detail, detail)
    y = sheet.place(y, height)
    const row = sheet.group('TR', table)
    const cell = sheet.group('TD', row)
    const under = sheet.write('P', line.title, { ...title, y: y + 8 }, cell)
    sheet.write('P', line.detail, { ...detail, y: under + 2 }, cell)
    sheet.write('TD', line.amount, { ...amount, y: y + 8 }, row)
    y += height
    sheet.rule(y)
  }
  return y
}
