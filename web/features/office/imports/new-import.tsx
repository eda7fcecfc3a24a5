import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { BUSY_MONTHS, fieldsOf, IMPORT_KINDS, IMPORT_LIMITS, type ImportKind, isTable } from '#shared/model/import.ts'
import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { WhoseCalendar } from '#web/features/office/imports/whose-calendar.tsx'
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
  payments:
    'Import bookings first. Each row becomes a payment or refund of a booking, found by its number, or by customer and day of the event. It counts as revenue of the day it was paid. Nobody gets an email.',
  photos:
    'Import talent first. Each picture joins the photos of the profile whose name its file has, such as “Theo Martin.jpg” or “Theo Martin-2.jpg”, or that of its folder. A profile has eight at most.',
  busy: `Each busy time of a calendar in the next ${BUSY_MONTHS} months blocks its person: no titles are kept, only times. Events shown as free and canceled ones are left out. Nobody gets an email.`,
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Files of each kind: what the browser offers, and what they may be. */
function describeFiles(kind: ImportKind): { accept: string; hint: string } {
  if (isTable(kind)) {
    return {
      accept: `.csv,.tsv,.txt,.xlsx,text/csv,${SHEET}`,
      hint: `CSV or XLSX, at most 30 MB and ${formatCount(IMPORT_LIMITS.rows)} rows, with headings in the first row.`,
    }
  }
  if (kind === 'photos') {
    return {
      accept: '.zip,application/zip',
      hint: 'A ZIP of JPEG, PNG, WebP or AVIF pictures, at most 30 MB. Upload several for more.',
    }
  }
  return {
    accept: '.ics,.ical,.zip,text/calendar,application/zip',
    hint: 'A calendar file (ICS), or a ZIP of several, at most 30 MB.',
  }
}

/** Chooses what a file holds, and uploads it. */
export function NewImport({ onUploaded }: { onUploaded: (id: string) => void }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [kind, setKind] = useState<ImportKind>('customers')
  const [agent, setAgent] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      const query = { kind, name: file.name.slice(0, 200), ...(kind === 'busy' && { agent: agent.trim() }) }
      return call('POST /api/admin/imports', { query, form })
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
  const files = describeFiles(kind)
  const choose = (next: ImportKind) => {
    setKind(next)
    upload.reset()
  }
  return (
    <section aria-labelledby="new-import-title" className="new-import">
      <h2 id="new-import-title">Import a file</h2>
      <fieldset disabled={upload.isPending}>
        <legend>What does the file hold?</legend>
        <div className="import-kinds">
          {IMPORT_KINDS.map((one) => (
            <label key={one}>
              <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => choose(one)} />
              {KIND_LABELS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="import-effect">{EFFECTS[kind]}</p>
      {isTable(kind) && (
        <p className="import-effect">
          Columns:{' '}
          {fieldsOf(kind)
            .map(({ label, required }) => (required ? `${label} (required)` : label))
            .join(', ')}
          . Other columns are left out.
        </p>
      )}
      {kind === 'busy' && <WhoseCalendar value={agent} onChange={setAgent} />}
      <div className="import-choose">
        <input
          ref={input}
          hidden
          type="file"
          accept={files.accept}
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
          {files.hint} Nothing is written before you have seen what was found.
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
