import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import type { BookingValues, FormRequest } from '#web/features/bookings/request/booking-request.ts'

type Form = UseFormReturn<BookingValues, unknown, FormRequest>

/**
 * Fills in the other performers the address asks for, once the roster has come; performers chosen meanwhile stay. Those
 * who are unknown or unavailable are left out (docs/product.md P2.38).
 * @param wanted ids, joined with commas
 */
export function useWantedOthers(form: Form, agents: readonly Agent[] | undefined, wanted: string | null): void {
  const fill = useEffectEvent((known: readonly Agent[], ids: readonly string[]) => {
    const { others, eventDate, duration, agentId } = form.getValues()
    const free = [...new Set(ids)].filter(
      (id) => id !== agentId && known.some((one) => one.id === id && one.availability),
    )
    if (others?.length || free.length === 0) return
    const named = free.slice(0, MOST_PERFORMERS - 1)
    form.setValue(
      'others',
      named.map((id) => ({ agentId: id, eventDate, duration })),
    )
  })
  useEffect(() => {
    if (agents && wanted) fill(agents, wanted.split(','))
  }, [agents, wanted])
}
