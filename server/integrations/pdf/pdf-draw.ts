import { BILL_STATE_LABELS, type BillState, type Paper } from '#shared/model/invoice.ts'
import type { Bill, BillEntry } from './pdf-bill.ts'
import { COLOURS, Sheet } from './pdf-sheet.ts'
import { cutText } from './printable.ts'

const STATE_COLOURS: Record<BillState, string> = {
  paid: '#0d5f47',
  pending: '#735100',
  overdue: '#9e1539',
  draft: '#535f59',
  voided: '#535f59',
}

/** The columns of figures, in points, from the right. */
const FIGURES = { amount: 84, hours: 44, rate: 76 } as const
const SUMS_WIDTH = 240
/** What the heading with its number takes, in points. */
const HEADING_HEIGHT = 90
/** What the head of the table takes, in points. */
const HEAD_HEIGHT = 20

/**
 * Draws a bill as a tagged PDF: names wrap, however long their words are, and many lines and long notes run on to further
 * pages. Names and details beyond every limit are cut, so that each block fits on a page.
 * @param logo a PNG; without one the name stands in its place
 * @returns the file's bytes
 */
export async function drawBill(whole: Bill, paper: Paper, logo?: Uint8Array): Promise<Buffer> {
  const bill = shorten(whole)
  const sheet = new Sheet(paper, { title: `Invoice ${bill.number}`, author: bill.brand.name })
  const done = sheet.collect()
  let y = drawLetterhead(sheet, bill, logo)
  y = drawHeading(sheet, bill, y + 30)
  y = drawParties(sheet, bill, y + 22)
  y = drawLines(sheet, bill, y + 24)
  y = drawSums(sheet, bill, y + 12)
  y = drawWays(sheet, bill, y)
  y = drawNotes(sheet, bill, y)
  drawTerms(sheet, bill, y)
  sheet.end(`${cutText(bill.brand.name, 60)}, invoice ${bill.number}`)
  return done
}

/** The bill with its names and details cut to what one page holds; no text within the product's limits is. */
function shorten(bill: Bill): Bill {
  const { brand, billedTo } = bill
  return {
    ...bill,
    brand: {
      name: cutText(brand.name, 120),
      address: cutText(brand.address, 500),
      phone: cutText(brand.phone, 100),
      email: cutText(brand.email, 254),
      ...(brand.logo !== undefined && { logo: brand.logo }),
    },
    number: cutText(bill.number, 40),
    billedTo: { name: cutText(billedTo.name, 300), email: cutText(billedTo.email, 254) },
    lines: bill.lines.map((line) => ({ ...line, title: cutText(line.title, 500), detail: cutText(line.detail, 500) })),
  }
}

/** The logo on paper, in points at most. */
const LOGO = { width: 210, height: 52 } as const

/** The logo, or the wordmark over its rail of bulbs; and how to reach the agency. */
export function drawLetterhead(sheet: Sheet, { brand }: Pick<Bill, 'brand'>, logo?: Uint8Array): number {
  const top = sheet.doc.y
  if (logo !== undefined) {
    sheet.picture(logo, { alt: brand.name, x: sheet.left, y: top, ...LOGO })
    return Math.max(top + LOGO.height, drawContact(sheet, brand, top, brand.name))
  }
  const wordmark = { font: 'display', size: 33 } as const
  const width = sheet.width * 0.55
  const end = sheet.write('P', brand.name, { x: sheet.left, y: top - 6, width, ...wordmark })
  const rail = Math.min(width, Math.max(40, sheet.measureWidth(brand.name, wordmark)))
  const bulbs = Math.floor(rail / 8)
  sheet.decorate((doc) => {
    for (let i = 0; i <= bulbs; i++) doc.circle(sheet.left + 2 + ((rail - 4) * i) / bulbs, end + 5, 1.15)
    doc.fill(COLOURS.ink)
  })
  return Math.max(end + 8, drawContact(sheet, brand, top))
}

/** How to reach the agency, at the right; with a logo under its name, which a picture can't be searched for. */
function drawContact(sheet: Sheet, { address, phone, email }: Bill['brand'], top: number, name?: string): number {
  const beside = { x: sheet.left + sheet.width * 0.6, width: sheet.width * 0.4, align: 'right', gap: 2 } as const
  const set = { ...beside, font: 'strong', size: 10 } as const
  const y = name === undefined ? top : sheet.write('P', name, { ...set, y: top }) + 1
  const contact = [address, phone, email].filter((line) => line !== '').join('\n')
  return sheet.writeLines(contact, { ...beside, y, size: 9, colour: COLOURS.muted })
}

