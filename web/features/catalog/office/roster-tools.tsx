import '#web/features/catalog/search-panel.css'
import { ROSTER_PARTS, type RosterPart, type RosterSearch } from '#web/features/catalog/office/queries.ts'
import { WordsField } from '#web/features/catalog/words-field.tsx'

const PARTS: Record<RosterPart, string> = {
  without_rate: 'Without a rate',
  unavailable: 'Unavailable',
  with_login: 'With a log-in',
}

interface RosterToolsProps {
  search: RosterSearch
  onChange: (conditions: { q?: string; only?: RosterPart | undefined }) => void
}

/** What narrows the roster: words, and one of its parts. */
export function RosterTools({ search: { q, only }, onChange }: RosterToolsProps) {
  return (
    <search className="roster-tools">
      <WordsField value={q} onCommit={(words) => onChange({ q: words })} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and say 'group' no better */}
      <div className="roster-parts" role="group" aria-label="Show">
        {[undefined, ...ROSTER_PARTS].map((part) => (
          <button
            key={part ?? 'all'}
            type="button"
            className="roster-part"
            aria-pressed={only === part}
            onClick={() => onChange({ only: part })}
          >
            {part ? PARTS[part] : 'Everyone'}
          </button>
        ))}
      </div>
    </search>
  )
}
