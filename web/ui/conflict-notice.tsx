import './conflict-notice.css'
import { Button } from '#web/ui/button.tsx'

interface ConflictNoticeProps {
  /** What happened: 'Someone else changed this agent meanwhile'. */
  title: string
  /** What it has become, each in a line: ['Hourly rate', '$200']. */
  changes?: readonly (readonly [label: string, now: string])[]
  /** The newer version is here to choose from. */
  newer?: boolean
  onLoad: () => void
  onKeep: () => void
}

const goThere = (notice: HTMLElement | null) => notice?.focus()

/** Another person saved first: shows their changes and asks which version to keep (docs/product.md P6.17). */
export function ConflictNotice({ title, changes = [], newer = true, onLoad, onKeep }: ConflictNoticeProps) {
  return (
    <section ref={goThere} tabIndex={-1} className="conflict" role="alert">
      <h3>{title}</h3>
      {changes.length > 0 && (
        <dl>
          {changes.map(([label, now]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>Now {now}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>Someone else edited this. Keep your changes and save, or start over from theirs.</p>
      {newer && (
        <div className="conflict-actions">
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
