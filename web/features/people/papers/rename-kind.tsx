import type { PaperKind } from '#shared/contract/people/paper-kinds.admin.ts'
import { PEOPLE_KEY } from '#web/features/people/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

/** What is typed as a kind's name. */
export const readKindName = ({ name }: { name: string }) => ({
  body: { name: name.trim() },
  errors: { name: name.trim() ? undefined : 'Name is required' },
})

/** Renames a kind of paper; the papers that were entered follow (docs/product.md P6.90). */
export function RenameKind({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const { id, name } = kind
  const form = useReadForm({ name }, readKindName)
  const submit = useSubmit({
    form,
    write: (body: { name: string }) =>
      call('PUT /api/admin/settings/paper-kinds/:id', { params: { id }, body, headers: ifMatch(kind) }),
    onDone: onClose,
    showIn: 'form',
    stale: [PEOPLE_KEY],
    fallback: 'The paper was not renamed. Please try again.',
  })
  return (
    <FormDialog
      title={`Rename ${name}`}
      form={form}
      submit={submit}
      action="Rename"
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        hint="Papers that were entered get the new name too"
        error={form.formState.errors.name?.message}
      >
        <Input {...form.register('name')} maxLength={100} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
