import type { Ref } from 'react'
import { formatCategory, formatRate } from '#web/lib/format.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** An agent who can be booked. */
export interface Bookable {
  id: string
  name: string
  category: string
  hourlyRate: number | null
  availability: boolean
}

/** Who can be booked, by words. */
export interface Pickable {
  /** Undefined until they are there. */
  agents: readonly Bookable[] | undefined
  /** More match than are listed. */
  more: boolean
  failed: boolean
  retry: () => void
  find: (words: string) => void
}

interface AgentPickProps {
  from: Pickable
  chosen: Bookable | undefined
  onChoose: (agent: Bookable | undefined) => void
  fieldRef: Ref<HTMLSelectElement>
  error: string | undefined
}

const labelOf = ({ name, category, hourlyRate, availability }: Bookable) =>
  [
    name,
    formatCategory(category),
    hourlyRate ? `${formatRate(hourlyRate)}/hr` : formatRate(null),
    ...(availability ? [] : ['closed to requests']),
  ].join(' · ')

/** Chooses an agent: words narrow the list below them. */
export function AgentPick({ from, chosen, onChoose, fieldRef, error }: AgentPickProps) {
  const pause = useTypingPause()
  const { agents, more, failed, retry, find } = from
  // the chosen agent stays in the list when the next search doesn't find them
  const listed = chosen && !agents?.some(({ id }) => id === chosen.id) ? [chosen, ...(agents ?? [])] : (agents ?? [])
  const hint = more ? 'More agents match than are listed: type a name above' : undefined
  return (
    <>
      <Field label="Find an agent">
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Name or act"
          onChange={({ target: { value } }) => pause.schedule(() => find(value.trim()))}
          // or it would send the form
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <Field label="Agent" required error={error} hint={hint}>
        <Select
          ref={fieldRef}
          name="agentId"
          value={chosen?.id ?? ''}
          onChange={({ target: { value } }) => onChoose(listed.find(({ id }) => id === value))}
        >
          <option value="">
            {agents === undefined && !failed
              ? 'Loading agents...'
              : agents?.length
                ? 'Choose an agent'
                : 'No agent found'}
          </option>
          {listed.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {labelOf(agent)}
            </option>
          ))}
        </Select>
      </Field>
      {failed && (
        <div role="alert">
          <p>Our agents could not be loaded.</p>
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
