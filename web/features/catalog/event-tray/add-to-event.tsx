import type { Agent } from '#shared/contract/catalog/agents.ts'
import { useAddToEvent } from '#web/features/catalog/event-tray/use-add-to-event.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Collects an agent for an event; a card has room for the sign alone (docs/product.md P2.38). */
export function AddToEvent({ agent }: { agent: Pick<Agent, 'id' | 'name'> }) {
  const { Icon, label, pressed, full, toggle } = useAddToEvent(agent)
  return (
    <IconButton label={label} className="heart" aria-pressed={pressed} disabled={full} onClick={toggle}>
      <Icon aria-hidden="true" />
    </IconButton>
  )
}
