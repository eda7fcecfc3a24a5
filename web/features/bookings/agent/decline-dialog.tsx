import { type FormEvent, useId, useState } from 'react'
import { firstName } from '#shared/model/person-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

interface DeclineDialogProps {
  customerName: string
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Declining takes a reason: the office has to help (docs/product.md P5.10). */
export function DeclineDialog({ customerName, onDecline, onClose }: DeclineDialogProps) {
  const id = useId()
  const [missing, setMissing] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(!reason)
    if (reason) onDecline(reason)
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      title="Decline this booking?"
      width={520}
      onClose={onClose}
      describedBy={`${id}-about`}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger-fill" type="submit" form={id}>
            Decline
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-(--s4)">
        <p id={`${id}-about`} className="text-ink-2">
          We'll see your reason and look for someone else for {firstName(customerName)}. You can change your answer
          while it's pending.
        </p>
        <Field
          label="Reason"
          required
          hint="Only the office sees this."
          error={missing ? 'Give a reason, so we can help' : undefined}
        >
          <Textarea name="reason" rows={3} maxLength={1000} autoFocus />
        </Field>
      </form>
    </Dialog>
  )
}
