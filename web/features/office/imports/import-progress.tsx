import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { countRows } from '#web/features/office/imports/words.ts'
import { formatCount } from '#web/lib/format.ts'
import { Chase } from '#web/ui/chase.tsx'

const BULBS = Array.from({ length: 24 }, (_, i) => i)
/** What the product is at. */
const NAMES: Partial<Record<ImportBatch['state'], string>> = {
  checking: 'Checking',
  running: 'Importing',
  undoing: 'Undoing',
}

/** How far the present step is. It goes on without this page. */
export function ImportProgress({ batch: { kind, state, done, of, columns } }: { batch: ImportBatch }) {
  const name = NAMES[state]
  if (name === undefined) {
    return <Chase>{done > 0 ? `Reading the file... ${countRows(done)}` : 'Reading the file...'}</Chase>
  }
  // a picture is stored first, then its row is imported
  const hasPictures = kind === 'photos' || columns.some(({ field }) => field === 'photo')
  const unit = hasPictures && state === 'running' ? `${formatCount(of)} steps` : countRows(of)
  const part = of > 0 ? Math.min(1, done / of) : 1
  return (
    <div className="import-progress">
      <div
        className="import-bulbs"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(done, of)}
      >
        {BULBS.map((i) => (
          <i key={i} className={i < part * BULBS.length ? 'is-lit' : undefined} />
        ))}
      </div>
      <p className="num">
        {name}: {formatCount(done)} of {unit}
      </p>
      <p className="field-hint">You can close this page. The work goes on, also after a restart.</p>
    </div>
  )
}
