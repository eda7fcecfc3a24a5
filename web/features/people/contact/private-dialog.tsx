import type { PrivateDetails } from '#shared/contract/people/contacts.admin.ts'
import type { Person } from '#web/features/people/person.ts'
import { useStaleRecord } from '#web/features/people/use-stale-record.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface PrivateDialogProps {
  person: Person
  details: PrivateDetails
  onSaved: (saved: PrivateDetails) => void
  /** Opens the details as they are now. */
  onReload: () => void
  onClose: () => void
}

const valuesOf = ({ version: _, ...details }: PrivateDetails) => ({
  legalName: details.legalName ?? '',
  emergencyName: details.emergencyName ?? '',
  emergencyRelation: details.emergencyRelation ?? '',
  emergencyPhone: details.emergencyPhone ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** Changes an agent's legal name and emergency contact. */
export function PrivateDialog({ person: { id, name }, details, onSaved, onReload, onClose }: PrivateDialogProps) {
  const form = useReadForm(valuesOf(details), (values: Values) => ({ body: values }))
  const stale = useStaleRecord('Someone else changed this record.', onReload)
  const submit = useSubmit({
    form,
    write: (body: Values) =>
      call('PUT /api/admin/agents/:id/private-details', { params: { id }, body, headers: ifMatch(details) }),
    onDone: onSaved,
    take: stale.take,
    fallback: 'The details were not saved. Please try again.',
  })
  const { errors } = form.formState
  const field = (field: keyof Values, label: string, type = 'text') => (
    <Field label={label} error={errors[field]?.message}>
      <Input {...form.register(field)} type={type} maxLength={200} autoComplete="off" />
    </Field>
  )
  return (
    <FormDialog
      title={`Private details for ${name}`}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      disabled={stale.isStale}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {stale.notice}
      {field('legalName', 'Legal name')}
      {field('emergencyName', 'Emergency contact')}
      {field('emergencyRelation', 'Relationship')}
      {field('emergencyPhone', 'Emergency phone', 'tel')}
    </FormDialog>
  )
}
