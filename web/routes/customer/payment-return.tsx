import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { customerPaymentsQuery } from '#web/features/billing/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useRefresh } from '#web/routes/customer/use-refresh.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Where the card provider's page leads back to: the booking that was paid there. */
const PARAM = 'paid'
/** How often is asked whether the payment has arrived, and for how long, in milliseconds. */
const INTERVAL = 3000
const CONFIRMATION_TIMEOUT_MS = 90_000
/** A card payment of the booking that is no older than this is the one the customer returns from, in milliseconds. */
const RECENT = 30 * 60_000

/** Shows the result of a payment at the card provider's page; nothing when the customer does not come from there. */
export function PaymentReturn() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const bookingId = params.get(PARAM)
  if (!bookingId) return null
  return <Confirmation key={bookingId} bookingId={bookingId} onClose={() => change({ [PARAM]: '' })} />
}

/** The provider notifies our server, not this page: until it has, the page asks our server again. */
function Confirmation({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const refresh = useRefresh()
  const [began] = useState(Date.now)
  const [patient, setPatient] = useState(true)
  const { data: confirmed = false } = useInfiniteQuery({
    ...customerPaymentsQuery,
    staleTime: 0,
    select: ({ pages }) =>
      pages[0]?.rows.some(
        (row) =>
          row.bookingId === bookingId &&
          row.kind === 'payment' &&
          row.paymentMethod === 'card' &&
          row.paymentStatus === 'completed' &&
          Date.parse(row.paidAt ?? row.createdAt) > began - RECENT,
      ) ?? false,
  })
  useEffect(() => {
    // data on screen may be older than the payment
    refresh()
    if (confirmed) return
    const asking = setInterval(() => {
      refresh()
      if (Date.now() - began < CONFIRMATION_TIMEOUT_MS) return
      clearInterval(asking)
      setPatient(false)
    }, INTERVAL)
    return () => clearInterval(asking)
  }, [confirmed, began, refresh])
  return (
    <div className={`payment-return ${confirmed ? 'tone-confirmed' : 'tone-pending'}`}>
      <Bulb state={confirmed ? 'lit' : 'hollow'} />
      <p role="status">
        {confirmed
          ? 'Your card payment has arrived. Thank you.'
          : patient
            ? 'Your card payment is being confirmed. It shows here in a moment.'
            : 'Your card payment is still being confirmed. It can take a few minutes. You don’t need to pay again.'}
      </p>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
