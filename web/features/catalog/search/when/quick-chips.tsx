import type { Search } from '#web/features/catalog/search/search-params.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'
import { listQuickDates, splitTime } from '#web/features/catalog/search/when/event-time.ts'
import { formatCategory } from '#web/lib/format.ts'

interface QuickChipsProps {
  search: Search
  change: ChangeSearch
  /** Categories without a button of their own (docs/product.md P2.6). */
  categories: readonly string[]
}

/** What many look for, at one press: a near evening, or talent that has no filter button. A second press takes it back. */
export function QuickChips({ search: { q, date }, change, categories }: QuickChipsProps) {
  const { day } = splitTime(date)
  const chips = [
    ...listQuickDates(new Date()).map((quick) => {
      const chosen = splitTime(quick.date).day === day
      const without = { date: undefined, hours: undefined }
      return { label: quick.label, chosen, press: () => change(chosen ? without : { date: quick.date }) }
    }),
    ...categories.map((category) => {
      const label = formatCategory(category)
      const chosen = q === label
      return { label, chosen, press: () => change({ q: chosen ? undefined : label, category: undefined }) }
    }),
  ]
  return (
    <fieldset className="search-quick">
      <legend className="sr-only">Often searched for</legend>
      {chips.map(({ label, chosen, press }) => (
        <button key={label} type="button" className="search-chip" aria-pressed={chosen} onClick={press}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
