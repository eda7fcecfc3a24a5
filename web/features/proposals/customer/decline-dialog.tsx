import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

type Values = { reason: string }

interface DeclineDialogProps {
  token: string
  onAnswer: (proposal: CustomerProposal) => void
  /** Refused, so that the proposal may have ended. */
  onRefused: () => void
  onClose: () => void
}

/** Asks for a reason before a proposal is declined. */
export function DeclineDialog({ token, onAnswer, onRefused, onClose }: DeclineDialogProps) {
  const form = useReadForm<Values, Values>({ reason: '' }, (values) => ({ body: { reason: values.reason.trim() } }))
  const submit = useSubmit({
    form,
    write: ({ reason }: Values) => call('POST /api/proposal/decline', { body: { token, reason } }),
    onDone: (proposal) => {
      onClose()
      onAnswer(proposal)
    },
    onRefused,
    showIn: 'form',
    fallback: 'Your answer was not sent. Please try again.',
  })
  return (
    <FormDialog
      title="Decline the proposal?"
      form={form}
      submit={submit}
      action="Decline"
      danger
      cancel="Keep proposal"
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>We'll release the times we're holding for you.</p>
      <Field label="Reason (optional)" hint="This helps us make a better offer.">
        <Textarea {...form.register('reason')} rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
