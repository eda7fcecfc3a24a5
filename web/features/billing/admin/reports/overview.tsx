import '../money.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BillingSummary } from '#shared/contract/office/reports.admin.ts'
import { PaymentSkeletons } from '#web/features/billing/admin/payments/payment-list.tsx'
import { PaymentRow } from '#web/features/billing/admin/payments/payment-row.tsx'
import { billingSummaryQuery, revenueQuery } from '#web/features/billing/admin/queries.ts'
import { BillingStats } from '#web/features/billing/admin/reports/billing-stats.tsx'
import { CategoryBars } from '#web/features/billing/admin/reports/category-bars.tsx'
import { readSpan } from '#web/features/billing/admin/reports/span.ts'
import { SpanPicker } from '#web/features/billing/admin/reports/span-picker.tsx'
import { knownRows } from '#web/lib/known-rows.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How the money stands, what came last, and which categories brought it in (docs/product.md P6.13). */
export function BillingOverview({ onChanged }: { onChanged: () => void }) {
  const { data: summary, isError, isFetching, refetch } = useQuery(billingSummaryQuery)
  const isOwner = useIsOwner()
  const failed = !summary && isError && !isFetching
  return (
    <>
      {failed ? (
        <Failure
          message="The figures could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <>
          {!summary && (
            <p role="status" className="sr-only">
              Loading the figures...
            </p>
          )}
          <BillingStats summary={summary} />
        </>
      )}
      <div className="money-columns">
        {!failed && <RecentPayments payments={summary?.recentPayments} onChanged={onChanged} />}
        {isOwner && <CategoryRevenue />}
      </div>
    </>
  )
}

interface RecentPaymentsProps {
  /** Undefined until they are known. */
  payments: BillingSummary['recentPayments'] | undefined
  onChanged: () => void
}

function RecentPayments({ payments, onChanged }: RecentPaymentsProps) {
  const [said, setSaid] = useState('')
  return (
    <Panel
      title="Recent payments"
      tools={
        <ButtonLink as={Link} to={paths.adminPayments} variant="bare" size="sm">
          All payments
        </ButtonLink>
      }
    >
      <p role="status" className="money-said">
        {said}
      </p>
      {!payments && <PaymentSkeletons rows={5} />}
      {payments?.length === 0 && <p className="money-none">No payments yet</p>}
      {payments && payments.length > 0 && (
        <ul className="money-rows">
          {knownRows(payments).map((payment) => (
            <li key={payment.id}>
              <RowGuard row={payment}>
                {() => <PaymentRow payment={payment} onSaid={setSaid} onChanged={onChanged} />}
              </RowGuard>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function CategoryRevenue() {
  const [params] = useSearchParams()
  const span = readSpan(params, 'all')
  const { data, isError, isFetching, refetch } = useQuery(revenueQuery(span))
  return (
    <Panel title="Revenue by category" tools={<SpanPicker span={span} fallback="all" />}>
      {data ? (
        <CategoryBars rows={data} />
      ) : isError && !isFetching ? (
        <Failure
          message="The revenue could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the revenue...</span>
          <Skeleton className="h-[240px]" />
        </div>
      )}
    </Panel>
  )
}

interface PanelProps {
  title: string
  /** At the right of the title. */
  tools?: ReactNode
  children: ReactNode
}

/** One part of a screen of figures. */
export function Panel({ title, tools, children }: PanelProps) {
  return (
    <section className="panel money-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  )
}
