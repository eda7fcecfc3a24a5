import { useState } from 'react'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { isTable } from '#shared/model/import.ts'
import { ColumnMap } from '#web/features/office/imports/column-map.tsx'
import { DiscardButton } from '#web/features/office/imports/discard-button.tsx'
import { Findings } from '#web/features/office/imports/findings.tsx'
import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { countRows } from '#web/features/office/imports/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface CheckResultProps {
  batch: ImportBatch
  onDiscarded: () => void
}

/** What a check found, and the button that imports (docs/product.md P17.23). */
export function CheckResult({ batch, onDiscarded }: CheckResultProps) {
  const { id, kind, counts } = batch
  const [takePossible, setTakePossible] = useState(false)
  const [changing, setChanging] = useState(false)
  const run = useSubmit({
    write: (body: { takePossible: boolean }) => call('POST /api/admin/imports/:id/run', { params: { id }, body }),
    fallback: 'The import did not begin. Please try again.',
    showIn: 'form',
    stale: [IMPORTS_KEY],
  })
  if (changing) return <ColumnMap batch={batch} onDiscarded={onDiscarded} />
  const count = counts.ready + (takePossible ? counts.possible : 0)
  const figures = [
    ['Ready', counts.ready],
    ['Errors', counts.problem],
    [kind === 'busy' ? 'Taken already' : 'Duplicates', counts.duplicate],
    [kind === 'busy' ? 'Taken for a part' : 'Possible duplicates', counts.possible],
  ] as const
  return (
    <>
      <dl className="import-counts">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatCount(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className="import-lead">
        {kind === 'busy' ? 'Errors and times that are taken' : 'Rows with errors and duplicates'} are left out. Nothing
        is written yet.
      </p>
      {counts.possible > 0 && (
        <Switch checked={takePossible} onChange={({ target }) => setTakePossible(target.checked)}>
          {kind === 'busy'
            ? `Block ${countRows(counts.possible)} that are taken for a part too`
            : `Import ${countRows(counts.possible)} that may be duplicates too`}
        </Switch>
      )}
      {run.problem !== undefined && (
        <p role="alert" className="import-refusal">
          {run.problem}
        </p>
      )}
      <div className="import-actions">
        <Button
          ref={run.button}
          variant="lit"
          busy={run.busy}
          busyLabel="Starting..."
          disabled={count === 0}
          onClick={() => run.send({ takePossible })}
        >
          Import {countRows(count)}
        </Button>
        {isTable(kind) && (
          <Button variant="line" onClick={() => setChanging(true)}>
            Change columns
          </Button>
        )}
        <DiscardButton id={id} onDiscarded={onDiscarded} />
      </div>
      <Findings batch={batch} />
    </>
  )
}
