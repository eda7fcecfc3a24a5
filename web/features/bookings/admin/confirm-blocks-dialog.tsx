import './confirm-blocks-dialog.css'
import { type ReactNode, useId } from 'react'
import type { ConfirmBlock } from '#shared/contract/errors.ts'
import type { ConfirmBlockCode } from '#shared/model/confirm-block.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

interface ConfirmBlocksDialogProps {
  blocks: readonly ConfirmBlock[]
  /** What happens anyway: 'Confirm anyway'. */
  action: string
  busy: boolean
  /** What else happens. */
  note?: ReactNode
  onConfirm: (reason: string) => void
  /** Looks for another agent at that time; offered first where the time is what blocks. */
  onChooseFree?: (() => void) | undefined
  onClose: () => void
}

const TITLES: Record<ConfirmBlockCode, string> = {
  'time-conflict': 'Time conflict',
  held: 'Held by a proposal',
  'do-not-book': 'Do not book',
  'lapsed-paper': 'Papers',
}

/** What happens when the reason is overridden. */
const EFFECTS: Record<ConfirmBlockCode, string> = {
  'time-conflict': 'If you continue, both bookings stand and the reason is recorded on each.',
  held: 'If you continue, the proposal can no longer be signed, and the office gets an email about it.',
  'do-not-book': 'If you continue, the reason is recorded on this booking.',
  'lapsed-paper': 'If you continue, the reason is recorded on this booking.',
}

/**
 * Shows everything that speaks against confirming or moving a booking, and asks for one reason to do it anyway
 * (docs/product.md P6.110).
 */
export function ConfirmBlocksDialog(props: ConfirmBlocksDialogProps) {
  return props.blocks.every(({ mayOverride }) => mayOverride) ? <Ask {...props} /> : <Explain {...props} />
}

function Ask({ blocks, action, busy, note, onConfirm, onChooseFree, onClose }: ConfirmBlocksDialogProps) {
  const id = useId()
  const form = useReadForm({ reason: '' }, readReason('Give a reason to continue'))
  const offersFree = onChooseFree && blocks.some(({ code }) => code === 'time-conflict')
  return (
    <FormDialog
      title={action}
      describedBy={`${id}-blocks`}
      width={620}
      form={form}
      submit={{ busy }}
      action={action}
      danger
      cancel="Go back"
      footer={
        offersFree && (
          <Button variant="lit" autoFocus onClick={onChooseFree}>
            Choose someone free
          </Button>
        )
      }
      dirty={false}
      onSubmit={({ reason }) => onConfirm(reason)}
      onClose={onClose}
    >
      <Blocks id={`${id}-blocks`} blocks={blocks} />
      {note}
      <Field label="Reason" required error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={1000} autoFocus={!offersFree} />
      </Field>
    </FormDialog>
  )
}

function Explain({ blocks, onClose }: ConfirmBlocksDialogProps) {
  const id = useId()
  return (
    <Dialog
      title="An owner has to decide"
      describedBy={`${id}-blocks`}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="lit" onClick={onClose}>
          Go back
        </Button>
      }
    >
      <Blocks id={`${id}-blocks`} blocks={blocks} />
    </Dialog>
  )
}

function Blocks({ id, blocks }: Pick<ConfirmBlocksDialogProps, 'blocks'> & { id: string }) {
  return (
    <ul id={id} className="confirm-blocks">
      {blocks.map(({ code, sentence, mayOverride }) => (
        <li key={code}>
          <strong>{TITLES[code]}</strong>
          <span>
            {sentence} {mayOverride ? EFFECTS[code] : 'Only an owner can override this.'}
          </span>
        </li>
      ))}
    </ul>
  )
}
