import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'

/** How long a moved ticket may take until it is drawn, and a closed dialog until it lets go. */
const DRAWN = 60

/**
 * A ticket that moves to another list takes the focus along; where it can't be seen, the list it left gets it. Nothing
 * is taken from whoever has the focus by then.
 */
export function keepFocusNear({ id, status }: Pick<BookingWithDetails, 'id' | 'status'>): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const ticket = document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(id)}"] a`)
    const next = ticket ?? document.getElementById(`bookings-${status}`) ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, DRAWN)
}
