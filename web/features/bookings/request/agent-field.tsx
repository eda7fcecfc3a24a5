import { memo } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import type { BookingValues } from '#web/features/bookings/request/booking-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'

interface AgentFieldProps {
  field: ControllerRenderProps<BookingValues, 'agentId'>
  error: string | undefined
  agents: readonly Agent[] | undefined
  /** The chosen one. */
  agent: Agent | undefined
  loading: boolean
  onReload: () => void
}

function placeholder(agents: AgentFieldProps['agents'], loading: boolean): string {
  if (loading && !agents) return 'Loading agents...'
  return agents?.length === 0 ? 'No agents available' : 'Choose an agent'
}

/** Said while the agents load too, so that nothing moves when they come. */
function hintOf({ agents, agent, loading }: AgentFieldProps): string | undefined {
  if (agents ? agents.length === 0 : !loading) return undefined
  if (agent && !agent.availability) return `${agent.name} is currently unavailable. Someone else may be free.`
  return 'Grayed-out names are currently unavailable.'
}

/** Whom to book. Everyone is listed; who is unavailable cannot be chosen. */
export function AgentField(props: AgentFieldProps) {
  const { field, error, agents, agent, loading, onReload } = props
  return (
    <div className="booking-full">
      <Field label="Select Agent" required hint={hintOf(props)} error={error}>
        <Select {...field} value={agent?.id ?? ''} aria-busy={(loading && !agents) || undefined}>
          <option value="">{placeholder(agents, loading)}</option>
          <AgentOptions agents={agents} />
        </Select>
      </Field>
      {!agents && !loading && (
        <div className="booking-retry" role="alert">
          <p>Our agents could not be loaded.</p>
          <Button size="sm" onClick={onReload}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

/** The agents of each category together, the categories in the order in which they are first listed (docs/product.md P3.56). */
function groupByCategory(agents: readonly Agent[]): [category: string, members: Agent[]][] {
  const groups = new Map<string, Agent[]>()
  for (const agent of agents) groups.set(agent.category, [...(groups.get(agent.category) ?? []), agent])
  return [...groups]
}

/** Drawn again only when the roster changes: there may be hundreds. */
export const AgentOptions = memo(function AgentOptions({ agents = [] }: { agents: readonly Agent[] | undefined }) {
  return groupByCategory(agents).map(([group, members]) => (
    <optgroup key={group} label={categoryTitle(group)}>
      {members.map(({ id, name, category, availability }) => (
        <option key={id} value={id} disabled={!availability}>
          {name} - {category}
        </option>
      ))}
    </optgroup>
  ))
})
