import { X } from 'lucide-react'
import { AGENT_SORT_LABELS } from '#shared/model/agent.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { NO_SEARCH, type Search } from '#web/features/catalog/search/search-params.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'
import { formatHours, formatRate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

/** A local time is formatted as it is written. */
const when = dateFormat({
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

interface Chip {
  label: string
  without: Parameters<ChangeSearch>[0]
}

/** The conditions in force, in words, each with what takes it away. */
export function listChips({ q, sort, min, max, date, hours }: Search): Chip[] {
  const chips: Chip[] = []
  if (q) chips.push({ label: `“${q}”`, without: { q: undefined } })
  if (min || max) chips.push({ label: rateWords(min, max), without: { min: undefined, max: undefined } })
  if (date) {
    const label = `Available ${when.format(Date.parse(`${date}Z`))}, ${formatHours(hours ?? 1)}`
    chips.push({ label, without: { date: undefined, hours: undefined } })
  }
  if (sort) chips.push({ label: AGENT_SORT_LABELS[sort], without: { sort: undefined } })
  return chips
}

function rateWords(min: number | undefined, max: number | undefined): string {
  if (min && max) return `${formatRate(min)} to ${formatRate(max)}/hr`
  return min ? `From ${formatRate(min)}/hr` : `Up to ${formatRate(max ?? 0)}/hr`
}

export function SearchChips({ search, clear }: { search: Search; clear: ChangeSearch }) {
  const chips = listChips(search)
  if (chips.length === 0) return null
  return (
    <ul className="search-chips" aria-label="Searching by">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className="search-chip" onClick={() => clear(without)}>
            <span className="sr-only">Remove </span>
            <span>{label}</span>
            <X aria-hidden="true" className="icon-s" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="bare" size="sm" onClick={() => clear(NO_SEARCH)}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}
