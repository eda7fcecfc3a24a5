import { useQuery } from '@tanstack/react-query'
import type { Margin } from '#shared/contract/office/margin.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { marginQuery } from '#web/features/billing/admin/queries.ts'
import { exportAddress } from '#web/features/billing/admin/reports/export-address.ts'
import { type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { writeMonth } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const formatSigned = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents))

const COLUMNS = [
  ['received', 'Received'],
  ['returned', 'Refunded'],
  ['tax', 'Tax'],
  ['talent', 'Talent'],
  ['fees', 'Fees'],
  ['margin', 'Margin'],
] as const

/** What is left to the agency of a span of days, by month (docs/product.md P7.127). */
export function MarginTable({ span }: { span: Span }) {
  const { data, isFetching, refetch } = useQuery(marginQuery(span))
  if (data) return <Months margin={data} href={exportAddress('margin', spanQuery(span))} />
  if (isFetching) return <Skeleton className="h-40" />
  return (
    <Failure
      message="The margin could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}

function Months({ margin: { months, unknownFees }, href }: { margin: Margin; href: string }) {
  if (months.length === 0) return <p className="money-none">No payments in these dates</p>
  const sum = (name: (typeof COLUMNS)[number][0]) => months.reduce((total, month) => total + month[name], 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */}
      <section className="margin-scroll" tabIndex={0} aria-label="Months">
        <table className="report-table" aria-label="Margin by month">
          <thead>
            <tr>
              <th scope="col">Month</th>
              {COLUMNS.map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{writeMonth(month.month)}</th>
                {COLUMNS.map(([name]) => (
                  <td key={name} className="num">
                    {formatSigned(month[name])}
                  </td>
                ))}
              </tr>
            ))}
            {months.length > 1 && (
              <tr>
                <th scope="row">All</th>
                {COLUMNS.map(([name]) => (
                  <td key={name} className="num">
                    {formatSigned(sum(name))}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <p className="money-small">
        Margin is what was received less refunds, tax, shares of talent and card processor fees. The processor keeps its
        fee when you refund.
        {unknownFees > 0 &&
          ` The fee of ${unknownFees === 1 ? '1 card payment is' : `${unknownFees} card payments is`} not known yet.`}
      </p>
      <ExportLink href={href} size="sm">
        Margin as CSV
      </ExportLink>
    </>
  )
}
