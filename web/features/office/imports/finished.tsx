import { useState } from 'react'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { type ImportKind, isTable } from '#shared/model/import.ts'
import { Findings } from '#web/features/office/imports/findings.tsx'
import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { countThings } from '#web/features/office/imports/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Link } from '#web/ui/link.tsx'

/** Where what was imported is. */
const SEE: Record<ImportKind, [label: string, path: string]> = {
  customers: ['See customers', paths.adminCustomers],
  bookings: ['See bookings', paths.adminBookingsTable],
  agents: ['See talent', paths.adminAgents],
  payments: ['See payments', paths.adminPayments],
  busy: ['See talent', paths.adminAgents],
  photos: ['See talent', paths.adminAgents],
}

/** What an import made, and how to undo it (docs/product.md P17.28). */
export function Finished({ batch }: { batch: ImportBatch }) {
  const { id, kind, made, state, failure } = batch
  const [asking, setAsking] = useState(false)
  const undo = useSubmit({
    write: (_: undefined) => call('POST /api/admin/imports/:id/undo', { params: { id } }),
    onSettled: () => setAsking(false),
    fallback: 'The import was not undone. Please try again.',
    showIn: 'form',
    stale: [IMPORTS_KEY],
  })
  const [label, path] = SEE[kind]
  return (
    <>
      <p className="import-lead" role="status">
        {state === 'undone' ? 'Everything this import made was deleted.' : `${countThings(kind, made)} imported.`}
      </p>
      {failure !== null && <p className="import-refusal">{failure}</p>}
      {undo.problem !== undefined && (
        <p role="alert" className="import-refusal">
          {undo.problem}
        </p>
      )}
      {state === 'done' && made > 0 && (
        <div className="import-actions">
          <ButtonLink as={Link} variant="lit" to={path}>
            {label}
          </ButtonLink>
          <Button ref={undo.button} variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Undo this import
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Undo this import?"
          action="Undo"
          busy={undo.busy}
          onConfirm={() => undo.send(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>
            {countThings(kind, made)} will be deleted{kind === 'bookings' && ', and the customers made for them'}.
            {isTable(kind) && ' This works until something depends on one of them, such as a payment or a note.'}
          </p>
        </ConfirmDialog>
      )}
      <Findings batch={batch} />
    </>
  )
}
