import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingValues, FormRequest } from '#web/features/bookings/request/booking-request.ts'

type Times = Pick<BookingValues, 'eventDate' | 'duration'>

/** Other performers who begin, or stay, as the first one does go on doing so when the first one's time changes. */
export function useSameTimes(
  { getValues, setValue }: UseFormReturn<BookingValues, unknown, FormRequest>,
  { eventDate, duration }: Times,
): void {
  const before = useRef<Times>({ eventDate, duration })
  const follow = useEffectEvent((now: Times) => {
    for (const [i, other] of (getValues('others') ?? []).entries()) {
      if (other.eventDate === before.current.eventDate) setValue(`others.${i}.eventDate`, now.eventDate)
      // a package has hours of its own
      if (!other.packageId && other.duration === before.current.duration) setValue(`others.${i}.duration`, now.duration)
    }
    before.current = now
  })
  useEffect(() => follow({ eventDate, duration }), [eventDate, duration])
}
