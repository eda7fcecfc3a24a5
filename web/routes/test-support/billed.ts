import { uuid } from '#web/routes/test-support/screen.tsx'

/** What the office and the customer see alike of an unpaid invoice and its booking. */
export const buildBilled = (n: number) => ({
  id: uuid(n),
  bookingId: uuid(500 + n),
  bookingNumber: 1500 + n,
  invoiceNumber: `INV-2026-${String(n).padStart(4, '0')}`,
  subtotal: 66_000,
  tax: 5280,
  discount: 0,
  total: 71_280,
  paid: 0,
  reportedAt: null,
  unconfirmed: false,
  // the last minute of November 12 in Atlanta
  dueDate: '2099-11-13T04:59:59.000Z',
  status: 'pending' as const,
  notes: null,
  createdAt: '2026-10-28T15:00:00.000Z',
  booking: {
    agentName: 'Sabine Laurent',
    category: 'exotic_dancer',
    eventType: 'private_party' as const,
    eventDate: '2099-12-05T02:00:00.000Z',
    eventDuration: 3,
    eventLocation: 'Inman Park',
  },
  bookings: [
    {
      bookingId: uuid(500 + n),
      bookingNumber: 1500 + n,
      agentName: 'Sabine Laurent',
      eventDate: '2099-12-05T02:00:00.000Z',
      total: 71_280,
      balance: 71_280,
    },
  ],
})
