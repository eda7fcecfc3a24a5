import '../drawer/drawer.css'
import './free-list.css'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { FreeAgent } from '#shared/contract/bookings/free-agents.admin.ts'
import { type FreeTime, freeQuery } from '#web/features/bookings/admin/free/free-query.ts'
import { FreeRow } from '#web/features/bookings/admin/free/free-row.tsx'
import { getErrorMessage } from '#web/lib/api.ts'
import { formatCategory } from '#web/lib/format.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface FreeListProps {
  time: Omit<FreeTime, 'category' | 'q'>
  /** The names of the categories to choose from. */
  categories: readonly string[]
  /** The category shown first. */
  category?: string | undefined
  /** Without it the list is for information. */
  onChoose?: ((agent: FreeAgent) => void) | undefined
  /** Dollars another price is compared with. */
  comparedWith?: number | null | undefined
  /** The search field, where focus goes. */
  searchRef?: Ref<HTMLInputElement> | undefined
  error?: string | undefined
}

/** Moves the focus to the row above or below; the search field is above the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], button.free-row')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Agents who are free at a time, and below them the busy ones with the reason (docs/product.md P6.68). */
export function FreeList({ time, categories, onChoose, comparedWith, searchRef, error, ...first }: FreeListProps) {
  const [category, setCategory] = useState(first.category ?? '')
  const [words, setWords] = useState('')
  const names = category && !categories.includes(category) ? [category, ...categories] : categories
  const pause = useTypingPause()
  const query = freeQuery({ ...time, category, q: words })
  const { data, error: failure, isFetching, isPlaceholderData, refetch } = useQuery(query)
  const row = (agent: FreeAgent) => (
    <li key={agent.id}>
      <FreeRow agent={agent} start={time.start} onChoose={onChoose} comparedWith={comparedWith} />
    </li>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the buttons inside
    <div className="free" onKeyDown={moveFocus}>
      <div className="file-two">
        <Field label="Category">
          <Select value={category} onChange={({ target: { value } }) => setCategory(value)}>
            <option value="">All categories</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {formatCategory(name)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Find talent" required={onChoose !== undefined} error={error}>
          <Input
            ref={searchRef}
            type="search"
            autoComplete="off"
            maxLength={200}
            placeholder="Name"
            onChange={({ target: { value } }) => pause.schedule(() => setWords(value.trim()))}
            // or it would send the form
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
      </div>
      {!data && query.enabled === false && <p className="file-meta">Choose a date and hours to see who is free.</p>}
      {!data && failure && !isFetching && (
        <div role="alert" className="free-failed">
          <p>{getErrorMessage(failure, 'The list of free talent could not be loaded.')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && isFetching && (
        <div role="status">
          <span className="sr-only">Loading who is free...</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {data && (
        <div className="free-rows" aria-busy={isPlaceholderData || undefined}>
          <h4 className="free-title">{data.free.length === 0 ? 'No one is free at that time' : 'Free'}</h4>
          {data.free.length > 0 && <ul aria-label="Free">{data.free.map(row)}</ul>}
          {data.more.free && <p className="file-meta">More are free. Type a name to find them.</p>}
          {data.busy.length > 0 && <h4 className="free-title">Busy</h4>}
          {data.busy.length > 0 && <ul aria-label="Busy">{data.busy.map(row)}</ul>}
          {data.more.busy && <p className="file-meta">More are busy. Type a name to find them.</p>}
        </div>
      )}
    </div>
  )
}
