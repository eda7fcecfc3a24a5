import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AdminBooking, BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { CancelCause } from '#shared/model/cancel-booking.ts'
import { currencyTitle } from '#shared/model/currency-words.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { type CancelReason, CancelWhy, describeReturned } from '#web/features/changes/admin/cancel-why.tsx'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import { CancelFrame } from '#web/features/changes/cancel-frame.tsx'
import { describeOwnCancellation, describeTier } from '#web/features/changes/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { readCents } from '#web/lib/dollars.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

interface CancelDialogProps {
  booking: BookingWithDetails
  /** Who cancels, until the admin says otherwise. */
  startsAs?: CancelCause
  /** Who gets an email about it. */
  note: ReactNode
  onDone: (answer: { booking: AdminBooking; undoable: boolean }) => void
  onClose: () => void
}

type Amount = 'terms' | 'other' | 'nothing'

/** Cancels a booking with the refund of its terms, in one press (docs/product.md P15.24). */
export function CancelDialog({ booking, startsAs = 'customer', note, onDone, onClose }: CancelDialogProps) {
  const { id, version } = booking
  const client = useQueryClient()
  const key = ['bookings', 'cancellation', id]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/bookings/:id/cancellation', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const [{ cause, reasonCode }, setWhy] = useState<{ cause: CancelCause; reasonCode: CancelReason }>({
    cause: startsAs,
    reasonCode: 'other',
  })
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState<Amount>('terms')
  const [typed, setTyped] = useState('')
  const [deviation, setDeviation] = useState('')
  const figures = data && (cause === 'customer' ? data.figures : data.byAgency)
  const paid = data?.paid ?? 0
  const refund = amount === 'terms' ? figures?.refund : amount === 'nothing' ? 0 : readCents(typed)
  const deviates = amount !== 'terms'
  const wrong = refund === undefined || refund > paid
  const submit = useSubmit({
    write: (cents: number, idempotency: string) =>
      call('POST /api/admin/bookings/:id/cancel', {
        params: { id },
        body: { cause, reasonCode, reason, refund: cents, deviationReason: deviates ? deviation : null },
        headers: { 'if-match': `"${version}"`, 'idempotency-key': idempotency },
      }),
    done: (returned) => ({
      title: 'Canceled',
      description: describeReturned(returned) || `${booking.agent.name} for ${booking.customerName}`,
    }),
    onDone,
    onRefused: () => void client.invalidateQueries({ queryKey: ['bookings'] }),
    failed: 'Not canceled',
    fallback: 'The booking could not be canceled. Please try again.',
    stale: [['bookings'], ['invoices'], ['payments']],
  })
  return (
    <CancelFrame
      width={560}
      label="Cancel booking"
      submit={submit}
      disabled={!figures || isFetching || wrong || (deviates && !deviation.trim())}
      onPress={() => refund !== undefined && submit.send(refund)}
      onClose={onClose}
      query={{ error, isFetching, refetch }}
    >
      {data && figures && (
        <>
          <p>
            {booking.agent.name} for {booking.customerName},{' '}
            {writeShortEventTime(booking.eventDate, booking.eventDuration)}.
          </p>
          {note}
          <CancelWhy cause={cause} reasonCode={reasonCode} onChange={setWhy} />
          <p>{cause === 'customer' ? describeTier(data, Date.now()) : describeOwnCancellation(data, Date.now())}</p>
          <CancelBill paid={paid} kept={paid - (refund ?? 0)} refund={refund ?? 0} />
          {data.note && <p>{data.note}</p>}
          {data.mayDeviate && paid > 0 && (
            <Field label="Refund">
              {/* the options are the amounts */}
              <Select value={amount} onChange={(event) => setAmount(event.target.value as Amount)}>
                <option value="terms">By the terms: {formatCents(figures.refund)}</option>
                <option value="other">Another amount</option>
                <option value="nothing">Nothing</option>
              </Select>
            </Field>
          )}
          {amount === 'other' && (
            <Field
              label="Amount"
              required
              hint={currencyTitle()}
              error={typed !== '' && wrong ? `At most ${formatCents(paid)}` : undefined}
            >
              <Input value={typed} inputMode="decimal" autoComplete="off" onChange={(e) => setTyped(e.target.value)} />
            </Field>
          )}
          {deviates && (
            <Field label="Why not by the terms?" required>
              <Input value={deviation} maxLength={500} onChange={(event) => setDeviation(event.target.value)} />
            </Field>
          )}
          <Field label="Note (optional)" hint="For the timeline. The customer does not see it.">
            <Textarea rows={2} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </CancelFrame>
  )
}
