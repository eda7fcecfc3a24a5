import '#web/features/catalog/search/search-panel.css'
import { useQuery } from '@tanstack/react-query'
import { ROSTER_PARTS, type RosterPart } from '#shared/model/agent.ts'
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
  archived: 'Archived',
}
const PARTS = [[undefined, 'Everyone'] as const, ...ROSTER_PARTS.map((part) => [part, LABELS[part]] as const)]

interface RosterToolsProps {
  search: RosterSearch
  onChange: (conditions: { q?: string; only?: RosterPart | undefined; category?: string; date?: string }) => void
}

/** Filters of the roster: words, category, a free day, and one of its parts (docs/product.md P6.107). */
export function RosterTools({ search: { q, only, category, date }, onChange }: RosterToolsProps) {
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
      <Parts parts={PARTS} shown={only} onShow={(part) => onChange({ only: part })} className="roster-parts" />
    </search>
  )
}
