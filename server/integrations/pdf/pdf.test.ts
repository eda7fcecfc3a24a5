import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { readPdfElements, readPdfPlaces, readPdfText } from '#tests/support/pdf.ts'
import { createPdfPrinter } from './pdf.ts'
import type { Bill } from './pdf-bill.ts'

const BILL: Bill = {
  brand: DEFAULT_BRAND,
  number: 'INV-2026-0418',
  state: 'pending',
  about: 'B-1042, Sabine Laurent, December 4, 2026',
  billedTo: { name: 'Renée Thibodeaux', email: 'renee@example.com' },
  issued: 'October 28, 2026',
  due: 'November 12, 2026',
  lines: [{ title: 'Sabine Laurent', detail: 'Private party', rate: '$220.00', hours: '3', amount: '$660.00' }],
  sums: [{ label: 'Subtotal', amount: '$660.00' }],
  total: '$712.80',
  account: [{ label: 'Balance due', amount: '$712.80' }],
  reported: null,
  howToPay: [{ label: 'Zelle', amount: 'pay@marquee.example' }],
  notes: null,
  cancellationTerms: 'Free until a week before.',
}

const printer = createPdfPrinter()
afterAll(() => printer.close())

/** The file of a worker thread with a test's own code; its messages are bills. */
function script(code: string): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-pdf-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'worker.mjs')
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}`)
  return pathToFileURL(file)
}

const ECHO = `parentPort.on('message', ({ bill }) => {
  if (bill.number === 'die') process.exit(1)
  if (bill.number === 'throw') throw new Error('out of ink')
  if (bill.number === 'fail') parentPort.postMessage({ failure: 'no such glyph' })
  else if (bill.number !== 'hang') setTimeout(() => parentPort.postMessage({ pdf: new ArrayBuffer(8) }), 10)
})`

const numbered = (number: string) => ({ ...BILL, number })
const refused = { name: 'AppError', code: 'unavailable' }

test('names of any alphabet and any length, many lines and long notes are all there', async () => {
  const lines = Array.from({ length: 120 }, (_, i) => ({
    title: i === 60 ? 'W'.repeat(200) : `Żółć Ærøskøbing Đặng Ελένη Юлия ${i}`,
    detail: 'Wedding, Friday, December 4, 2026',
    rate: '$100,000.00',
    hours: '72',
    amount: '$7,200,000.00',
  }))
  const pdf = await printer.printBill(
    {
      ...BILL,
      brand: { ...DEFAULT_BRAND, name: 'The Grand Peachtree Company of Bartenders, Dancers and Wonders' },
      billedTo: { name: 'Zażółć gęślą jaźń '.repeat(11), email: `${'x'.repeat(64)}@${'y'.repeat(180)}.example` },
      lines,
      total: '$90,071,992,547,409.91',
      notes: `\u202eNo tricks\u202c\t🎉 here\r\n${'The stage is 4 × 6 m.\n'.repeat(200)}The last word.`,
    },
    'letter',
  )
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  expect(totalPages).toBeGreaterThan(8)
  for (let i = 0; i < 120; i++) if (i !== 60) expect(text).toContain(`Żółć Ærøskøbing Đặng Ελένη Юлия ${i}`)
  for (const said of [
    'Zażółć gęślą jaźń',
    '$90,071,992,547,409.91',
    'No tricks 🎉 here',
    'The last word.',
    `page ${totalPages} of`,
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(said)
  }
})

test('Japanese and emoji are printed in fonts that have them, in names, long notes and beside other letters', async () => {
  const { billedTo, lines } = BILL
  const [line] = lines
  const names = ['田中太郎', '🎉', '🎉 Zoë & 田中 💃', 'ハロー👩‍🎤World']
  for (const name of names) {
    const pdf = await printer.printBill(
      {
        ...BILL,
        billedTo: { ...billedTo, name },
        lines: line ? [{ ...line, title: `DJ ${name}` }] : [],
        notes: `Load in at 17時 🚚. ${'結婚式の音楽とダンス🎶。'.repeat(400)}最後 🏁`,
      },
      'letter',
    )
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    const said = text.replace(/\s+/g, '')
    const printed = name.replaceAll('\u200d', '').replace(/\s+/g, '')
    expect(said).toContain(`Billedto${printed}`)
    expect(said).toContain(`DJ${printed}`)
    expect(said).toContain('17時🚚')
    expect(said).toContain('最後🏁')
    expect(totalPages).toBeGreaterThan(1)
  }
})

test('names read the same in every bill, independent of the letters of bills before', async () => {
  for (const name of ['Żółć', 'Zażółć', 'Zoë Ăă', 'Aă']) {
    const pdf = await printer.printBill({ ...BILL, billedTo: { name, email: `${name}@example.com` } }, 'letter')
    expect((await readPdfText(pdf)).replace(/\s+/g, ' ')).toContain(`${name} ${name}@example.com`)
  }
})

test('a bill is tagged for screen readers: language, title, headings and tables', async () => {
  const document = await getDocumentProxy(new Uint8Array(await printer.printBill(BILL, 'a4')))
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const { info } = (await document.getMetadata()) as { info: { Language?: string } }
  expect(info.Language).toBe('en-US')
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`)
})

