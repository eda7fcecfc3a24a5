import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { DEFAULT_TAX_PERCENT } from '#shared/model/invoice.ts'
import { dollarsToCents } from '#shared/model/money.ts'
import { amountsDue } from '#shared/model/payment.ts'
import { Reminders } from '#web/features/billing/admin/invoices/reminder-tools.tsx'
import { PaymentActions } from '#web/features/billing/admin/payments/payment-actions.tsx'
import { buildActable } from '#web/features/billing/admin/payments/payment-labels.ts'
import { RecordPayment } from '#web/features/billing/admin/payments/record-payment.tsx'
import { RefundDue } from '#web/features/billing/admin/payments/refund-due.tsx'
import type { MoneyParts } from '#web/features/bookings/admin/drawer/money.tsx'
import { call } from '#web/lib/api.ts'
import { useRefreshMoney } from '#web/routes/admin/use-refresh-money.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const GenerateDialog = lazyPart(
  async () => (await import('#web/features/billing/admin/invoices/dialogs/generate-dialog.tsx')).GenerateDialog,
  'The form did not load',
)

const EventPayment = lazyPart(
  async () => (await import('#web/features/billing/admin/payments/event-payment.tsx')).EventPayment,
  'The account of the event did not load',
)

const FollowDialog = lazyPart(
  async () => (await import('#web/features/billing/admin/invoices/dialogs/follow-dialog.tsx')).FollowDialog,
  'The form did not load',
)

/** What can be paid of a booking now, in integer cents. */
function dueOf({ status, paymentStatus, invoice, totalAmount, settled, depositPercent, tax }: BookingDetails) {
  if (status === 'cancelled' || paymentStatus !== 'pending') return []
  const price = totalAmount === null ? null : dollarsToCents(totalAmount) + (tax?.onPrice ?? 0)
  const totalCents = invoice?.total ?? price
  return amountsDue({ totalCents, paidCents: settled, depositPercent }).map(({ purpose, cents }) => ({
    purpose,
    amount: cents,
  }))
}

/** The booking whose payment is being recorded, and how often that was asked for: each time takes the focus there. */
interface Recording {
  bookingId: string
  asked: number
}

/** The form that an address opens with its booking: `?booking={id}&record=payment`. */
function readRecording(params: URLSearchParams): Recording | undefined {
  const bookingId = params.get('booking')
  return bookingId !== null && params.get('record') === 'payment' ? { bookingId, asked: 1 } : undefined
}

const buildBillable = (booking: BookingWithDetails): BillableBooking => ({
  ...booking,
  agentName: booking.agent.name,
  customerName: booking.customer.name,
  customerEmail: booking.customer.email,
  taxPercent: booking.tax?.percent ?? DEFAULT_TAX_PERCENT,
  taxExempt: booking.tax?.exempt ?? false,
  taxExemptNumber: booking.tax?.exemptNumber ?? null,
})

interface BookingMoney extends Omit<MoneyParts, 'createInvoice' | 'recordPayment'> {
  /** Opens the form that makes the invoice and mails it; the same function on every render. */
  createInvoice: (booking: BookingWithDetails) => void
  /** Opens the form that records a payment, once the booking is open; the same function on every render. */
  recordPayment: (booking: Pick<BookingWithDetails, 'id'>) => void
  dialog: ReactNode
}

/** What the office does with the money of an open booking: bookings know nothing of billing, so the screen joins them. */
export function useBookingMoney(): BookingMoney {
  const refresh = useRefreshMoney()
  const [said, setSaid] = useState('')
  const [billed, setBilled] = useState<BillableBooking>()
  const [params] = useSearchParams()
  const [recording, setRecording] = useState(() => readRecording(params))
  const [refunding, setRefunding] = useState(() =>
    params.get('record') === 'refund' ? (params.get('booking') ?? undefined) : undefined,
  )
  const close = () => setBilled(undefined)
  const recordPayment = useCallback(
    ({ id }: Pick<BookingWithDetails, 'id'>) =>
      setRecording((before) => ({ bookingId: id, asked: (before?.asked ?? 0) + 1 })),
    [],
  )
  const createInvoice = useCallback((booking: BookingWithDetails) => setBilled(buildBillable(booking)), [])
  const [followed, setFollowed] = useState<BookingDetails>()
  return {
    createInvoice,
    recordPayment,
    reissue: setFollowed,
    onChanged: refresh,
    dialog: billed ? (
      <GenerateDialog sendFor={billed} onClose={close} onGenerated={close} onChanged={refresh} />
    ) : (
      followed?.invoice && (
        <FollowDialog
          booking={followed}
          invoice={followed.invoice}
          onClose={() => setFollowed(undefined)}
          onChanged={refresh}
        />
      )
    ),
    reminders: ({ invoice }) =>
      // any other has no reminders to speak of, and is not looked up
      invoice &&
      invoice.status === 'pending' &&
      Date.parse(invoice.dueDate) < Date.now() && (
        <Reminders id={invoice.id} invoiceNumber={invoice.invoiceNumber} onChanged={refresh} />
      ),
    actions: (row, booking) => (
      <PaymentActions payment={buildActable(row, booking.customerName)} onSaid={setSaid} onChanged={refresh} />
    ),
    refundDue: (booking) => (
      <RefundDue
        key={booking.id}
        cents={booking.excess}
        reason={booking.status === 'cancelled' ? 'The booking was canceled' : 'Paid beyond the price'}
        payments={booking.ledger.map((row) => buildActable(row, booking.customerName))}
        asked={refunding === booking.id}
        onSaid={setSaid}
        onChanged={refresh}
        onClose={() => setRefunding(undefined)}
      />
    ),
    entry: (booking) => {
      const due = dueOf(booking)
      return (
        <>
          <p role="status" className="money-said">
            {said}
          </p>
          {due.length > 0 && (
            <RecordPayment
              write={(body, key) =>
                call('POST /api/admin/bookings/:id/payments', {
                  ...{ params: { id: booking.id }, body },
                  headers: { 'idempotency-key': key },
                })
              }
              due={due}
              asked={recording?.bookingId === booking.id ? recording.asked : 0}
              onAsk={() => recordPayment(booking)}
              onSaid={setSaid}
              onChanged={refresh}
              onClose={() => setRecording(undefined)}
            />
          )}
          {booking.otherBookings.some(({ sameEvent }) => sameEvent) && (
            <EventPayment key={booking.eventId} eventId={booking.eventId} onSaid={setSaid} onChanged={refresh} />
          )}
        </>
      )
    },
  }
}
