import type { ImportBrief } from '#shared/contract/office/imports/imports.admin.ts'
import { countThings, KIND_LABELS, STATE_LABELS, STATE_LOOKS } from '#web/features/office/imports/words.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { WordBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** The latest imports; each opens. */
export function ImportList({ imports, onOpen }: { imports: readonly ImportBrief[]; onOpen: (id: string) => void }) {
  return (
    <section aria-labelledby="imports-title">
      <h2 id="imports-title">Imports</h2>
      <ul className="import-list">
        {imports.map((one) => (
          <li key={one.id}>
            <div>
              <p>
                <b>{KIND_LABELS[one.kind]}</b> from {one.fileName}
              </p>
              <p className="import-facts">
                {formatShortDateTime(one.createdAt)}
                {one.createdBy !== null && ` · ${one.createdBy}`}
                {one.made > 0 && ` · ${countThings(one.kind, one.made)}`}
              </p>
            </div>
            <WordBadge word={one.state} labels={STATE_LABELS} looks={STATE_LOOKS} />
            <Button size="sm" variant="bare" onClick={() => onOpen(one.id)}>
              Open
              <span className="sr-only">
                {' '}
                {KIND_LABELS[one.kind]} from {one.fileName}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
