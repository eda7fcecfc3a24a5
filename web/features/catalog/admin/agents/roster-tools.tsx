import '#web/features/catalog/search/search-panel.css'
import { useQuery } from '@tanstack/react-query'
import { ROSTER_PARTS, type RosterPart } from '#shared/model/agent.ts'
import type { RosterChanges } from '#web/features/catalog/admin/agents/agent-search-params.ts'
import { adminCategoriesQuery, type RosterSearch } from '#web/features/catalog/admin/queries.ts'
import { WordsField } from '#web/features/catalog/search/words-field.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { Parts } from '#web/ui/parts.tsx'

const LABELS: Record<RosterPart, string> = {
  without_rate: 'Without a rate',
  unavailable: 'Unavailable',
  with_login: 'With a login',
  without_login: 'No login',
  not_published: 'Not published',
  with_booking: 'Booked ahead',
  without_booking: 'Nothing booked',
  papers_missing: 'Papers missing or expired',
  papers_expiring: 'Papers expiring',
  archived: 'Archived',
}
const PARTS = [[undefined, 'Everyone'] as const, ...ROSTER_PARTS.map((part) => [part, LABELS[part]] as const)]

/** What the roster can be ordered by, and which way. */
const ORDERS = [
  ['name asc', 'Name, A to Z'],
  ['name desc', 'Name, Z to A'],
  ['category asc', 'Category'],
  ['rate asc', 'Rate, low to high'],
  ['rate desc', 'Rate, high to low'],
  ['rating desc', 'Highest rated'],
  ['rating asc', 'Lowest rated'],
  ['next asc', 'Next booking, soonest first'],
  ['next desc', 'Next booking, none first'],
  ['category desc', 'Category, backward'],
] as const

interface RosterToolsProps {
  search: RosterSearch
  onChange: (changes: RosterChanges) => void
}

/** Filters of the roster: words, category, a free day, its order, and one of its parts (docs/product.md P6.107, P6.173). */
export function RosterTools({ search: { q, only, category, date, sort, descending }, onChange }: RosterToolsProps) {
  const { data: categories } = useQuery(adminCategoriesQuery)
  return (
    <search className="roster-tools">
      <WordsField value={q} onCommit={(words) => onChange({ q: words })} />
      <Field label="Category" className="roster-tool">
        <Select value={category} onChange={({ target }) => onChange({ category: target.value })}>
          <option value="">All categories</option>
          {categories?.map(({ id, name, displayName }) => (
            <option key={id} value={name}>
              {displayName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Free all day on" className="roster-tool">
        <Input type="date" value={date} onChange={({ target }) => onChange({ date: target.value })} />
      </Field>
      <Field label="Order" className="roster-tool">
        <Select
          value={`${sort} ${descending ? 'desc' : 'asc'}`}
          onChange={({ target }) => {
            const [by = '', order] = target.value.split(' ')
            onChange({ sort: by === 'name' ? '' : by, order: order === 'desc' ? 'desc' : '' })
          }}
        >
          {ORDERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Parts parts={PARTS} shown={only} onShow={(part) => onChange({ only: part })} className="roster-parts" />
    </search>
  )
}
