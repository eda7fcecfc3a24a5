import { Check, Plus } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { toggleInEvent, useEventTray } from '#web/lib/event-tray.ts'

/** What a button needs that collects an agent for an event with several performers (docs/product.md P2.38). */
export function useAddToEvent({ id, name }: Pick<Agent, 'id' | 'name'>) {
  const chosen = useEventTray((ids) => ids.includes(id))
  const complete = useEventTray((ids) => ids.length >= MOST_PERFORMERS)
  return {
    Icon: chosen ? Check : Plus,
    label: `Add ${name} to event`,
    pressed: chosen,
    /** The event has as many as it may have; the tray says so. */
    full: !chosen && complete,
    toggle: () => toggleInEvent(id),
  }
}
