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
import { CHANGED_KEYS } from '#web/features/changes/queries.ts'
import { describeTier } from '#web/features/changes/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Select, Textarea } from '#web/ui/field.tsx'

/** How and when the refund comes back, in sentences. */
function describeWays({ payments, figures }: CancellationPreview): string[] {
  const parts = splitRefund(
    payments.map(({ id, amount, way }) => ({ id, cents: amount, way })),
    figures.refund,
  )
  const sumOf = (way: 'card' | 'hand') => parts.reduce((sum, part) => (part.way === way ? sum + part.cents : sum), 0)
  return wordRefundWays({ card: sumOf('card'), hand: sumOf('hand') })
}

/** What canceling an own booking means, why, and the call; read while it is looked at (docs/product.md P15.23). */
export function useCancel({ id }: CustomerBooking, shown: boolean, onDone: () => void) {
  const client = useQueryClient()
  const key = ['bookings', 'own-cancellation', id]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/customer/bookings/:id/cancellation', { params: { id }, signal }),
    enabled: shown,
    staleTime: 0,
    gcTime: 0,
  })
  const [reasonCode, setReason] = useState<CustomerCancelReason>()
  const [message, setMessage] = useState('')
  const submit = useSubmit({
    write: (refund: number) =>
      call('POST /api/customer/bookings/:id/cancel', {
        params: { id },
        body: { ...(reasonCode && { reasonCode }), message, refund },
      }),
    done: ({ state }) =>
      state === 'canceled'
        ? { title: 'Your booking is canceled', description: 'You get an email with the details.' }
        : { title: 'Your request is sent', description: 'Your booking stays as it is until we answer by email.' },
    onDone,
    onRefused: () => void client.invalidateQueries({ queryKey: key }),
    failed: 'Not canceled',
    fallback: 'The booking could not be canceled. Please try again.',
    stale: CHANGED_KEYS,
  })
  return { query, submit, reasonCode, setReason, message, setMessage }
}

type Cancel = ReturnType<typeof useCancel>

interface CancelFormProps {
  data: NonNullable<Cancel['query']['data']>
  cancel: Pick<Cancel, 'reasonCode' | 'setReason' | 'message' | 'setMessage'>
  /** Why nothing can be sent now. */
  refused: string | null
}

/** What was paid, what is kept, what comes back and when; then a reason, which is optional. */
export function CancelForm({ data, cancel, refused }: CancelFormProps) {
  if (refused) return <p>{refused}</p>
  return (
    <>
      <p>{describeTier(data, Date.now())}</p>
      <CancelBill paid={data.paid} kept={data.figures.kept} refund={data.figures.refund} />
      {describeWays(data).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {data.note && <p>{data.note}</p>}
      {!data.atOnce && <p>We check your request and answer by email. Your booking stays as it is until then.</p>}
      <p className="text-b3 text-ink-2">{data.terms}</p>
      <CancelReason cancel={cancel} />
    </>
  )
}

/** Why a customer cancels, which is optional. */
export function CancelReason({ cancel }: Pick<CancelFormProps, 'cancel'>) {
  return (
    <>
      <Field label="Reason (optional)">
        <Select
          value={cancel.reasonCode ?? ''}
          // the options are the reasons, after the one without any
          onChange={({ target }) => cancel.setReason((target.value || undefined) as CustomerCancelReason | undefined)}
        >
          <option value="">I'd rather not say</option>
          {Object.entries(CUSTOMER_CANCEL_REASONS).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Message (optional)">
        <Textarea
          rows={2}
          maxLength={1000}
          value={cancel.message}
          onChange={(event) => cancel.setMessage(event.target.value)}
        />
      </Field>
    </>
  )
}
