import type { OpenedPaper, PaperSummary } from '#shared/contract/people/papers.admin.ts'
import type { Person } from '#web/features/people/person.ts'
import { useStaleRecord } from '#web/features/people/use-stale-record.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface PaperDialogProps {
  person: Person
  /** One that is missing is entered, one that was opened is changed. */
  paper: PaperSummary | OpenedPaper
  onSaved: (saved: OpenedPaper) => void
  /** Opens the papers as they are now. */
  onReload: () => void
  onClose: () => void
}

const isOpened = (paper: PaperSummary | OpenedPaper): paper is OpenedPaper => 'version' in paper

const valuesOf = (paper: PaperSummary | OpenedPaper) =>
  isOpened(paper)
    ? { number: paper.number ?? '', issuedOn: paper.issuedOn ?? '', expiresOn: paper.expiresOn ?? '' }
    : { number: '', issuedOn: '', expiresOn: '' }
type Values = ReturnType<typeof valuesOf>

const readPaper = (values: Values) => ({
  body: values,
  errors: {
    expiresOn:
      values.issuedOn && values.expiresOn && values.expiresOn < values.issuedOn
        ? 'Must not be before the issue date'
        : undefined,
  },
})

/** Enters a paper of an agent, or changes one. */
export function PaperDialog({ person, paper, onSaved, onReload, onClose }: PaperDialogProps) {
  const form = useReadForm(valuesOf(paper), readPaper)
  const stale = useStaleRecord('Someone else changed this paper.', onReload)
  const submit = useSubmit({
    form,
    write: (body: Values) =>
      isOpened(paper)
        ? call('PUT /api/admin/papers/:id', { params: { id: paper.id }, body, headers: ifMatch(paper) })
        : call('POST /api/admin/agents/:id/papers', {
            params: { id: person.id },
            body: { kindId: paper.kindId ?? '', ...body },
          }),
    onDone: onSaved,
    take: stale.take,
    fallback: 'The paper was not saved. Please try again.',
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={`${paper.name} of ${person.name}`}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      disabled={stale.isStale}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {stale.notice}
      <Field label="Number" error={errors.number?.message}>
        <Input {...form.register('number')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Issued on" error={errors.issuedOn?.message}>
        <Input {...form.register('issuedOn')} type="date" />
      </Field>
      <Field
        label="Expires on"
        hint="Last valid day. Leave blank if it does not expire."
        error={errors.expiresOn?.message}
      >
        <Input {...form.register('expiresOn')} type="date" />
      </Field>
    </FormDialog>
  )
}
