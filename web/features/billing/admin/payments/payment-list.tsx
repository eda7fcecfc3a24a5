import '../money.css'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PaymentRow } from '#web/features/billing/admin/payments/payment-row.tsx'
import { PaymentTools } from '#web/features/billing/admin/payments/payment-tools.tsx'
import { adminPaymentsQuery, type PaymentSearch, SHOWS, type Show } from '#web/features/billing/admin/queries.ts'
import { readSpan, type Span } from '#web/features/billing/admin/reports/span.ts'
import { formatCount } from '#web/lib/format.ts'
import { type Rows, useRows } from '#web/lib/page.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NOTHING: Record<Show, string> = {
  waiting: 'No payments to verify',
  disputed: 'No disputed payments',
  payments: 'No payments yet',
  returned: 'No refunds yet',
}

function readSearch(params: URLSearchParams): { search: PaymentSearch; span: Span } {
  const span = readSpan(params, 'all')
  const show = SHOWS.find((name) => name === params.get('show'))
  return { search: { show, q: params.get('q')?.trim() ?? '', from: span.from, to: span.to }, span }
}

function countOf({ rows, total }: Pick<Rows<unknown>, 'rows' | 'total'>): string {
  if (!rows) return ''
  const count = total ?? rows.length
  const words = `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`
  return total === undefined ? `The latest ${words}` : words
}

/** The ledger, newest first: what waits is verified here, what went wrong is taken or given back. */
export function PaymentList({ onChanged }: { onChanged: () => void }) {
  const [params] = useSearchParams()
  const { search, span } = readSearch(params)
  const { total, ...list } = useRows(adminPaymentsQuery(search))
  const [said, setSaid] = useState('')
  const section = useRef<HTMLElement>(null)
  const say = (text: string) => {
    setSaid(text)
    // what was acted on may leave the list: reading goes on at its head
    if (search.show === 'waiting') section.current?.focus({ preventScroll: true })
  }
  const narrowed = search.q !== '' || span.from !== '' || span.to !== ''
  return (
    <section ref={section} tabIndex={-1} aria-label="Payments" className="money-section">
      <PaymentTools search={search} span={span} />
      <p className="money-count">
        <span role="status" className="num">
          {countOf({ rows: list.rows, total })}
        </span>
        <span role="status" className="money-said">
          {said && (
            <>
              <Bulb state="lit" className="text-confirmed" />
              {said}
            </>
          )}
        </span>
      </p>
      <PagedList
        {...list}
        // another search is another list: nothing of it was added by 'Show more'
        key={Object.values(search).join(' ')}
        className="money-rows"
        failure="The payments could not be loaded"
        loading="Loading payments..."
        skeleton={<PaymentSkeletons />}
        empty={
          narrowed ? (
            <Empty message="No payment matches" helper="Try fewer words or other dates." />
          ) : (
            <Empty message={NOTHING[search.show ?? 'payments']} />
          )
        }
      >
        {(payment) => <PaymentRow payment={payment} onSaid={say} onChanged={onChanged} />}
      </PagedList>
    </section>
  )
}

export function PaymentSkeletons({ rows = 6 }: { rows?: number }) {
  return (
    <div className="money-rows">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
        <Skeleton key={i} className="money-skeleton" />
      ))}
    </div>
  )
}
