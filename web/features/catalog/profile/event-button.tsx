import type { Agent } from '#shared/contract/catalog/agents.ts'
import { useAddToEvent } from '#web/features/catalog/event-tray/use-add-to-event.ts'
import { Button } from '#web/ui/button.tsx'

/** Collects an agent for an event, in words (docs/product.md P2.38). */
export function EventButton({ agent }: { agent: Pick<Agent, 'id' | 'name'> }) {
  const { Icon, label, pressed, full, toggle } = useAddToEvent(agent)
  return (
    <Button aria-label={label} aria-pressed={pressed} disabled={full} onClick={toggle}>
      <Icon aria-hidden="true" />
      Add to event
    </Button>
  )
}
