import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface DateQuestionProps {
  /** Day and times of the event, in words. */
  when: string
  onAccept: () => void
  /** The date is to be changed. */
  onClose: () => void
}

/** Asks about a date that nobody has chosen, before it is sent (docs/product.md P3.57). */
export function DateQuestion({ when, onAccept, onClose }: DateQuestionProps) {
  return (
    <Dialog
      title="Is this your date?"
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Change the date
          </Button>
          <Button variant="lit" onClick={onAccept}>
            Yes, send it
          </Button>
        </>
      }
    >
      <p className="emphasis">{when}</p>
      <p className="mt-2 text-ink-2">The form started with this date, and you have not changed it.</p>
    </Dialog>
  )
}