/** What it is, its number, and where it stands. */
function drawHeading(sheet: Sheet, { number, state }: Bill, top: number): number {
  const { left, width } = sheet
  const y = sheet.place(top, HEADING_HEIGHT)
  const heading = sheet.write('H1', 'Invoice', { x: left, y, width: width * 0.6, font: 'display', size: 43 })
  const end = sheet.write('P', number, { x: left, y: heading, width, size: 11, colour: COLOURS.muted })
  drawState(sheet, state, end - 19)
  return end
}

/** A bulb and a word: hollow while money is awaited. */
function drawState(sheet: Sheet, state: BillState, y: number): void {
  const label = BILL_STATE_LABELS[state]
  const colour = STATE_COLOURS[state]
  const set = { font: 'strong', size: 9.5 } as const
  const width = Math.ceil(sheet.measureWidth(label, set)) + 1
  const x = sheet.right - width - 28
  sheet.decorate((doc) => {
    doc
      .roundedRect(x, y, width + 28, 20, 2)
      .fillOpacity(0.1)
      .fill(colour)
    doc.fillOpacity(1)
    if (state === 'pending')
      doc
        .circle(x + 12, y + 10, 3)
        .lineWidth(1.5)
        .stroke(colour)
    else doc.circle(x + 12, y + 10, 3.5).fill(colour)
  })
  sheet.write('P', label, { x: x + 20, y: y + 4.5, width, ...set, colour })
}

/** Who owes it, since when, until when. */
function drawParties(sheet: Sheet, { billedTo, issued, due }: Bill, top: number): number {
  const column = sheet.width / 3.2
  const who = { x: sheet.left, width: column * 1.2 - 16 }
  const strong = { font: 'strong', size: 10.5 } as const
  const height =
    sheet.measure(billedTo.name, { ...who, ...strong }) + sheet.measure(billedTo.email, { ...who, size: 9.5 })
  const y = sheet.place(top, height + 16)
  const label = { y, size: 9, colour: COLOURS.muted }
  const value = { y: y + 14, ...strong }
  sheet.write('P', 'Billed to', { ...label, ...who })
  const name = sheet.write('P', billedTo.name, { ...value, ...who })
  const end = sheet.write('P', billedTo.email, { ...who, y: name + 2, size: 9.5 })
  const dates = [
    ['Issued', issued],
    ['Due', due],
  ] as const
  dates.forEach(([word, date], i) => {
    const when = { x: sheet.left + column * (1.2 + i), width: column - 12 }
    sheet.write('P', word, { ...label, ...when })
    sheet.write('P', date, { ...value, ...when })
  })
  return end
}

/** The columns of the table; each keeps 8 points to its right neighbor. */
function columnsOf(sheet: Sheet) {
  const amount = sheet.right - FIGURES.amount
  const hours = amount - FIGURES.hours
  const rate = hours - FIGURES.rate
  return {
    title: { x: sheet.left, width: rate - sheet.left - 12 },
    rate: { x: rate, width: FIGURES.rate - 8, align: 'right' },
    hours: { x: hours, width: FIGURES.hours - 4, align: 'right' },
    amount: { x: amount, width: FIGURES.amount, align: 'right' },
  } as const
}

function drawTableHead(sheet: Sheet, table: PDFKit.PDFStructureElement, y: number): number {
  const columns = columnsOf(sheet)
  const row = sheet.group('TR', table)
  const set = { y, size: 9, colour: COLOURS.muted }
  const scope = { scope: 'Column' }
  const end = sheet.write('TH', 'Booking', { ...set, ...columns.title }, row, scope)
  sheet.write('TH', 'Rate/hr', { ...set, ...columns.rate }, row, scope)
  sheet.write('TH', 'Hours', { ...set, ...columns.hours }, row, scope)
  sheet.write('TH', 'Amount', { ...set, ...columns.amount }, row, scope)
  sheet.rule(end + 6, { colour: COLOURS.ink, weight: 1 })
  return end + 6
}

