import { Outlet } from 'react-router'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import type { CustomerInvoice, CustomerInvoiceDetails } from '#shared/contract/billing/invoices.ts'
import type { CustomerPayment } from '#shared/contract/billing/payments.ts'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { CustomerPaymentInstructions } from '#shared/contract/settings/payment-instructions.ts'
import type { CustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { CustomerBilling } from '#web/routes/customer/billing.tsx'
import { CustomerDashboard } from '#web/routes/customer/dashboard.tsx'
import { Reviews } from '#web/routes/reviews.tsx'
import { AGENCY, json, paged } from '#web/routes/test-support/answers.ts'
import { buildBilled } from '#web/routes/test-support/billed.ts'
import { fakeAnswers, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

export const buildBooking = (n: number, some: Partial<CustomerBooking> = {}): CustomerBooking => ({
  id: uuid(n),
  number: 1000 + n,
  eventId: uuid(n),
  agent: { id: uuid(1000 + n), name: `Agent ${n}`, category: 'dj', image: null },
  eventType: 'private_party',
  eventDate: '2099-12-05T02:00:00.000Z',
  eventDuration: 3,
  eventLocation: 'The Candler Room, Inman Park',
  guests: null,
  specialRequests: null,
  status: 'confirmed',
  paymentStatus: 'pending',
  totalAmount: 660,
  lines: [{ kind: 'talent', label: '', hours: 3, rate: 22_000, percent: null, amount: 66_000 }],
  package: null,
  paid: 0,
  reportedAt: null,
  due: [{ purpose: 'full', amount: 66_000, tax: 0 }],
  invoice: null,
  ...{ taxPercent: null, plusTax: false, taxName: null },
  cardCheckout: false,
  ...{ review: null, checkingAvailability: false },
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

export const buildCard = (n: number, some: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: uuid(n),
  customerId: uuid(700),
  type: 'credit_card',
  last4: String(4400 + n),
  brand: 'Visa',
  expiryMonth: 8,
  expiryYear: 2099,
  cardholderName: 'Renée Thibodeaux',
  billingZip: null,
  isDefault: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

export const buildInvoice = (n: number, some: Partial<CustomerInvoice> = {}): CustomerInvoice => ({
  ...buildBilled(n),
  // as the server works it out, unless the test says otherwise
  balance: some.status === 'paid' ? 0 : (some.total ?? 71_280) - (some.paid ?? 0),
  balanceTax: some.tax ?? 5280,
  taxName: null,
  cardCheckout: false,
  ...some,
})

/** An invoice as its booking has it. */
export const invoiceOf = ({ id, invoiceNumber, total, dueDate }: CustomerInvoice): CustomerBooking['invoice'] => ({
  ...{ id, invoiceNumber, total, dueDate },
})

export const buildDetails = (invoice: CustomerInvoice): CustomerInvoiceDetails => ({
  ...invoice,
  bill: {
    brand: { name: 'Marquee', phone: '(404) 555-0100', email: 'hello@marquee.example' },
    billedTo: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
    address: '75 Marietta Street NW, Atlanta, GA 30303',
    issued: 'October 28, 2026',
    due: 'November 12, 2099',
    lines: [
      {
        ...{ title: 'Sabine Laurent', detail: 'Private party, Friday, December 4, 2026, Inman Park' },
        ...{ rate: '$220.00', hours: '3', amount: '$660.00' },
      },
    ],
    sums: [
      { label: 'Subtotal', amount: '$660.00' },
      { label: 'Tax (8%)', amount: '$52.80' },
    ],
    total: '$712.80',
    account: [
      { label: 'Paid', amount: '$0.00' },
      { label: 'Balance due', amount: '$712.80' },
    ],
    reported: null,
    howToPay: [{ label: 'Zelle', amount: 'pay@marquee.example' }],
    notes: invoice.notes,
    cancellationTerms: AGENCY.cancellationTerms,
  },
  customer: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
})

export const buildPayment = (n: number, some: Partial<CustomerPayment> = {}): CustomerPayment => ({
  id: uuid(n),
  bookingId: uuid(500 + n),
  bookingNumber: 1500 + n,
  kind: 'payment',
  purpose: 'full',
  amount: 41_040,
  paymentMethod: 'card',
  paymentStatus: 'completed',
  transactionId: `TX-${n}`,
  reportedAt: null,
  notes: null,
  agentName: 'Sabine Laurent',
  paidAt: '2026-10-27T02:00:00.000Z',
  createdAt: '2026-10-20T02:00:00.000Z',
  ...some,
})

export const many = <Row,>(count: number, build: (n: number) => Row) =>
  Array.from({ length: count }, (_, i) => build(i))

/** What the API answers by 'METHOD /path', and what was written to it; as good as new before each test. */
export const api = fakeAnswers(
  () => serve(),
  ({ call, body, key }) => ({ call, body, key }),
)

/** What an agency answers that has written nothing about payment. */
export const NO_INSTRUCTIONS: CustomerPaymentInstructions = {
  ...{ zelle: null, venmo: null, paypal: null, bank_transfer: null, cash: null },
  cardProvider: false,
}

/** Whether a row is a booking; tests of odd rows serve others, too. */
const hasId = (row: unknown): row is { id: string } => typeof row === 'object' && row !== null && 'id' in row

/** The lists behind the screens. */
export function serve({
  active = [] as unknown[],
  past = [] as unknown[],
  cards = [] as unknown[],
  invoices = [] as unknown[],
  payments = [] as unknown[],
  instructions = NO_INSTRUCTIONS,
} = {}) {
  Object.assign(api.answers, {
    'GET /api/customer/bookings': (url: URL) => paged(url.searchParams.get('group') === 'past' ? past : active, url),
    'GET /api/customer/payment-methods': () => json(200, cards),
    'GET /api/customer/invoices': (url: URL) => paged(invoices, url),
    'GET /api/customer/payments': (url: URL) => paged(payments, url),
    'GET /api/customer/proposals': () => json(200, []),
    'GET /api/customer/event-accounts': () => json(200, []),
    'GET /api/customer/contact-wish': () => json(200, { wish: null }),
    'GET /api/testimonials/approved': () => json(200, []),
    ...Object.fromEntries(
      active
        .filter(hasId)
        .map(({ id }) => [
          `GET /api/customer/bookings/${id}/terms`,
          () => json(200, { cancellationTerms: AGENCY.cancellationTerms }),
        ]),
    ),
    ...Object.fromEntries(
      active
        .filter((row): row is { eventId: string } => typeof row === 'object' && row !== null && 'eventId' in row)
        .map(({ eventId }) => [
          `GET /api/customer/event-cancellations/${eventId}`,
          () =>
            json(200, {
              ...{ bookings: [], paid: 0, kept: 0, refund: 0, reported: 0, ways: { card: 0, hand: 0 }, terms: [] },
            }),
        ]),
    ),
    'GET /api/agency': () => json(200, AGENCY),
    'GET /api/customer/payment-instructions': () => json(200, instructions),
  })
}

/** A screen of the portal at an address, as its layout shows it. */
export async function open(address: string, name = 'Renée Thibodeaux') {
  const customer = { name, email: 'renee@thibodeaux.example', mustChangePassword: false }
  const { router } = await renderRoutes(
    [
      {
        element: <Outlet context={{ customer, token: null, onLinkUsed: () => {} } satisfies CustomerOutlet} />,
        children: [
          { path: '/customer/dashboard', element: <CustomerDashboard /> },
          { path: '/customer/billing', element: <CustomerBilling /> },
        ],
      },
      { path: '/reviews', element: <Reviews /> },
    ],
    [address],
  )
  return router
}
