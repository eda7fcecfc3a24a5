import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { ownRequestsQuery } from '#web/features/changes/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ChangeOrCancelDialog = lazyPart(
  async () => (await import('#web/features/changes/customer/change-or-cancel-dialog.tsx')).ChangeOrCancelDialog,
  'The form did not load',
)

interface ChangeOrCancelProps {
  booking: CustomerBooking
  /** A mailed link asked for the dialog. */
  asked: boolean
  /** The dialog that a link asked for was closed. */
  onClosed: () => void
}

/** The entry to both ways out of a booking as it is (docs/product.md P15.27). */
export function ChangeOrCancel({ booking, asked, onClosed }: ChangeOrCancelProps) {
  const { id, agent } = booking
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(asked)
  const { data = [] } = useQuery(ownRequestsQuery)
  const waits = data.some(({ bookingId, state }) => bookingId === id && /^(open|proposed)$/.test(state))
  // the dialog gives the focus back to what has it before
  useEffect(() => {
    if (asked) button.current?.focus()
  }, [asked])
  function close() {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <Button ref={button} variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change or cancel<span className="sr-only"> the booking with {agent.name}</span>
      </Button>
      {open && <ChangeOrCancelDialog booking={booking} waits={waits} onClose={close} onMissing={close} />}
    </>
  )
}
