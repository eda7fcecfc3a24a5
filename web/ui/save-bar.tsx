import './save-bar.css'
import { Button } from '#web/ui/button.tsx'

interface SaveBarProps {
  /** What was changed and is not saved yet, by what people call it. */
  unsaved: readonly string[]
  busy: boolean
  onDiscard: () => void
}

/** The foot of a long form: what is not saved yet, and what can be done about it. Always in sight; Save submits. */
export function SaveBar({ unsaved, busy, onDiscard }: SaveBarProps) {
  const nothing = unsaved.length === 0
  return (
    <div className="save-bar">
      <p role="status">{nothing ? '' : `Not saved: ${unsaved.join(', ')}`}</p>
      <Button variant="bare" disabled={nothing || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" variant="lit" busy={busy} busyLabel="Saving..." disabled={nothing}>
        Save
      </Button>
    </div>
  )
}
