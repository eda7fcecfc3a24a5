import { type KeyboardEvent, useState } from 'react'
import { type Counts, type Filter, listFilters } from '#web/features/catalog/browse/filter.ts'
import { formatCount } from '#web/lib/format.ts'

interface CategoryFilterProps {
  chosen: Filter
  counts: Counts
  onChoose: (filter: Filter) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves the focus to another button of the row; past its end it begins anew. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next =
    event.key === 'Home'
      ? buttons[0]
      : event.key === 'End'
        ? buttons.at(-1)
        : step && buttons.at((at + step) % buttons.length)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The categories set as type, each with how many there are: one stop of the keyboard, arrows move within it (P2.37). */
export function CategoryFilter({ chosen, counts, onChoose }: CategoryFilterProps) {
  const [stop, setStop] = useState<Filter>()
  return (
    <fieldset className="filters" onKeyDown={moveFocus} onBlur={() => setStop(undefined)}>
      <legend className="sr-only">Filter by category</legend>
      {listFilters().map(({ filter, label }) => (
        <button
          key={filter}
          type="button"
          tabIndex={filter === (stop ?? chosen) ? 0 : -1}
          aria-pressed={filter === chosen}
          onFocus={() => setStop(filter)}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            onChoose(filter)
          }}
        >
          {label} <sup className="num">{formatCount(counts[filter] ?? 0)}</sup>
        </button>
      ))}
    </fieldset>
  )
}
