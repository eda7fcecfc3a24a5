import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import { type BookingField, type BookingValues, untouched } from '#web/features/bookings/request/booking-request.ts'
import type { EventAddress } from '#web/lib/event-address.ts'

/** Fills in what the address says of the event, also when it is known late; what was typed stays. */
export function useWantedEvent(
  { setValue, getFieldState }: UseFormReturn<BookingValues, unknown, BookingRequest>,
  { date, hours, place, guests, event, requests }: EventAddress,
): void {
  const fill = useEffectEvent(() => {
    const filled = untouched('', { date, hours, place, guests, event, requests })
    const isTyped = (name: BookingField) => getFieldState(name).isDirty
    if (date !== undefined && !isTyped('eventDate')) setValue('eventDate', filled.eventDate)
    if (hours !== undefined && !isTyped('duration')) setValue('duration', filled.duration)
    if (place !== undefined && !isTyped('eventLocation')) setValue('eventLocation', filled.eventLocation)
    if (guests !== undefined && !isTyped('guests')) setValue('guests', filled.guests)
    if (event !== undefined && !isTyped('eventType')) setValue('eventType', filled.eventType)
    if (requests !== undefined && !isTyped('specialRequests')) setValue('specialRequests', filled.specialRequests)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the address says something else
  useEffect(() => {
    fill()
  }, [date, hours, place, guests, event, requests])
}
