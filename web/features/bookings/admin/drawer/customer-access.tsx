import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface CustomerProps {
  customer: { id: string; name: string }
  onClose: () => void
}

/** Suspends a customer, or restores them (docs/product.md P6.51). An erased one can be neither. */
export function CustomerAccess({ customer }: { customer: Pick<CustomerPage, 'id' | 'name' | 'status'> }) {
  const [open, setOpen] = useState(false)
  const { status } = customer
  if (status === 'erased' || status === 'merged') return null
  const Asking = status === 'active' ? SuspendDialog : RestoreDialog
  return (
    <>
      <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {status === 'active' ? 'Suspend' : 'Restore'}
      </Button>
      {open && <Asking customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

function SuspendDialog({ customer: { id, name }, onClose }: CustomerProps) {
  const form = useReadForm({ reason: '' }, readReason('Give a reason'))
  const submit = useSubmit({
    form,
    write: (body: { reason: string }) => call('POST /api/admin/customers/:id/suspend', { params: { id }, body }),
    onDone: () => {
      toast({ title: 'Customer suspended', description: name })
      onClose()
    },
    stale: [BOOKINGS_KEY],
    fallback: 'The customer was not suspended. Please try again.',
  })
  return (
    <FormDialog
      title={`Suspend ${name}?`}
      form={form}
      submit={submit}
      action="Suspend"
      busyLabel="Suspending..."
      danger
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        {name} is signed out at once and can’t sign in. The sign-in page shows the same message as for a wrong password.
        {name} gets no email. Bookings and invoices don’t change.
      </p>
      <Field label="Reason" required hint="For the audit log" error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}

function RestoreDialog({ customer: { id, name }, onClose }: CustomerProps) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: () => call('POST /api/admin/customers/:id/restore', { params: { id } }),
    onSuccess: () => toast({ title: 'Customer restored', description: name }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'The customer was not restored', description, variant: 'destructive' })
    },
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: BOOKINGS_KEY })
    },
  })
  return (
    <ConfirmDialog
      title={`Restore ${name}?`}
      action="Restore"
      busy={restore.isPending}
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    >
      <p className="text-ink-2">{name} can sign in again with the same password and gets no email.</p>
    </ConfirmDialog>
  )
}
