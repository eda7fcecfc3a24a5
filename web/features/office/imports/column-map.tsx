import { useId, useState } from 'react'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { fieldsOf, findColumnFault } from '#shared/model/import.ts'
import { DiscardButton } from '#web/features/office/imports/discard-button.tsx'
import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { countRows } from '#web/features/office/imports/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'

interface ColumnMapProps {
  batch: ImportBatch
  onDiscarded: () => void
}

/** Fields that hold dates. */
const DATES: ReadonlySet<string> = new Set(['date', 'bookedOn', 'since', 'eventDate'])

/** Which field each column holds: guessed from the headings, changed here (docs/product.md P17.22). */
export function ColumnMap({ batch, onDiscarded }: ColumnMapProps) {
  const { id, kind, columns, rows } = batch
  const fault = useId()
  const [fields, setFields] = useState(() => columns.map(({ field }) => field))
  const [dayFirst, setDayFirst] = useState(batch.dayFirst)
  const problem = findColumnFault(kind, fields)
  const check = useSubmit({
    write: (body: { columns: (string | null)[]; dayFirst: boolean }) =>
      call('PUT /api/admin/imports/:id', { params: { id }, body }),
    fallback: 'The check did not begin. Please try again.',
    showIn: 'form',
    stale: [IMPORTS_KEY],
  })
  const set = (at: number, field: string) =>
    setFields((before) => before.map((one, i) => (i === at ? field || null : one)))
  return (
    <>
      <p className="import-lead">
        {countRows(rows)}. Choose what each column holds; a column without a field is left out. Checking writes nothing.
      </p>
      <ul className="import-columns" aria-label="Columns">
        {columns.map(({ heading, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and their order never changes
          <li key={at}>
            <div>
              <b>{heading}</b>
              <p className="import-facts">{samples.join(' · ') || 'Empty in the first rows'}</p>
            </div>
            <Select
              aria-label={`Field of ${heading}`}
              value={fields[at] ?? ''}
              onChange={({ target }) => set(at, target.value)}
            >
              <option value="">Leave out</option>
              {fieldsOf(kind).map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {label}
                  {required ? ' (required)' : ''}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {fields.some((field) => field !== null && DATES.has(field)) && (
        <Field label="Dates with slashes" className="import-dates">
          <Select value={dayFirst ? 'day' : 'month'} onChange={({ target }) => setDayFirst(target.value === 'day')}>
            <option value="month">Month first: 12/4/2026 is December 4</option>
            <option value="day">Day first: 4/12/2026 is December 4</option>
          </Select>
        </Field>
      )}
      <p id={fault} role="status" className="import-refusal">
        {problem ?? check.problem}
      </p>
      <div className="import-actions">
        <Button
          ref={check.button}
          variant="lit"
          busy={check.busy}
          busyLabel="Starting..."
          disabled={problem !== undefined}
          aria-describedby={fault}
          onClick={() => check.send({ columns: fields, dayFirst })}
        >
          Check {countRows(rows)}
        </Button>
        <DiscardButton id={id} onDiscarded={onDiscarded} />
      </div>
    </>
  )
}
