import { useId } from 'react'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface TimeConflictDialogProps {
  /** What overlaps, in the server's words. */
  sentence: string
  /** What happens anyway: 'Confirm anyway'. */
  action: string
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason to book an agent twice (docs/product.md P8.7). */
export function TimeConflictDialog({ sentence, action, busy, onConfirm, onClose }: TimeConflictDialogProps) {
  const id = useId()
  const form = useReadForm({ reason: '' }, readReason('Give a reason to go on'))
  return (
    <FormDialog
      title={action}
      describedBy={`${id}-conflict`}
      form={form}
      submit={{ busy }}
      action={action}
      danger
      cancel="Leave it"
      dirty={false}
      onSubmit={({ reason }) => onConfirm(reason)}
      onClose={onClose}
    >
      <p id={`${id}-conflict`}>{sentence} Both stay as they are if you go on; both timelines say why.</p>
      <Field label="Reason" required error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={1000} autoFocus />
      </Field>
    </FormDialog>
  )
}
