import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type PartProps, TitledPart } from '#web/ui/titled-part.tsx'

/** One part of what is known about a booking or a customer. */
export const Part = (props: PartProps) => <TitledPart {...props} heading="h3" className="file-part" />

interface FormFootProps {
  action: string
  busy: boolean
  button: Ref<HTMLButtonElement>
  onCancel: () => void
}

/** The buttons of a small form. */
export function FormFoot({ action, busy, button, onCancel }: FormFootProps) {
  return (
    <div className="file-buttons">
      <Button size="sm" variant="bare" onClick={onCancel}>
        Cancel
      </Button>
      <Button ref={button} size="sm" variant="line" type="submit" busy={busy}>
        {action}
      </Button>
    </div>
  )
}