test('each line of the sender and of the notes is an element of its own, so that none runs into the next', async () => {
  const pdf = await printer.printBill({ ...BILL, notes: 'Load in at 5 PM.\n\nThe stage is 4 × 6 m.' }, 'letter')
  const said = await readPdfElements(pdf)
  const { address, phone, email } = DEFAULT_BRAND
  const sender = said.indexOf(address)
  expect(said.slice(sender, sender + 3)).toEqual([address, phone, email])
  const notes = said.indexOf('Load in at 5 PM.')
  expect(said[notes + 1]).toBe('The stage is 4 × 6 m.')
})

/** The night of three lines that the office bills most, with the terms as they are printed. */
const USUAL: Bill = {
  ...BILL,
  lines: [
    {
      ...{ title: 'Ruth Adeyemi', detail: 'B-1142, Wedding, Tuesday, December 15, 2026, The Fox Theatre' },
      ...{ rate: '$85.00', hours: '7', amount: '$595.00' },
    },
    { title: 'Travel', detail: '', rate: '', hours: '', amount: '$60.00' },
    { title: 'Discount, 10%', detail: 'Third wedding', rate: '', hours: '', amount: '−$65.50' },
  ],
  sums: [...BILL.sums, { label: 'Tax (8%)', amount: '$47.16' }],
  notes: 'Replaces INV-2026-0016, which is void.',
  cancellationTerms:
    'Free until Sat, Dec 12, 6:00 PM; until Mon, Dec 14, 6:00 PM we keep half of the total ($318.33); after that, all of it ($636.66). If we cancel, you get back everything you paid. If severe weather or a closed venue makes the event impossible, we move it to another date at no charge.',
}

test('a usual bill that is paid and partly refunded is one page, and the place of the event stands on one line', async () => {
  const account = ['Paid', 'Refunded', 'Balance due'].map((label) => ({ label, amount: '$318.33' }))
  const pdf = await printer.printBill({ ...USUAL, account, howToPay: [] }, 'letter')
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
  expect((await readPdfPlaces(pdf)).map(({ text }) => text)).toContain(USUAL.lines[0]?.detail)
})

test('a bill of one line that names five ways to pay is one page with its terms', async () => {
  const howToPay = [
    { label: 'Cash', amount: 'Hand it to your talent in an envelope before the show.' },
    { label: 'Bank transfer', amount: 'First Bank of Georgia\nRouting 061000104\nAccount 1234567890' },
    ...['Venmo', 'Zelle', 'Memo', 'Other ways'].map((label) => ({ label, amount: 'pay@marquee.example' })),
  ]
  const account = ['Paid', 'Balance due'].map((label) => ({ label, amount: '$462.83' }))
  const lines = USUAL.lines.slice(0, 1)
  const pdf = await printer.printBill({ ...USUAL, lines, account, howToPay, notes: null }, 'letter')
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
})

test('terms that do not fit below stand on the next page, whole', async () => {
  for (let lines = 1; lines <= 20; lines++) {
    const notes = 'A line of notes.\n'.repeat(lines)
    const { length } = USUAL.cancellationTerms
    const pdf = await printer.printBill({ ...USUAL, notes }, 'letter')
    const pages = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    const whole = pages.text.filter((text) => text.includes('Cancellation terms'))
    const after = whole[0]?.replace(/\s+/g, ' ').split('Cancellation terms ')[1] ?? ''
    expect(after.slice(0, length), `${lines} lines`).toBe(USUAL.cancellationTerms)
  }
})

