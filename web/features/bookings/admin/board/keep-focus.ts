import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'

/** How long a moved ticket may take until it is drawn, and a closed dialog until it lets go. */
const DRAWN = 60

/**
 * Moves the focus with a ticket that moves to another list, or to a list's heading when the ticket isn't drawn. Another
 * element that has the focus by then keeps it.
 */
export function keepFocusNear({ id, status }: Pick<BookingWithDetails, 'id' | 'status'>): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const ticket = document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(id)}"] a`)
    const next = ticket ?? document.getElementById(`bookings-${status}`) ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, DRAWN)
}
