import './verdicts.css'
import { type ReactNode, useId, useState } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { DecidedRow } from '#web/features/testimonials/admin/decided-row.tsx'
import { focusNextVerdict } from '#web/features/testimonials/admin/focus-next.ts'
import { PendingCard } from '#web/features/testimonials/admin/pending-card.tsx'
import { adminTestimonialsQuery } from '#web/features/testimonials/admin/queries.ts'
import { ReplyDialog } from '#web/features/testimonials/admin/reply-dialog.tsx'
import type { Decision } from '#web/features/testimonials/admin/use-decision.ts'
import { formatCount } from '#web/lib/format.ts'
import { type Rows, useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const WORDS = { failure: 'The testimonials could not be loaded', loading: 'Loading testimonials...' } as const

interface VerdictsProps {
  onDecide: (decision: Decision) => void
}

/** What waits first, then what was approved, then, folded, what was rejected (docs/product.md P6.10). */
export function Verdicts({ onDecide }: VerdictsProps) {
  const { total: waiting, ...pending } = useRows(adminTestimonialsQuery('pending'))
  const { total: shown, ...approved } = useRows(adminTestimonialsQuery('approved'))
  const { total: refused, ...rejected } = useRows(adminTestimonialsQuery('rejected'))
  const [unfolded, setUnfolded] = useState(false)
  const [replyTo, setReplyTo] = useState<AdminTestimonial>()
  const id = useId()
  // the card that is decided on goes away: where to go on is found before it does
  const decide = (decision: Decision) => {
    focusNextVerdict()
    onDecide(decision)
  }
  return (
    <>
      <Group title="Pending" count={waiting}>
        <PagedList
          {...pending}
          {...WORDS}
          className="verdict-cards"
          skeleton={<CardSkeletons />}
          empty={<Empty message="No reviews to approve" helper="New ones arrive after events." />}
        >
          {(testimonial) => <PendingCard testimonial={testimonial} onDecide={decide} onReply={setReplyTo} />}
        </PagedList>
      </Group>
      <Group title="Approved" count={shown}>
        <DecidedList list={approved} nothing="No reviews on the site yet" onDecide={decide} onReply={setReplyTo} />
      </Group>
      <Group
        title="Rejected"
        count={refused}
        action={
          <Button
            size="sm"
            variant="bare"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Hide' : 'Show'}
            <span className="sr-only"> the rejected ones</span>
          </Button>
        }
      >
        <div id={id} hidden={!unfolded}>
          {unfolded && (
            <DecidedList list={rejected} nothing="No rejected reviews" onDecide={decide} onReply={setReplyTo} />
          )}
        </div>
      </Group>
      {replyTo && <ReplyDialog testimonial={replyTo} onClose={() => setReplyTo(undefined)} />}
    </>
  )
}

interface GroupProps {
  title: string
  count: number | undefined
  action?: ReactNode
  children: ReactNode
}

function Group({ title, count, action, children }: GroupProps) {
  const id = useId()
  return (
    <section className="verdict-group" aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1} data-verdicts>
          {title}
        </h2>
        {count !== undefined && <span className="verdict-count num">{formatCount(count)}</span>}
        {action}
      </header>
      {children}
    </section>
  )
}

interface DecidedListProps extends VerdictsProps {
  list: Omit<Rows<AdminTestimonial>, 'total'>
  nothing: string
  onReply: (testimonial: AdminTestimonial) => void
}

function DecidedList({ list, nothing, onDecide, onReply }: DecidedListProps) {
  return (
    <PagedList
      {...list}
      {...WORDS}
      className="verdict-rows"
      skeleton={<Skeleton className="h-40" />}
      empty={<p className="verdict-meta">{nothing}</p>}
    >
      {(testimonial) => <DecidedRow testimonial={testimonial} onDecide={onDecide} onReply={onReply} />}
    </PagedList>
  )
}

function CardSkeletons() {
  return (
    <div className="verdict-cards">
      {[1, 2].map((key) => (
        <div key={key} className="verdict-card">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-4 h-12" />
        </div>
      ))}
    </div>
  )
}
