import './conflict.css'
import { Button } from '#web/ui/button.tsx'

interface ConflictProps {
  /** What the server said. */
  sentence: string
  /** The newer version is here to choose from. */
  newer: boolean
  onLoad: () => void
  onKeep: () => void
}

/** Someone else changed what this form is about: their version, or what was typed on top of it. */
export function Conflict({ sentence, newer, onLoad, onKeep }: ConflictProps) {
  return (
    <section className="conflict" role="alert">
      <p>{sentence}</p>
      {newer && (
        <div>
          <Button size="sm" onClick={onLoad}>
            Load their version
          </Button>
          <Button size="sm" variant="soft" onClick={onKeep}>
            Keep mine
          </Button>
        </div>
      )}
    </section>
  )
}
