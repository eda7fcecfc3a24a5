import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Margin, MarginGroup } from '#shared/contract/office/margin.admin.ts'
import { marginQuery } from '#web/features/billing/admin/queries.ts'
import { exportAddress } from '#web/features/billing/admin/reports/export-address.ts'
import { type MarginLine, MarginTable } from '#web/features/billing/admin/reports/margin-table.tsx'
import { type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { writeMonth } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Parts } from '#web/ui/parts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PARTS = [
  ['month', 'By month'],
  ['category', 'By category'],
  ['talent', 'By talent'],
] as const satisfies readonly (readonly [MarginGroup, string])[]
const HEADINGS = { month: 'Month', category: 'Category', talent: 'Talent' } as const

function readLines({ months, categories, talent }: Margin, by: MarginGroup): MarginLine[] {
  if (by === 'month') return months.map((month) => ({ ...month, key: month.month, name: writeMonth(month.month) }))
  return (by === 'category' ? categories : talent).map((part) => ({ ...part, key: part.id ?? 'others' }))
}

/** What is left to the agency of a span of days, by month, category or talent (docs/product.md P7.127, P7.150). */
export function MarginReport({ span }: { span: Span }) {
  const { data, isFetching, refetch } = useQuery(marginQuery(span))
  if (data) return <Shown margin={data} span={span} />
  if (isFetching) {
    return (
      <div role="status">
        <span className="sr-only">Loading the margin...</span>
        <Skeleton className="h-40" />
      </div>
    )
  }
  return (
    <Failure
      message="The margin could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}

function Shown({ margin, span }: { margin: Margin; span: Span }) {
  const [by, setBy] = useState<MarginGroup>('month')
  const { months, unknownFees } = margin
  if (months.length === 0) return <p className="money-none">No payments in these dates</p>
  const address = exportAddress('margin', spanQuery(span))
  return (
    <>
      <Parts parts={PARTS} shown={by} onShow={setBy} className="margin-parts" />
      <MarginTable label={`Margin by ${by}`} of={HEADINGS[by]} lines={readLines(margin, by)} />
      <p className="money-small">
        Margin is what was received less refunds, tax, shares of talent and card processor fees. The processor keeps its
        fee when you refund.
        {unknownFees > 0 &&
          ` The fee of ${unknownFees === 1 ? '1 card payment is' : `${unknownFees} card payments is`} not known yet.`}
      </p>
      <ExportLink href={`${address}${address.includes('?') ? '&' : '?'}by=${by}`} size="sm">
        Margin by {by} as CSV
      </ExportLink>
    </>
  )
}
