import '#web/features/catalog/search/search-panel.css'
import { ROSTER_PARTS, type RosterPart, type RosterSearch } from '#web/features/catalog/admin/queries.ts'
import { WordsField } from '#web/features/catalog/search/words-field.tsx'
import { Parts } from '#web/ui/parts.tsx'

const LABELS: Record<RosterPart, string> = {
  without_rate: 'Without a rate',
  unavailable: 'Unavailable',
  with_login: 'With a log-in',
}
const PARTS = [[undefined, 'Everyone'] as const, ...ROSTER_PARTS.map((part) => [part, LABELS[part]] as const)]

interface RosterToolsProps {
  search: RosterSearch
  onChange: (conditions: { q?: string; only?: RosterPart | undefined }) => void
}

/** What narrows the roster: words, and one of its parts. */
export function RosterTools({ search: { q, only }, onChange }: RosterToolsProps) {
  return (
    <search className="roster-tools">
      <WordsField value={q} onCommit={(words) => onChange({ q: words })} />
      <Parts parts={PARTS} shown={only} onShow={(part) => onChange({ only: part })} />
    </search>
  )
}
