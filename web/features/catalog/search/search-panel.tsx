import { currencySign, currencyWords } from '#shared/model/currency-words.ts'
import './search-panel.css'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { AGENT_SORT_LABELS, AGENT_SORTS } from '#shared/model/agent.ts'
import { listChips, SearchChips } from '#web/features/catalog/search/search-chips.tsx'
import { SearchField } from '#web/features/catalog/search/search-field.tsx'
import { MAX_RATE, readRate, type Search } from '#web/features/catalog/search/search-params.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'
import { QuickChips } from '#web/features/catalog/search/when/quick-chips.tsx'
import { WhenFields } from '#web/features/catalog/search/when/when-fields.tsx'
import { WordsField } from '#web/features/catalog/search/words-field.tsx'
import { formatCount, formatRate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'

export interface SearchPanelProps {
  search: Search
  change: ChangeSearch
  /** For buttons that go away with what they clear. */
  clear: ChangeSearch
  /** How many are found; undefined while that is unknown. */
  found: number | undefined
  /** Categories that have no filter button. */
  categories: readonly string[]
  /** Goes to what was found. */
  onShow: () => void
}

/** Finding talent: words, order, rate, and who is free. Below 1024 px all but the words wait behind a button. */
export function SearchPanel({ search, change, clear, found, categories, onShow }: SearchPanelProps) {
  const hidden = listChips({ ...search, q: undefined }).length
  return (
    <search className="search">
      <form
        className="search-row"
        aria-label="Find talent"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // what was typed is on its way; on a touch screen the keyboard makes room for what it finds
          if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur()
        }}
      >
        <WordsField value={search.q ?? ''} onCommit={(q) => change({ q })} />
        <MoreFilters hidden={hidden} found={found} onShow={onShow}>
          <Conditions search={search} change={change} />
        </MoreFilters>
      </form>
      <QuickChips search={search} change={change} categories={categories} />
      <SearchChips search={search} clear={clear} />
    </search>
  )
}

interface MoreFiltersProps extends Pick<SearchPanelProps, 'found' | 'onShow'> {
  /** How many are in force. */
  hidden: number
  children: ReactNode
}

/** What waits behind a button below 1024 px. Opening it draws none of the filters anew. */
function MoreFilters({ hidden, found, onShow, children }: MoreFiltersProps) {
  const [open, setOpen] = useState(false)
  const moreId = useId()
  return (
    <>
      <Button className="search-toggle" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
        <SlidersHorizontal aria-hidden="true" />
        <span>
          <span className="search-toggle-more">More</span> <span className="search-toggle-word">filters</span>
        </span>
        {hidden > 0 && (
          <sup className="num">
            {hidden}
            <span className="sr-only"> in force</span>
          </sup>
        )}
      </Button>
      <div id={moreId} className={`search-more ${open ? 'search-more-open' : ''}`}>
        {children}
        <Button
          variant="lit"
          className="search-show"
          disabled={found === undefined}
          onClick={() => {
            setOpen(false)
            onShow()
          }}
        >
          Show {found === undefined ? '' : formatCount(found)}
        </Button>
      </div>
    </>
  )
}

function Conditions({
  search: { q, sort, min, max, date, hours },
  change,
}: Pick<SearchPanelProps, 'search' | 'change'>) {
  const rateProblem = (text: string) =>
    text && !readRate(text) ? `Whole ${currencyWords()}, 1 to ${MAX_RATE}` : undefined
  const aboveMax = (text: string) => (max && Number(text) > max ? `More than ${formatRate(max)}` : undefined)
  const belowMin = (text: string) => (min && text && Number(text) < min ? `Less than ${formatRate(min)}` : undefined)
  const dollars = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const
  return (
    <>
      <Field label="Sort by" className="search-sort">
        <Select value={sort ?? ''} onChange={({ target }) => change({ sort: target.value })}>
          <option value="">{q ? 'Best match' : 'Featured'}</option>
          {AGENT_SORTS.map((order) => (
            <option key={order} value={order}>
              {AGENT_SORT_LABELS[order]}
            </option>
          ))}
        </Select>
      </Field>
      <SearchField
        {...dollars}
        label={`From ${currencySign()}/hr`}
        className="search-rate"
        value={min}
        placeholder="50"
        problem={(text) => rateProblem(text) ?? aboveMax(text)}
        onCommit={(text) => change({ min: text })}
      />
      <SearchField
        {...dollars}
        label={`To ${currencySign()}/hr`}
        className="search-rate"
        value={max}
        placeholder="250"
        problem={(text) => rateProblem(text) ?? belowMin(text)}
        onCommit={(text) => change({ max: text })}
      />
      <WhenFields search={{ date, hours }} change={change} />
    </>
  )
}
