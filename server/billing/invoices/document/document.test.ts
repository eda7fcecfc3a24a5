import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createPdfPrinter } from '#server/integrations/pdf/pdf.ts'
import type { Bill } from '#server/integrations/pdf/pdf-bill.ts'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { invoiceTotalCents, taxCents } from '#shared/model/invoice.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import type { InvoiceDetailsRow } from '../customer-invoices.ts'
import { type PartRow, type PartSums, sumParts } from '../parts/read-parts.ts'
import { buildBill } from './document.ts'
import { renderBillPage } from './page.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words a page shows, in no order. */
function wordsOf(page: string): string[] {
  const body = page.slice(page.indexOf('<body>')).replace(/<[^>]*>/g, ' ')
  return sorted(body.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '?'))
}
const sorted = (text: string) => text.split(/\s+/).filter(Boolean).sort()

/** The words of the PDF without the lines that count its pages, and how many such lines there are. */
async function readPdf(bill: Bill): Promise<{ words: string[]; pages: number }> {
  const words = sorted(await readPdfText(await printer.printBill(bill, 'letter')))
  const pages = words.filter((word) => word === 'page').length
  for (let page = 1; page <= pages; page++) {
    for (const word of `Marquee, invoice ${bill.number}, page ${page} of ${pages}`.split(' ')) {
      words.splice(words.indexOf(word), 1)
    }
  }
  return { words, pages }
}

/** An invoice of one booking, and its part, whose fields have other names or the same values. */
type Row = Omit<InvoiceDetailsRow, keyof PartSums> & PartRow

const INVOICE: Row = {
  id: randomUUID(),
  invoice_id: randomUUID(),
  booking_id: randomUUID(),
  number: 1042,
  invoice_number: 'INV-2026-0418',
  subtotal_cents: 66_000,
  tax_cents: 5_280,
  discount_cents: 0,
  total_cents: 71_280,
  due_date: new Date('2026-11-13T04:59:59Z'),
  status: 'pending',
  notes: 'Thank you for the booking.\r\n\r\nThe stage is 4 × 6 m.',
  created_at: new Date('2026-10-28T16:00:00Z'),
  voided_at: null,
  price_lines: null,
  booking_cents: 66_000,
  frozen: null,
  replaces_number: null,
  ...{ tax_rule: null, tax_exempt: false, tax_exempt_number: null, tax_name: 'Sales tax' },
  policy: {
    tiers: [
      { hours: 168, keepPercent: 0 },
      { hours: 0, keepPercent: 100 },
    ],
  },
  own_terms: 'Call us about rain.',
  paid_cents: 0,
  refunded_cents: 0,
  settled_cents: 0,
  settled_tax_cents: 0,
  takes_cards: false,
  first_confirmed_at: null,
  owes_nothing: false,
  booking_status: 'confirmed',
  reported_at: null,
  customer_name: 'Renée Żółć',
  customer_email: 'renee@example.com',
  agent_name: 'Sabine Laurent',
  category: 'model',
  event_type: 'private_party',
  event_date: new Date('2026-12-05T02:00:00Z'),
  event_duration: 3,
  event_location: 'Inman Park',
  ...{ package_id: null, package_name: null, package_cents: null, package_hours: null, package_rate: null },
}
/** Sold for three hours at $420, further ones at $85. */
const PACKAGE = {
  ...{ package_id: randomUUID(), package_name: 'Signature Set', package_cents: 42_000, package_hours: 3 },
  package_rate: 85,
}
const NOW = new Date('2026-11-01T12:00:00Z')
const AGENCY = {
  ...{ ...DEFAULT_BRAND, cancellationTerms: 'Free until a week before.\n\nAfter that, all of it.' },
  instructions: {
    ...{ zelle: 'pay@marquee.example', venmo: null, paypal: null, cash: 'Hand it to the talent in an envelope.' },
    bank_transfer: 'First Bank of Atlanta\nRouting 061000104\nAccount 4111 1111 1111 1111',
  },
}
function billOf(more: Partial<Row>, now = NOW) {
  const row = { ...INVOICE, ...more }
  return buildBill({ ...row, ...sumParts([row]) }, AGENCY, now)
}

test('tax and discount take a line only where there are any (P7.130)', () => {
  const labels = (more: Partial<Row>) => billOf(more).sums.map(({ label }) => label)
  expect(labels({ tax_cents: 0, total_cents: 66_000 })).toEqual(['Subtotal'])
  expect(labels({})).toEqual(['Subtotal', 'Tax (8%)'])
  expect(labels({ discount_cents: 1_000, tax_cents: 0, total_cents: 65_000 })).toEqual(['Subtotal', 'Discount'])
})

