import { useState } from 'react'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

interface CustomerProps {
  customer: CustomerPage
  onClose: () => void
}

/** Whether the office still books for a customer (docs/product.md P6.116). */
export function DoNotBookPart({ customer }: { customer: CustomerPage }) {
  const [open, setOpen] = useState(false)
  const { doNotBook } = customer
  const close = () => setOpen(false)
  return (
    <Part
      title="Do not book"
      action={
        <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {doNotBook ? 'Allow bookings' : 'Mark do not book'}
        </Button>
      }
    >
      {doNotBook ? (
        <p className="customer-warning">
          {doNotBook.reason}
          <span className="file-meta block">
            Since {formatDate(doNotBook.since)}, by {doNotBook.by ?? 'a former colleague'}
          </span>
        </p>
      ) : (
        <p className="file-meta">Not marked</p>
      )}
      {open && doNotBook && <LiftDialog customer={customer} onClose={close} />}
      {open && !doNotBook && <MarkDialog customer={customer} onClose={close} />}
    </Part>
  )
}

function MarkDialog({ customer: { id, name }, onClose }: CustomerProps) {
  const form = useReadForm({ reason: '' }, readReason('Give a reason'))
  const submit = useSubmit({
    form,
    write: (body: { reason: string }) => call('PUT /api/admin/customers/:id/do-not-book', { params: { id }, body }),
    onDone: onClose,
    stale: [BOOKINGS_KEY],
    fallback: 'The customer was not marked. Please try again.',
  })
  return (
    <FormDialog
      title="Mark do not book?"
      form={form}
      submit={submit}
      action="Mark do not book"
      danger
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        Confirming a booking for {name} will require a reason. {name} doesn’t see this mark and gets no email.
      </p>
      <Field label="Reason" required hint="Only the office sees it" error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}

function LiftDialog({ customer: { id, name }, onClose }: CustomerProps) {
  const submit = useSubmit({
    write: () => call('DELETE /api/admin/customers/:id/do-not-book', { params: { id } }),
    onDone: onClose,
    stale: [BOOKINGS_KEY],
    fallback: 'The mark was not removed. Please try again.',
  })
  return (
    <ConfirmDialog
      title={`Allow bookings for ${name}?`}
      action="Allow bookings"
      busy={submit.busy}
      onConfirm={() => submit.send(undefined)}
      onClose={onClose}
    >
      <p className="text-ink-2">Bookings will no longer require a reason to confirm. {name} gets no email.</p>
    </ConfirmDialog>
  )
}
