import { afterAll, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { findPdfFaults, qpdfBinary } from '#tests/support/qpdf.ts'
import { createPdfPrinter } from './pdf.ts'
import type { Agreement, Bill, PayStatement } from './pdf-bill.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

const NAMES = ['Zoë Ångström', '田中太郎', '🎉 Zażółć 👩‍🎤', 'W'.repeat(200)]
const lines = NAMES.map((title) => ({
  title,
  detail: 'Wedding, The Fox',
  rate: '$85.00',
  hours: '7',
  amount: '$595.00',
}))
const sums = [{ label: 'Subtotal', amount: '$2,380.00' }]

const bill = (name: string): Bill => ({
  ...{ brand: DEFAULT_BRAND, number: 'INV-2026-0418', state: 'pending', about: `B-1042, ${name}` },
  ...{ billedTo: { name, email: 'renee@example.com' }, issued: 'October 28, 2026', due: 'November 12, 2026' },
  ...{ lines: Array.from({ length: 30 }, () => lines).flat(), sums, total: '$2,380.00', account: sums, reported: null },
  ...{
    howToPay: [{ label: 'Zelle', amount: 'pay@marquee.example' }],
    notes: name,
    cancellationTerms: 'Free until a week before.',
  },
})
const statement = (person: string): PayStatement => ({
  ...{ brand: DEFAULT_BRAND, person, period: 'October 2026', paidOn: 'November 2, 2026', method: 'Zelle' },
  ...{ lines, sums, total: '$2,380.00' },
})
const agreement = (name: string): Agreement => ({
  ...{ brand: DEFAULT_BRAND, title: `Agreement of ${name}`, facts: [{ label: 'Customer', amount: name }], lines, sums },
  ...{ words: `${name} agrees. `.repeat(600), certificate: [{ label: 'Signed by', amount: name }] },
})

// without qpdf it is skipped, and tests/support/qpdf.ts says why
test.skipIf(qpdfBinary === undefined)(
  'qpdf finds nothing wrong with invoices, statements and agreements with names of any alphabet',
  async () => {
    const name = NAMES.join(' ')
    for (const printed of [bill(name), statement(name), agreement(name)]) {
      expect(findPdfFaults(await printer.printBill(printed, 'letter'))).toBe('')
    }
    expect(findPdfFaults(Buffer.from('%PDF-1.7\nno file\n')), 'it is no PDF').not.toBe('')
  },
)