describe('page and PDF say the same words', () => {
  test.each<[string, Partial<Row>, Date?]>([
    ['a pending one', {}],
    ['an overdue one', {}, new Date('2026-11-13T05:00:00Z')],
    ['a paid one', { status: 'paid', paid_cents: 71_280, settled_cents: 71_280 }],
    ['a draft', { status: 'draft', notes: null }],
    ['a void one', { voided_at: NOW }],
    ['one with a deposit and a discount', { discount_cents: 1_000, paid_cents: 20_000, settled_cents: 20_000 }],
    ['a refunded one', { status: 'paid', paid_cents: 0, refunded_cents: 71_280, settled_cents: 71_280 }],
    ['names of other alphabets', { agent_name: 'Đặng Ελένη Юлия', customer_name: 'Zażółć Gęślą Jaźń' }],
    ['signs that show nothing', { agent_name: 'Vera\u202eenaV\u202c\u200b 🎉 Vane', notes: 'a\tb\u0007c' }],
    [
      'code',
      { customer_name: '<script>alert(1)</script>', event_location: "\"onload='x' &amp; {{7*7}}", notes: '</style>' },
    ],
    ['a package', { ...PACKAGE, subtotal_cents: 42_000, total_cents: 47_280 }],
    ['a package with further hours', { ...PACKAGE, event_duration: 5, subtotal_cents: 59_000, total_cents: 64_280 }],
    ['a package with a long name', { ...PACKAGE, package_name: 'Signature Set for the long night '.repeat(6).trim() }],
    ['a place without a rate that is whole', { subtotal_cents: 66_001, total_cents: 71_281, event_location: null }],
  ])('%s', async (_, more, now) => {
    const bill = billOf(more, now)
    expect(wordsOf(renderBillPage(bill))).toEqual((await readPdf(bill)).words)
  })

  test('over several pages the PDF has only its page numbers on top', async () => {
    const line = 'The stage is four by six and the doors open at nine.'
    const bill = billOf({ notes: Array.from({ length: 90 }, (_, i) => `${i} ${line}`).join('\n') })
    const { words, pages } = await readPdf(bill)
    expect(pages).toBeGreaterThan(1)
    expect(wordsOf(renderBillPage(bill))).toEqual(words)
  })
})

test.each<[string, Partial<Row>, string[][]]>([
  ['its hours', { subtotal_cents: 42_000 }, [['Signature Set, 3 hours', '', '3', '$420.00']]],
  ['fewer hours', { subtotal_cents: 42_000, event_duration: 1 }, [['Signature Set, 3 hours', '', '3', '$420.00']]],
  [
    'further hours',
    { subtotal_cents: 59_000, event_duration: 5 },
    [
      ['Signature Set, 3 hours', '', '3', '$420.00'],
      ['2 hours beyond the package', '$85.00', '2', '$170.00'],
    ],
  ],
  [
    'further hours at a price that was agreed',
    { subtotal_cents: 55_000, event_duration: 5 },
    [['Signature Set, 3 hours, plus 2 hours', '', '5', '$550.00']],
  ],
  [
    'further hours without a rate',
    { subtotal_cents: 42_000, event_duration: 4, package_rate: null },
    [['Signature Set, 3 hours, plus 1 hour', '', '4', '$420.00']],
  ],
])('a package of %s reads as it was sold (P7.55)', (_, more, lines) => {
  const bill = billOf({ ...PACKAGE, ...more })
  expect(bill.lines.map(({ title, rate, hours, amount }) => [title, rate, hours, amount])).toEqual(lines)
  expect(bill.lines[0]?.detail).toMatch(/^Sabine Laurent, B-1042, Private party, /)
})

