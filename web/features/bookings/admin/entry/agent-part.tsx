import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { Bookable } from '#web/features/bookings/admin/entry/entry-values.ts'
import { describeReason } from '#web/features/bookings/admin/free/describe-reason.ts'
import { FreeList } from '#web/features/bookings/admin/free/free-list.tsx'
import { freeQuery } from '#web/features/bookings/admin/free/free-query.ts'
import { formatCategory, formatRate } from '#web/lib/format.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface AgentPartProps {
  start: string
  hours: number
  chosen: Bookable | undefined
  onChoose: (agent: Bookable | undefined) => void
  categories: readonly string[]
  /** The category the list begins with. */
  category: string | undefined
  fieldRef: Ref<HTMLInputElement & HTMLButtonElement>
  error: string | undefined
}

/** The agent chosen, and whether they are free then; or the list to choose from. */
export function AgentPart({ chosen, onChoose, error, fieldRef, ...time }: AgentPartProps) {
  const { start, hours, categories, category } = time
  if (!chosen) {
    return (
      <FreeList
        time={{ start, hours }}
        categories={categories}
        category={category}
        onChoose={onChoose}
        searchRef={fieldRef}
        error={error}
      />
    )
  }
  return (
    <div className="entry-chosen">
      <span className="pick-customer">
        <strong>{chosen.name}</strong>
        <span className="file-meta">
          {formatCategory(chosen.category)} · {formatRate(chosen.hourlyRate)}
          {chosen.hourlyRate ? '/hr' : ''}
          <PlusTax when={chosen.plusTax && !!chosen.hourlyRate} />
        </span>
        <FreeState agent={chosen} start={start} hours={hours} />
        {error && <span className="field-error">{error}</span>}
      </span>
      <Button ref={fieldRef} size="sm" aria-label={`Change talent: ${chosen.name}`} onClick={() => onChoose(undefined)}>
        Change
      </Button>
    </div>
  )
}

/** Whether an agent is free then, or why not; nothing while that is not known. */
export function FreeState({ agent, start, hours }: { agent: Bookable; start: string; hours: number }) {
  const { data } = useQuery(freeQuery({ start, hours, category: agent.category, q: agent.name }))
  const found = data && [...data.free, ...data.busy].find(({ id }) => id === agent.id)
  if (!found) return null
  const isFree = found.reasons.length === 0
  return (
    <span className="free-state" role="status">
      <Bulb state={isFree ? 'lit' : 'out'} />
      {isFree ? 'Free then' : found.reasons.map((reason) => describeReason(reason, start)).join('. ')}
    </span>
  )
}
