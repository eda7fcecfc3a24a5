import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { fieldsOf, IMPORT_KINDS, IMPORT_LIMITS, type ImportKind } from '#shared/model/import.ts'
import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { KIND_LABELS } from '#web/features/office/imports/words.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

/** The effect of each kind of import. */
const EFFECTS: Record<ImportKind, string> = {
  customers:
    'Each row becomes a customer without a password, who chooses one with “Forgot password?” on the sign-in page. Nobody gets an email.',
  bookings:
    'Import talent first. Each row becomes a booking of someone on the roster. Unknown customers are added. Past bookings arrive as completed and paid, coming ones as confirmed, unless a column says otherwise. Nobody gets an email.',
  agents:
    'Each row joins the roster and the public site, without a login. Invite them later under Talent. Nobody gets an email.',
}

/** Chooses what a file holds, and uploads it. */
export function NewImport({ onUploaded }: { onUploaded: (id: string) => void }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [kind, setKind] = useState<ImportKind>('customers')
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      return call('POST /api/admin/imports', { query: { kind, name: file.name.slice(0, 200) }, form })
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: IMPORTS_KEY })
      onUploaded(id)
    },
    onSettled: () => {
      // so that the same file can be chosen again
      if (input.current) input.current.value = ''
    },
  })
  return (
    <section aria-labelledby="new-import-title" className="new-import">
      <h2 id="new-import-title">Import a spreadsheet</h2>
      <fieldset disabled={upload.isPending}>
        <legend>What does the file hold?</legend>
        <div className="import-kinds">
          {IMPORT_KINDS.map((one) => (
            <label key={one}>
              <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => setKind(one)} />
              {KIND_LABELS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="import-effect">{EFFECTS[kind]}</p>
      <p className="import-effect">
        Columns:{' '}
        {fieldsOf(kind)
          .map(({ label, required }) => (required ? `${label} (required)` : label))
          .join(', ')}
        . Other columns are left out.
      </p>
      <div className="import-choose">
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label="File to import"
          onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
        />
        <Button
          variant="lit"
          busy={upload.isPending}
          busyLabel="Uploading..."
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <p id={hint} className="field-hint">
          CSV or XLSX, at most 30 MB and {formatCount(IMPORT_LIMITS.rows)} rows, with headings in the first row. Nothing
          is written before you have seen what was found.
        </p>
      </div>
      {upload.isError && (
        <p role="alert" className="import-refusal">
          {getErrorMessage(upload.error, 'The file was not uploaded. Please try again.')}
        </p>
      )}
    </section>
  )
}