test('values of 10,000 characters stay on the paper, and the bill is made in time', async () => {
  const word = 'W'.repeat(10_000)
  const text = 'A sentence that goes on. '.repeat(400)
  const line = { rate: '$220.00', hours: '3', amount: '$660.00' }
  const pdf = await printer.printBill(
    {
      ...BILL,
      brand: { name: word, address: text, phone: word, email: word },
      number: word,
      billedTo: { name: word, email: word },
      lines: [
        { ...line, title: word, detail: text },
        { ...line, title: 'The second booking', detail: 'Wedding' },
      ],
      notes: `${text}\n${'M'.repeat(10_000)}`,
    },
    'letter',
  )
  const placed = await readPdfPlaces(pdf)
  for (const { text, left, right, bottom, top } of placed) {
    const inside = left >= 50 && right <= 612 - 50 && bottom >= 8 && top <= 792 - 40
    expect([inside, text]).toEqual([true, text])
  }
  const said = placed.map(({ text }) => text).join('')
  expect(said.match(/M/g)?.length, 'notes are whole').toBeGreaterThanOrEqual(10_000)
  for (const words of ['The second booking', 'Balance due', 'Billed to', 'November 12, 2026'])
    expect(said).toContain(words)
})

test('a thread that dies takes one bill with it, and the next gets a new thread', async () => {
  const printer = createPdfPrinter({ script: script(ECHO) })
  for (const end of ['die', 'throw']) {
    const [lost, made] = await Promise.allSettled([
      printer.printBill(numbered(end), 'letter'),
      printer.printBill(BILL, 'letter'),
    ])
    expect(lost).toMatchObject({ status: 'rejected', reason: refused })
    expect(made).toMatchObject({ status: 'fulfilled' })
  }
  await printer.close()
})

test('a bill that cannot be drawn is a bug of ours, and the thread goes on', async () => {
  const printer = createPdfPrinter({ script: script(ECHO) })
  await expect(printer.printBill(numbered('fail'), 'letter')).rejects.toThrow('PDF worker: no such glyph')
  expect((await printer.printBill(BILL, 'letter')).length).toBe(8)
  await printer.close()
})

test('a thread that hangs is ended at the deadline', async () => {
  const printer = createPdfPrinter({ script: script(ECHO), deadlineMs: 2_500 })
  await expect(printer.printBill(numbered('hang'), 'letter')).rejects.toMatchObject(refused)
  await printer.printBill(BILL, 'letter')
  await printer.close()
})

test('bills over the queue limit are refused with Retry-After, and the others are made', async () => {
  const printer = createPdfPrinter({ script: script(ECHO), maxWaiting: 3 })
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => printer.printBill(BILL, 'letter', `actor ${i}`)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(results.at(-1)).toMatchObject({ reason: { ...refused, retryAfter: 5 } })
  await printer.close()
})

test('one actor has two bills in line and keeps nobody else from theirs; those for mails go first (S87)', async () => {
  const printer = createPdfPrinter({ script: script(ECHO), maxWaiting: 5 })
  const made: string[] = []
  const print = (number: string, actor?: string) =>
    printer.printBill(numbered(number), 'letter', actor).then(
      () => void made.push(number),
      (error: unknown) => {
        expect(error).toMatchObject({ ...refused, retryAfter: 5 })
        made.push(`not ${number}`)
      },
    )
  await Promise.all([
    ...[1, 2, 3, 4, 5, 6].map((i) => print(`greedy ${i}`, 'greedy')),
    ...[1, 2].map((i) => print(`other ${i}`, 'other')),
    ...[1, 2, 3].map((i) => print(`mail ${i}`)),
  ])
  expect(made.filter((one) => one.startsWith('not'))).toEqual(['not greedy 4', 'not greedy 5', 'not greedy 6'])
  expect(made.filter((one) => !one.startsWith('not'))).toEqual([
    'greedy 1',
    ...['mail 1', 'mail 2', 'mail 3'],
    ...['greedy 2', 'greedy 3'],
    ...['other 1', 'other 2'],
  ])
  await printer.close()
})

test('bills that wait when the printer closes are refused, and so are later ones', async () => {
  const printer = createPdfPrinter({ script: script(ECHO) })
  const waiting = Promise.allSettled([printer.printBill(numbered('hang'), 'a4'), printer.printBill(BILL, 'a4')])
  await printer.close()
  expect(await waiting).toMatchObject([{ reason: refused }, { reason: refused }])
  await expect(printer.printBill(BILL, 'a4')).rejects.toMatchObject(refused)
})

test('an idle thread is let go, and begun again when it is needed', async () => {
  const printer = createPdfPrinter({ script: script(ECHO), idleMs: 20 })
  for (let i = 0; i < 3; i++) {
    expect((await printer.printBill(BILL, 'letter')).length).toBe(8)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  await printer.close()
})
