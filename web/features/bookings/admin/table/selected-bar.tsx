import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { SelectedOutcome } from '#shared/contract/bookings/selected-bookings.admin.ts'
import { EmailDialog } from '#web/features/bookings/admin/table/email-dialog.tsx'
import { InvoicesDialog } from '#web/features/bookings/admin/table/invoices-dialog.tsx'
import { Outcomes } from '#web/features/bookings/admin/table/outcomes.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatBookings } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface SelectedBarProps {
  selected: readonly BookingWithDetails[]
  onClear: () => void
}

/** What can be done with the selected bookings (docs/product.md P6.77, P6.78). */
export function SelectedBar({ selected, onClear }: SelectedBarProps) {
  const [asked, setAsked] = useState<'confirm' | 'invoices' | 'email'>()
  const [done, setDone] = useState<{ what: string; outcomes: readonly SelectedOutcome[] }>()
  const pending = selected.filter(({ status }) => status === 'pending')
  const confirm = useSubmit({
    write: (bookings: readonly BookingWithDetails[]) =>
      call('POST /api/admin/bookings/confirm', {
        body: { bookings: bookings.map(({ id, version }) => ({ id, version })) },
      }),
    onDone: (outcomes) => {
      setAsked(undefined)
      setDone({ what: 'confirmed', outcomes })
    },
    stale: [BOOKINGS_KEY],
    fallback: 'Failed to confirm the bookings',
  })
  const close = () => setAsked(undefined)
  const ids = selected.map(({ id }) => id).join(',')
  return (
    <div className="tb-bar" role="toolbar" aria-label="Selected bookings">
      <p role="status">{formatBookings(selected.length)} selected</p>
      <Button size="sm" disabled={pending.length === 0} onClick={() => setAsked('confirm')}>
        Confirm
      </Button>
      <Button size="sm" onClick={() => setAsked('invoices')}>
        Send invoices
      </Button>
      <Button size="sm" onClick={() => setAsked('email')}>
        Email
      </Button>
      <ExportLink href={`${paths.adminExport('bookings')}?ids=${ids}`} size="sm">
        <Download aria-hidden="true" />
        CSV
      </ExportLink>
      <Button size="sm" variant="bare" onClick={onClear}>
        Clear
      </Button>
      {asked === 'confirm' && (
        <Dialog
          title={`Confirm ${formatBookings(pending.length)}?`}
          width={520}
          onClose={close}
          actions={
            <>
              <Button variant="bare" onClick={close}>
                Go back
              </Button>
              <Button variant="lit" busy={confirm.busy} busyLabel="Confirming..." onClick={() => confirm.send(pending)}>
                Confirm {formatBookings(pending.length)}
              </Button>
            </>
          }
        >
          <p>
            {pending.length < selected.length && 'Only pending bookings are confirmed. '}
            Each customer gets an email. A booking that conflicts stays pending, and you see why.
          </p>
        </Dialog>
      )}
      {asked === 'invoices' && (
        <InvoicesDialog
          selected={selected}
          onDone={(outcomes) => {
            close()
            setDone({ what: 'sent', outcomes })
          }}
          onClose={close}
        />
      )}
      {asked === 'email' && <EmailDialog selected={selected} onClose={close} />}
      {done && <Outcomes {...done} bookings={selected} onClose={() => setDone(undefined)} />}
    </div>
  )
}
