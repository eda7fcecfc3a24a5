import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import type { BookingValues } from '#web/features/bookings/request/booking-request.ts'

/** Who asks, as far as we know: the signed-in customer, or the person who has just sent another request. */
export interface KnownPerson {
  name: string
  email: string
  phone?: string | null | undefined
}

/** Fills in who asks once that is known; what was typed stays (docs/product.md P3.55). */
export function useKnownPerson(
  { setValue, getFieldState }: UseFormReturn<BookingValues, unknown, BookingRequest>,
  person: KnownPerson | undefined,
): void {
  const { name = '', email = '' } = person ?? {}
  const phone = person?.phone ?? ''
  const fill = useEffectEvent(() => {
    const known = [
      ['customerName', name],
      ['customerEmail', email],
      ['customerPhone', phone],
    ] as const
    for (const [field, value] of known) if (value !== '' && !getFieldState(field).isDirty) setValue(field, value)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when someone else is known
  useEffect(() => {
    fill()
  }, [name, email, phone])
}
