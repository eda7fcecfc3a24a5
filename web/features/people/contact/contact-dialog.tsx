import type { AgentContact } from '#shared/contract/people/contacts.admin.ts'
import type { Person } from '#web/features/people/person.ts'
import { contactQuery } from '#web/features/people/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface ContactDialogProps {
  person: Person
  contact: AgentContact
  onClose: () => void
}

const valuesOf = ({ phone, email }: AgentContact) => ({ phone: phone ?? '', email: email ?? '' })
type Values = ReturnType<typeof valuesOf>

/** Changes an agent's phone and email. */
export function ContactDialog({ person: { id, name }, contact, onClose }: ContactDialogProps) {
  const form = useReadForm(valuesOf(contact), (values: Values) => ({ body: values }))
  const version = useVersion(contact, {
    changed: 'Someone else changed this contact',
    onLoad: (theirs) => form.reset(valuesOf(theirs)),
  })
  const submit = useSubmit({
    form,
    write: (body: Values) =>
      call('PUT /api/admin/agents/:id/contact', { params: { id }, body, headers: ifMatch(version.from) }),
    onDone: onClose,
    take: version.takeConflict,
    stale: [contactQuery(id).queryKey],
    fallback: 'The contact was not saved. Please try again.',
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={`Contact details for ${name}`}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={(body) => {
        version.clear()
        submit.send(body)
      }}
      onClose={onClose}
    >
      {version.notice}
      <Field label="Phone" error={errors.phone?.message}>
        <Input {...form.register('phone')} type="tel" maxLength={50} autoComplete="off" />
      </Field>
      <Field label="Email" hint="Used while there is no login." error={errors.email?.message}>
        <Input {...form.register('email')} type="email" maxLength={254} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
