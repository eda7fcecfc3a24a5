import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { CancellationPreview } from '#shared/contract/changes/cancellations.ts'
import {
  CUSTOMER_CANCEL_REASONS,
  type CustomerCancelReason,
  splitRefund,
  wordRefundWays,
} from '#shared/model/cancel-booking.ts'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import { CancelFrame } from '#web/features/changes/cancel-frame.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { Field, Select, Textarea } from '#web/ui/field.tsx'

interface CancelFormProps {
  booking: CustomerBooking
  onClose: () => void
}

/** Bookings, invoices and payments of the portal. */
const STALE = [['bookings'], ['invoices'], ['payments']] as const

/** How and when the refund comes back, in sentences. */
function describeWays({ payments, figures }: CancellationPreview): string[] {
  const parts = splitRefund(
    payments.map(({ id, amount, way }) => ({ id, cents: amount, way })),
    figures.refund,
  )
  const sumOf = (way: 'card' | 'hand') => parts.reduce((sum, part) => (part.way === way ? sum + part.cents : sum), 0)
  return wordRefundWays({ card: sumOf('card'), hand: sumOf('hand') })
}

/** Cancels an own booking, after what it costs was shown (docs/product.md P15.23). */
export function CancelForm({ booking, onClose }: CancelFormProps) {
  const { id, agent, eventDate } = booking
  const client = useQueryClient()
  const key = ['bookings', 'own-cancellation', id]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/customer/bookings/:id/cancellation', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const [reasonCode, setReason] = useState<CustomerCancelReason>('changed_plans')
  const [message, setMessage] = useState('')
  const submit = useSubmit({
    write: (refund: number) =>
      call('POST /api/customer/bookings/:id/cancel', { params: { id }, body: { reasonCode, message, refund } }),
    done: ({ state }) =>
      state === 'canceled'
        ? { title: 'Your booking is canceled', description: 'You get an email with the details.' }
        : { title: 'Your request is sent', description: 'Your booking stays as it is until we answer by email.' },
    onDone: onClose,
    onRefused: () => void client.invalidateQueries({ queryKey: key }),
    failed: 'Not canceled',
    fallback: 'The booking could not be canceled. Please try again.',
    stale: STALE,
  })
  return (
    <CancelFrame
      width={520}
      label={data && !data.atOnce ? 'Ask to cancel' : 'Cancel booking'}
      submit={submit}
      disabled={!data || isFetching}
      onPress={() => data && submit.send(data.figures.refund)}
      onClose={onClose}
      query={{ error, isFetching, refetch }}
    >
      {data && (
        <>
          <p>
            {agent.name}, {formatShortDateTime(eventDate)}.
          </p>
          <CancelBill paid={data.paid} kept={data.figures.kept} refund={data.figures.refund} />
          {data.figures.until && <p>These figures hold until {formatShortDateTime(data.figures.until)}.</p>}
          {describeWays(data).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {data.note && <p>{data.note}</p>}
          {!data.atOnce && <p>We check your request and answer by email. Your booking stays as it is until then.</p>}
          <p className="text-b3 text-ink-2">{data.terms}</p>
          <Field label="Reason">
            {/* the options are the reasons */}
            <Select value={reasonCode} onChange={(event) => setReason(event.target.value as CustomerCancelReason)}>
              {Object.entries(CUSTOMER_CANCEL_REASONS).map(([code, words]) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Message (optional)">
            <Textarea rows={2} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
          </Field>
        </>
      )}
    </CancelFrame>
  )
}
