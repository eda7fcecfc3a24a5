import { Ellipsis } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { NEXT_STEP_LABELS, nextStep } from '#shared/model/next-step.ts'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { MoneyParts } from '#web/features/bookings/admin/drawer/money.tsx'
import { UndoStatus } from '#web/features/bookings/admin/undo/undo-status.tsx'
import { useUndoOffer } from '#web/features/bookings/admin/undo/undo-store.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface DrawerBarProps {
  booking: BookingDetails
  onStatus: OnStatus
  money: MoneyParts | undefined
  /** Leads to where others are offered. */
  onReplace: (() => void) | undefined
}

/** The next step with a booking, the undo of the last one, and the rest in a menu (docs/product.md P6.61). */
export function DrawerBar({ booking, onStatus, money, onReplace }: DrawerBarProps) {
  const { id, number, status, customerEmail } = booking
  const step = nextStep(booking, new Date())
  const undoable = useUndoOffer(id) !== undefined
  const navigate = useNavigate()
  const take = {
    'find-replacement': () => onReplace?.(),
    confirm: () => onStatus(booking, 'confirmed'),
    complete: () => onStatus(booking, 'completed'),
    'create-invoice': () => money?.createInvoice(booking),
    'record-payment': () => money?.recordPayment(booking),
  }
  const message = `mailto:${customerEmail}?subject=${encodeURIComponent(`Your booking ${formatBookingNumber(number)}`)}`
  const open = status === 'pending' || status === 'confirmed'
  const rest: MenuEntry[] = [
    { label: 'Send message', href: message },
    { label: 'Duplicate', onSelect: () => void navigate(duplicateOf(booking)) },
    { label: 'Copy link', onSelect: () => void copyLink(id) },
    ...(open && step !== 'complete'
      ? [{ label: 'Mark completed', onSelect: () => onStatus(booking, 'completed') }]
      : []),
    ...(open ? [{ label: 'Cancel booking', onSelect: () => onStatus(booking, 'cancelled') }] : []),
  ]
  return (
    <div className="file-bar">
      <Menu
        trigger={
          <IconButton label="More" title="More">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        entries={rest}
      />
      <UndoStatus id={id} />
      {step !== null && !undoable && (
        <Button variant="lit" onClick={take[step]}>
          {NEXT_STEP_LABELS[step]}
        </Button>
      )}
    </div>
  )
}

/** The New booking form with all of a booking but its date. */
const duplicateOf = ({
  agentId,
  customerId,
  eventDuration,
  eventLocation,
  eventType,
  guests,
  specialRequests,
}: BookingDetails) =>
  newBookingPath({
    agent: agentId,
    customer: customerId,
    hours: eventDuration,
    place: eventLocation ?? undefined,
    guests: guests ?? undefined,
    event: eventType,
    requests: specialRequests ?? undefined,
  })

async function copyLink(id: string): Promise<void> {
  const link = new URL(paths.adminBooking(id), window.location.href).href
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied' })
  } catch {
    toast({ title: 'Link not copied', description: link, variant: 'destructive' })
  }
}
