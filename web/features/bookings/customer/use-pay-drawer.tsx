import { type ReactNode, useId, useRef, useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'

/** Draws the form that pays the booking; `close` receives whether it was paid. */
export type DrawPayment = (close: (paid: boolean) => void) => ReactNode

/** The drawer below a ticket that pays for it, and what opens it. */
export function usePayDrawer({ due }: CustomerBooking, drawPayment: DrawPayment) {
  const id = `${useId()}-drawer`
  const [paying, setPaying] = useState(false)
  const ticket = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const open = paying && due.length > 0

  function close(paid: boolean) {
    setPaying(false)
    // once it is paid the button goes away
    const next = paid ? ticket : buttonRef
    next.current?.focus({ preventScroll: true })
  }
  return {
    ticket,
    pay: { paying: open, drawerId: id, buttonRef, onPay: () => setPaying(!open) },
    drawer: open && (
      <div id={id} className="ticket-drawer">
        {drawPayment(close)}
      </div>
    ),
  }
}
