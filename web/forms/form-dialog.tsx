import { type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '#web/forms/form.tsx'
import type { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface FormDialogProps<Values extends FieldValues, Body> {
  title: string
  width?: number
  className?: string
  /** The id of a text in the form that is read with the title. */
  describedBy?: string
  form: UseFormReturn<Values, unknown, Body>
  submit: Pick<ReturnType<typeof useSubmit>, 'busy'> & Partial<Pick<ReturnType<typeof useSubmit>, 'problem' | 'button'>>
  /** What the submit button says, and what it says while it is busy. */
  action: string
  busyLabel?: string
  danger?: boolean
  /** The form cannot be submitted yet. */
  disabled?: boolean
  cancel?: string
  /** At the left of the buttons. */
  footer?: ReactNode
  /** Whether closing asks first; by default when a value has changed. */
  dirty?: boolean
  onSubmit: (body: Body) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with one form: its title, fields and buttons. Asks before typed values are lost. */
export function FormDialog<Values extends FieldValues, Body>(props: FormDialogProps<Values, Body>) {
  const { form, submit, footer, onSubmit, onClose, children } = props
  const { busy, problem, button } = submit
  const id = useId()
  const { close, question } = useDiscard(!busy && (props.dirty ?? form.formState.isDirty), onClose)
  return (
    <Dialog
      title={props.title}
      width={props.width ?? 520}
      {...(props.className && { className: props.className })}
      {...(props.describedBy && { describedBy: props.describedBy })}
      onClose={close}
      actions={
        <>
          {footer}
          <Button variant="bare" onClick={close}>
            {props.cancel ?? 'Cancel'}
          </Button>
          <Button
            {...(button && { ref: button })}
            type="submit"
            form={id}
            variant={props.danger ? 'danger-fill' : 'lit'}
            disabled={props.disabled}
            busy={busy}
            {...(props.busyLabel && { busyLabel: props.busyLabel })}
          >
            {props.action}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} problem={problem} onSubmit={onSubmit}>
        {children}
      </Form>
      {question}
    </Dialog>
  )
}
