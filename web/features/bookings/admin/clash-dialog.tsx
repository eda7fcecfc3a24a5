import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

interface ClashDialogProps {
  /** Who is in the way, in the server's words. */
  sentence: string
  /** What is done anyway: 'Confirm anyway'. */
  action: string
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** The agent would be booked twice: it is done with a reason, or not at all (docs/product.md P8.7). */
export function ClashDialog({ sentence, action, busy, onConfirm, onClose }: ClashDialogProps) {
  const id = useId()
  const [missing, setMissing] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // a dialog's form is part of the form around it for React
    event.stopPropagation()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(!reason)
    if (reason) onConfirm(reason)
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      title={action}
      width={520}
      onClose={onClose}
      describedBy={`${id}-clash`}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Leave it
          </Button>
          <Button variant="danger-fill" type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="desk-form">
        <p id={`${id}-clash`}>{sentence} Both stay as they are if you go on; both timelines say why.</p>
        <Field label="Reason" required error={missing ? 'Give a reason to go on' : undefined}>
          <Textarea name="reason" rows={3} maxLength={1000} autoFocus />
        </Field>
      </form>
    </Dialog>
  )
}
