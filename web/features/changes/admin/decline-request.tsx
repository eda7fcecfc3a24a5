import type { AdminRequest } from '#shared/contract/changes/requests.admin.ts'
import { CHANGED_KEYS } from '#web/features/changes/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface DeclineRequestProps {
  request: AdminRequest
  onClose: () => void
}

/** Declines a request with a sentence, which the customer gets by email. */
export function DeclineRequest({ request, onClose }: DeclineRequestProps) {
  const form = useReadForm({ answer: '' }, ({ answer }) =>
    answer.trim() ? { body: { answer: answer.trim() } } : { errors: { answer: 'Say why' } },
  )
  const submit = useSubmit({
    form,
    write: (body: { answer: string }) =>
      call('POST /api/admin/change-requests/:id/decline', {
        ...{ params: { id: request.id }, body, headers: ifMatch(request) },
      }),
    done: () => ({ title: 'Declined', description: 'The customer gets your sentence by email.' }),
    onDone: onClose,
    showIn: 'form',
    stale: CHANGED_KEYS,
    fallback: 'The request was not declined. Please try again.',
  })
  return (
    <FormDialog
      title="Decline this request?"
      form={form}
      submit={submit}
      action="Decline"
      danger
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field
        label="Answer to the customer"
        required
        hint="The booking stays as it is."
        error={form.formState.errors.answer?.message}
      >
        <Textarea {...form.register('answer')} rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
