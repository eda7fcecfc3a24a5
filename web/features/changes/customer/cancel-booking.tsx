import { useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CancelForm = lazyPart(
  async () => (await import('#web/features/changes/customer/cancel-form.tsx')).CancelForm,
  'The form did not load',
)

/** Opens the form that cancels a booking (docs/product.md P15.23). */
export function CancelBooking({ booking }: { booking: CustomerBooking }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cancel<span className="sr-only"> the booking with {booking.agent.name}</span>
      </Button>
      {open && <CancelForm booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}
