import { Undo2 } from 'lucide-react'
import type { ChatGap } from '#shared/contract/chat/gaps.admin.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

export interface GapNoticeProps {
  /** What was done last, and to which question; undefined before anything was. */
  done: { what: 'answered' | 'dismissed' | 'restored'; gap: ChatGap } | undefined
  busy: boolean
  onUndo: (gap: ChatGap) => void
}

const WORDS = {
  answered: 'Answer saved. The assistant uses it from now on:',
  dismissed: 'Dismissed:',
  restored: 'Back on the list:',
} as const

/** What became of a question that left the list, with the way back. The row that had the focus is gone: it goes on here. */
export function GapNotice({ done, busy, onUndo }: GapNoticeProps) {
  return (
    <div role="status">
      {done && (
        <div
          key={done.what + done.gap.id}
          className="gap-notice"
          tabIndex={-1}
          ref={(notice) => notice?.focus({ preventScroll: true })}
        >
          <p>
            {WORDS[done.what]} <q>{done.gap.example}</q>
          </p>
          {done.what === 'dismissed' && (
            <Button size="sm" busy={busy} onClick={() => onUndo(done.gap)}>
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
          )}
          {done.what === 'answered' && (
            <Link className="link" to={paths.adminWrittenAnswers}>
              See written answers
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
