import '../money.css'
import './pricing.css'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { WordsForm } from '#web/features/billing/admin/payments/payment-tools.tsx'
import { ShareDialog } from '#web/features/billing/admin/pricing/share-dialog.tsx'
import { StatementDialog } from '#web/features/billing/admin/pricing/statement-dialog.tsx'
import { sharesQuery } from '#web/features/billing/admin/queries.ts'
import { formatCategory } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What an agent gets of a booking, in words. */
export function describeShare({ percent, flat, usual }: Pick<AgentShare, 'percent' | 'flat' | 'usual'>): string {
  if (percent !== null) return `${percent}%`
  if (flat !== null) return `${formatCents(flat)} per booking`
  return usual === null ? 'Not set' : `${usual}%, standard`
}

/** What each agent gets of a booking, by name; and what a month came to. */
export function Shares() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const q = params.get('q')?.trim() ?? ''
  const { total, ...list } = useRows(sharesQuery(q))
  const section = useRef<HTMLElement>(null)
  const [editing, setEditing] = useState<AgentShare>()
  const [reading, setReading] = useState<AgentShare>()
  const [said, setSaid] = useState('')
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="shares-title" className="money-section">
      <header className="pricing-head">
        <h2 id="shares-title">Talent shares</h2>
        <WordsForm q={q} label="Search talent" placeholder="Name" onChange={(words) => change({ q: words })} />
      </header>
      <p role="status" className="money-said">
        {said}
      </p>
      <PagedList
        {...list}
        // another search is another list: nothing of it was added by 'Show more'
        key={q}
        className="share-rows"
        failure="The shares could not be loaded"
        loading="Loading the shares..."
        skeleton={[1, 2, 3, 4].map((key) => <Skeleton key={key} className="money-skeleton" />)}
        empty={
          q === '' ? (
            <Empty message="No talent on the roster yet" />
          ) : (
            <Empty message="No talent matches" helper="Try fewer words." />
          )
        }
      >
        {(agent) => (
          <article className="share-row" aria-label={agent.name}>
            <p>
              <b>{agent.name}</b>
              <span className="money-facts">{formatCategory(agent.category)}</span>
            </p>
            <span className="share-words num">{describeShare(agent)}</span>
            <span className="pricing-actions">
              <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setReading(agent)}>
                Statement<span className="sr-only"> of {agent.name}</span>
              </Button>
              <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setEditing(agent)}>
                Set share<span className="sr-only"> of {agent.name}</span>
              </Button>
            </span>
          </article>
        )}
      </PagedList>
      {editing && (
        <ShareDialog
          agent={editing}
          onClose={() => setEditing(undefined)}
          onSaved={(saved) => {
            setEditing(undefined)
            setSaid(`${saved.name} gets ${describeShare(saved)}.`)
          }}
        />
      )}
      {reading && <StatementDialog agent={reading} onClose={() => setReading(undefined)} />}
    </section>
  )
}