test('1,000 random invoices add up to the cent, as computed and as printed', () => {
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100)
  const amounts = fc
    .record({ subtotal: fc.integer({ min: 0, max: 100_000_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .chain(({ subtotal, share }) =>
      fc.record({
        subtotal: fc.constant(subtotal),
        discount: fc.constant(Math.floor(subtotal * share)),
        hundredths: fc.integer({ min: 0, max: 10_000 }),
        paid: fc.integer({ min: 0, max: subtotal }),
      }),
    )
  fc.assert(
    fc.property(amounts, ({ subtotal, discount, hundredths, paid }) => {
      const tax = taxCents(subtotal, discount, hundredths / 100)
      // exactly: half-up in whole numbers of any size
      const exact = (BigInt(subtotal - discount) * BigInt(hundredths) * 2n + 10_000n) / 20_000n
      expect(BigInt(tax)).toBe(exact)
      const total = invoiceTotalCents({ subtotal, tax, discount })
      const bill = billOf({
        subtotal_cents: subtotal,
        discount_cents: discount,
        tax_cents: tax,
        total_cents: total,
        paid_cents: Math.min(paid, total),
        settled_cents: Math.min(paid, total),
      })
      const [first, less, more] = bill.sums.map(({ amount }) => cents(amount))
      expect((first ?? 0) + (less ?? 0) + (more ?? 0)).toBe(cents(bill.total))
      const [paidOf, balance] = bill.account.map(({ amount }) => cents(amount))
      expect(cents(bill.total) + (paidOf ?? 0)).toBe(balance)
      expect(total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})

describe('the preview', () => {
  async function previewOf(names: { agent?: string; customer?: string; notes?: string; location?: string } = {}) {
    const { app, db, cookie } = await openInvoices()
    const agent = await buildAgent(db, { name: names.agent ?? 'Vera Vane' })
    const customer = await buildCustomer(db, { name: names.customer ?? 'Dana' })
    const booking = await buildBooking(db, {
      agent_id: agent.id,
      customer_id: customer.id,
      event_location: names.location ?? null,
    })
    const invoice = await buildInvoice(db, booking.id, { notes: names.notes ?? null })
    const url = `/api/admin/invoice-preview/${invoice.id}`
    const answer = await app.send({ url, headers: { cookie } })
    return { app, db, cookie, customer, booking, invoice, answer, page: String(answer.body) }
  }

  test('is a page under a policy that lets nothing load, run or leave; its sheet is the one the policy names', async () => {
    const { answer, page, app, cookie } = await previewOf()
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    const policy = String(answer.headers['content-security-policy']).split(';')
    const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
    expect(policy).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
      'font-src data:',
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin allow-modals',
    ])
    expect(page.match(/<style/g)).toHaveLength(1)
    expect(page).not.toMatch(/<script|<link|<img| style=| on\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
    const missing = await app.send({ url: `/api/admin/invoice-preview/${randomUUID()}`, headers: { cookie } })
    expect(missing).toMatchObject({ status: 404, body: { error: 'We do not know this invoice' } })
    expect((await app.send({ url: '/api/admin/invoice-preview/1', headers: { cookie } })).status).toBe(400)
  })

  test('shows hostile words as the words they are', async () => {
    const hostile = `"><script src=//evil.example></script><img src=x onerror='alert(1)'></title></style>`
    const { page } = await previewOf({ agent: hostile, customer: hostile, notes: hostile, location: hostile })
    expect(page.match(/<(script|img)/g)).toBeNull()
    expect(page.match(/<\/(style|title)>/g)).toHaveLength(2)
    const escaped =
      '&quot;&gt;&lt;script src=//evil.example&gt;&lt;/script&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;'
    expect(page.split(escaped).length - 1).toBe(4)
  })

  test('has the agency’s own address, and the words of the customer’s PDF and the office’s', async () => {
    const { app, db, cookie, customer, invoice } = await previewOf({ agent: 'Żółć Vane' })
    await db.updateTable('agency_settings').set({ address: '1200 Peachtree Street NE\nAtlanta' }).execute()
    await buildPayment(db, invoice.booking_id, { purpose: 'deposit', amount_cents: 10_000 })
    const own = await signIn(app, { role: 'customer', customerId: customer.id })
    const read = async (url: string, as: string) => {
      const { rawPayload, headers, statusCode } = await app.app.inject({ url, headers: { cookie: as } })
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers['content-disposition']).toBe(`attachment; filename="${invoice.invoice_number}.pdf"`)
      return sorted(await readPdfText(rawPayload))
    }
    const office = await read(`/api/admin/invoices/${invoice.id}/pdf?paper=a4`, cookie)
    expect(office).toContain('Peachtree')
    expect(await read(`/api/customer/invoices/${invoice.id}/pdf`, own)).toEqual(office)
    const { body } = await app.send({ url: `/api/admin/invoice-preview/${invoice.id}`, headers: { cookie } })
    expect(wordsOf(String(body))).toEqual(office)
    expect(office.join(' ')).toContain('−$100.00')
  })

  test('shows drafts and void invoices to admins, marked as such', async () => {
    const { app, db, cookie, invoice } = await previewOf()
    const read = async () =>
      String((await app.send({ url: `/api/admin/invoice-preview/${invoice.id}`, headers: { cookie } })).body)
    await db.updateTable('invoices').set({ status: 'draft' }).execute()
    expect(await read()).toContain('</i>Draft</p>')
    await db.updateTable('invoices').set({ voided_at: new Date() }).execute()
    const page = await read()
    expect(page).toContain('</i>Void</p>')
    expect(page).not.toContain('Balance due')
  })
})
