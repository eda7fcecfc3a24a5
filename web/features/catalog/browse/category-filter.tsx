import { FILTERS, type Filter } from '#web/features/catalog/browse/filter.ts'
import { formatCount } from '#web/lib/format.ts'

interface CategoryFilterProps {
  chosen: Filter
  counts: Record<Filter, number>
  onChoose: (filter: Filter) => void
}

/** The categories set as type, each with how many there are. */
export function CategoryFilter({ chosen, counts, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="filters">
      <legend className="sr-only">Filter by category</legend>
      {FILTERS.map(({ filter, label }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            onChoose(filter)
          }}
        >
          {label} <sup className="num">{formatCount(counts[filter])}</sup>
        </button>
      ))}
    </fieldset>
  )
}
