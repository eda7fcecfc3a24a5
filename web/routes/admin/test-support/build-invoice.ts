import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { buildBilled } from '#web/routes/test-support/billed.ts'

export const formatNumber = (n: number) => buildBilled(n).invoiceNumber

export const buildInvoice = (n: number, some: Partial<AdminInvoice> = {}): AdminInvoice => ({
  ...buildBilled(n),
  owesNothing: false,
  sentAt: null,
  reminders: { paused: false, next: null, last: null },
  voidedAt: null,
  voidReason: null,
  version: 1,
  customer: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
  ...some,
})
