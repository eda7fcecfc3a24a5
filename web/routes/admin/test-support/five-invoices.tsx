import { page } from 'vitest/browser'
import { button } from '#web/routes/test-support/screen.tsx'
import { buildInvoice, formatNumber } from './build-invoice.ts'
import { api, billPage, row, servePreview } from './invoices.tsx'

const PAST = '2020-11-13T04:59:59.000Z'

/** Fills the list with an invoice of each state: pending 5, overdue 4, draft 3, paid 2, void 1; 5 has a preview. */
export function serveFiveInvoices() {
  api.invoices = [
    buildInvoice(5),
    buildInvoice(4, { dueDate: PAST, sentAt: '2026-10-29T15:00:00.000Z', paid: 16_500 }),
    buildInvoice(3, { status: 'draft' }),
    buildInvoice(2, { status: 'paid', paid: 71_280, dueDate: PAST }),
    buildInvoice(1, { voidedAt: '2026-10-30T15:00:00.000Z', voidReason: 'Wrong rate' }),
  ]
  servePreview(billPage(5))
}

export const more = (n: number) => button(`More for ${formatNumber(n)}`)
export const what = (n: number) => row(n).getByRole('button', { name: /^Sabine Laurent/ })
export const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
