import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { uuid } from '#web/routes/test-support/screen.tsx'

export const formatNumber = (n: number) => `INV-2026-${String(n).padStart(4, '0')}`

export const buildInvoice = (n: number, some: Partial<AdminInvoice> = {}): AdminInvoice => ({
  id: uuid(n),
  bookingId: uuid(500 + n),
  bookingNumber: 1500 + n,
  invoiceNumber: formatNumber(n),
  subtotal: 66_000,
  tax: 5280,
  discount: 0,
  total: 71_280,
  paid: 0,
  reportedAt: null,
  owesNothing: false,
  // the last minute of November 12 in Atlanta
  dueDate: '2099-11-13T04:59:59.000Z',
  status: 'pending',
  notes: null,
  sentAt: null,
  reminders: { paused: false, next: null, last: null },
  voidedAt: null,
  voidReason: null,
  version: 1,
  createdAt: '2026-10-28T15:00:00.000Z',
  customer: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
  booking: {
    agentName: 'Sabine Laurent',
    category: 'exotic_dancer',
    eventType: 'private_party',
    eventDate: '2099-12-05T02:00:00.000Z',
    eventDuration: 3,
    eventLocation: 'Inman Park',
  },
  ...some,
})
