import { Button } from '#web/ui/button.tsx'

interface ConflictNoticeProps {
  /** What was changed: 'agent'. */
  what: string
  /** What it has become, each in a line: ['Hourly rate', '$200']. */
  changes: readonly (readonly [label: string, now: string])[]
  onLoad: () => void
  onKeep: () => void
}

const goThere = (notice: HTMLElement | null) => notice?.focus()

/** Somebody else was quicker: what they changed, and whose words go on (docs/product.md P6.17). */
export function ConflictNotice({ what, changes, onLoad, onKeep }: ConflictNoticeProps) {
  return (
    <section ref={goThere} tabIndex={-1} className="conflict" role="alert">
      <h3>Someone else changed this {what} meanwhile</h3>
      <dl>
        {changes.map(([label, now]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>Now {now}</dd>
          </div>
        ))}
      </dl>
      <p>Nothing of yours is saved yet. Keep what you typed and save again, or begin anew from theirs.</p>
      <div className="conflict-actions">
        <Button size="sm" onClick={onLoad}>
          Load their version
        </Button>
        <Button size="sm" variant="soft" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
