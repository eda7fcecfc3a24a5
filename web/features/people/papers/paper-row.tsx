import { useState } from 'react'
import type { OpenedPaper, PaperSummary } from '#shared/contract/people/papers.admin.ts'
import type { PaperState } from '#shared/model/paper.ts'
import { PaperActions } from '#web/features/people/papers/paper-actions.tsx'
import { writeDate } from '#web/features/people/papers/write-date.ts'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'

interface PaperRowProps {
  paper: PaperSummary
  /** The paper in full, once the papers were opened. */
  opened: OpenedPaper | undefined
  mayOpen: boolean
  onEdit: (paper: PaperSummary | OpenedPaper) => void
  onStored: (paper: OpenedPaper) => void
  onDeleted: () => void
}

const STATES: Record<PaperState, { label: string; bulb: BulbState; tone: string }> = {
  missing: { label: 'Missing', bulb: 'hollow', tone: 'tone-pending' },
  lapsed: { label: 'Lapsed', bulb: 'out', tone: 'tone-danger' },
  expiring: { label: 'Expires soon', bulb: 'hollow', tone: 'tone-pending' },
  valid: { label: 'Valid', bulb: 'lit', tone: 'tone-confirmed' },
}

/** One paper: how it stands, and once opened its number, dates and file. */
export function PaperRow({ paper, opened, mayOpen, onEdit, onStored, onDeleted }: PaperRowProps) {
  const [busy, setBusy] = useState(false)
  const { label, bulb, tone } = STATES[paper.state]
  const { name, required, expiresOn, state } = paper
  const expiry = expiresOn && `${state === 'lapsed' ? 'Expired' : 'Expires'} ${writeDate(expiresOn)}`
  return (
    <article className="paper-row" aria-label={name} aria-busy={busy}>
      <div>
        <p>
          <b>{name}</b> <span className="paper-facts">{required ? 'Required' : 'Optional'}</span>
        </p>
        <p className={`paper-state ${tone}`}>
          <Bulb state={bulb} />
          {label}
        </p>
        <p className="paper-facts">
          {[
            expiry || (state !== 'missing' && 'Does not expire'),
            opened && `Number ${opened.number ?? 'not entered'}`,
            opened?.issuedOn && `Issued ${writeDate(opened.issuedOn)}`,
            opened && (opened.file ? '' : 'No file'),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {opened && <PaperActions paper={opened} onBusy={setBusy} {...{ onEdit, onStored, onDeleted }} />}
      {mayOpen && state === 'missing' && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => onEdit(paper)}>
          Enter<span className="sr-only"> {name}</span>
        </Button>
      )}
    </article>
  )
}