/** The table of what was booked; its head is repeated on every page. */
function drawLines(sheet: Sheet, { lines }: Bill, top: number): number {
  const columns = columnsOf(sheet)
  const table = sheet.group('Table')
  const title = { ...columns.title, font: 'strong' } as const
  const detail = { ...columns.title, size: 9, colour: COLOURS.muted, gap: 1.5 }
  let y: number | undefined
  for (const line of lines) {
    const height = 20 + sheet.measure(line.title, title) + sheet.measure(line.detail, detail)
    const from = y ?? top + HEAD_HEIGHT
    const place = sheet.place(from, height)
    if (place !== from) y = drawTableHead(sheet, table, place)
    y ??= drawTableHead(sheet, table, top)
    const row = sheet.group('TR', table)
    const cell = sheet.group('TD', row)
    const under = sheet.write('P', line.title, { ...title, y: y + 9 }, cell)
    sheet.write('P', line.detail, { ...detail, y: under + 2 }, cell)
    sheet.write('TD', line.rate, { ...columns.rate, y: y + 9 }, row)
    sheet.write('TD', line.hours, { ...columns.hours, y: y + 9 }, row)
    sheet.write('TD', line.amount, { ...columns.amount, y: y + 9 }, row)
    y += height
    sheet.rule(y)
  }
  return y ?? top
}

/** Subtotal to balance, kept together on one page. */
function drawSums(sheet: Sheet, { sums, total, account, reported }: Bill, top: number): number {
  const height = (sums.length + account.length) * 19 + (reported === null ? 62 : 92)
  let y = sheet.place(top, height)
  const table = sheet.group('Table')
  const from = sheet.right - SUMS_WIDTH
  for (const entry of sums) y = drawSum(sheet, table, entry, y)
  sheet.rule(y + 6, { from, colour: COLOURS.ink, weight: 1 })
  const row = sheet.group('TR', table)
  sheet.write('TH', 'Total', { x: from, y: y + 25, width: 60 }, row, { scope: 'Row' })
  const set = { font: 'display', width: SUMS_WIDTH - 60, align: 'right' } as const
  let size = 27
  while (size > 8 && sheet.measureWidth(total, { font: 'display', size }) > set.width) size -= 1
  sheet.write('TD', total, { ...set, x: from + 60, y: y + 36 - size, size }, row)
  y += 50
  for (const entry of account) y = drawSum(sheet, table, entry, y)
  if (reported === null) return y
  return sheet.write('P', reported, { x: from, y: y + 6, width: SUMS_WIDTH, size: 9, align: 'right' })
}

function drawSum(sheet: Sheet, table: PDFKit.PDFStructureElement, { label, amount }: BillEntry, y: number): number {
  const row = sheet.group('TR', table)
  const x = sheet.right - SUMS_WIDTH
  sheet.write('TH', label, { x, y: y + 5, width: 80, colour: COLOURS.muted }, row, { scope: 'Row' })
  sheet.write('TD', amount, { x: x + 80, y: y + 5, width: SUMS_WIDTH - 80, font: 'strong', align: 'right' }, row)
  return y + 19
}

/**
 * A rule under what came before, with room below it.
 * @param height points of what is to stay on one page with the rule
 */
function beginSection(sheet: Sheet, end: number, height = 28): number {
  const y = sheet.place(end + 20, height + 12)
  sheet.rule(y)
  return y + 12
}

const SMALL = { size: 9, colour: COLOURS.muted, gap: 2 } as const

function writeSmall(sheet: Sheet, text: string, y: number): number {
  return sheet.writeLines(text, { x: sheet.left, y, width: sheet.width, ...SMALL })
}

/** How to pay what is owed: a heading, then each method with its details beside it. */
function drawWays(sheet: Sheet, { howToPay }: Bill, end: number): number {
  if (howToPay.length === 0) return end
  const set = { x: sheet.left, y: beginSection(sheet, end), width: sheet.width, font: 'strong', size: 9 } as const
  let y = sheet.write('H2', 'How to pay', set) + 2
  for (const { label, amount } of howToPay) {
    const column = { x: sheet.left + 96, width: sheet.width - 96, size: 9, gap: 2 }
    const top = sheet.place(y, Math.min(120, sheet.measure(amount, column) + 4))
    sheet.write('P', label, { x: sheet.left, y: top, width: 88, size: 9, colour: COLOURS.muted })
    y = sheet.writeLines(amount, { ...column, y: top }) + 4
  }
  return y
}

function drawNotes(sheet: Sheet, { notes }: Bill, end: number): number {
  return notes === null ? end : writeSmall(sheet, notes, beginSection(sheet, end))
}

/** The terms stay on one page, unless they are longer than a quarter of one. */
function drawTerms(sheet: Sheet, { cancellationTerms }: Bill, end: number): number {
  const height = 14 + sheet.measure(cancellationTerms, { width: sheet.width, ...SMALL })
  const y = beginSection(sheet, end, Math.min(180, height))
  const set = { x: sheet.left, y, width: sheet.width, font: 'strong', size: 9 } as const
  const heading = sheet.write('H2', 'Cancellation terms', set)
  return writeSmall(sheet, cancellationTerms, heading + 2)
}
