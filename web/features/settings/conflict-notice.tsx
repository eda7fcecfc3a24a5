import { createDraft, type Draft, type DraftField, FIELD_LABELS, wordsFor } from '#web/features/settings/draft.ts'
import type { Conflict } from '#web/features/settings/use-settings-form.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'

interface ConflictNoticeProps {
  conflict: Conflict
  /** What was typed, and in which fields. */
  draft: Draft
  changed: readonly DraftField[]
  onTakeOver: () => void
  onGiveUp: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Another admin saved first: shows who, what, and the two ways to continue. It loses nothing that was typed. */
export function ConflictNotice({ conflict, draft, changed, onTakeOver, onGiveUp }: ConflictNoticeProps) {
  const { now, last, fields } = conflict
  const theirs = createDraft(now)
  return (
    <section className="settings-conflict" role="alert" tabIndex={-1} ref={focus} aria-label="Not saved">
      <p>
        <b>Not saved.</b>{' '}
        {last
          ? `${last.who} changed the settings on ${formatShortDateTime(last.at)}`
          : 'Someone else changed the settings'}
        {' after you opened them.'}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {FIELD_LABELS[field]} is now: <b>{wordsFor(theirs, field)}</b>
            {changed.includes(field) && <span className="text-ink-2"> (yours: {wordsFor(draft, field)})</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-(--s2)">
        <Button onClick={onTakeOver}>Load their changes, keep what I typed</Button>
        <Button variant="bare" onClick={onGiveUp}>
          Discard my changes
        </Button>
      </div>
    </section>
  )
}
