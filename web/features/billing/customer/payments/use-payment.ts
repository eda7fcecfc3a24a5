import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaymentMethod, PaymentPurpose } from '#shared/model/payment.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { toast } from '#web/ui/toast-store.ts'

export interface Payment {
  paymentMethod: PaymentMethod
  transactionId: string | null
  purpose: PaymentPurpose
  /** Integer cents, as the form shows them. */
  expectedAmount: number
}

interface Options {
  bookingId: string
  /** An invoice for several bookings, which is paid as a whole. */
  invoiceId: string | undefined
  onPaid: () => void
  /** Refused, so that what is known about the booking may be out of date. */
  onStale: () => void
  onRefused: (reference: string | undefined) => void
}

/** Reports a payment once, however often it is submitted, and says what became of it. */
export function usePayment({ bookingId, invoiceId, onPaid, onStale, onRefused }: Options) {
  const [key, setKey] = useState(createIdempotencyKey)
  const [busy, setBusy] = useState(false)
  // state would come too late for a second click in the same moment
  const underway = useRef(false)

  async function pay(body: Payment): Promise<void> {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    try {
      const headers = { 'idempotency-key': key }
      if (invoiceId === undefined) {
        await call('POST /api/customer/bookings/:id/pay', { params: { id: bookingId }, body, headers })
      } else {
        const { purpose: _, ...whole } = body
        await call('POST /api/customer/invoices/:id/pay', { params: { id: invoiceId }, body: whole, headers })
      }
      toast({ title: 'Payment Submitted', description: 'Your payment has been recorded successfully.' })
      onPaid()
    } catch (error) {
      // before the focus moves: it cannot go to a button that is disabled
      flushSync(() => setBusy(false))
      const status = error instanceof ApiError ? error.status : undefined
      const reference = error instanceof ApiError ? error.fields.transactionId : undefined
      // the key belongs to an earlier report with other details: this one was not made, and needs its own
      if (status === 422) setKey(createIdempotencyKey())
      if (status === 404 || status === 409 || status === 422) onStale()
      if (!reference) {
        const description = getErrorMessage(error, 'Failed to process payment')
        toast({ title: 'Payment Failed', description, variant: 'destructive' })
      }
      onRefused(reference)
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return { pay, busy }
}
