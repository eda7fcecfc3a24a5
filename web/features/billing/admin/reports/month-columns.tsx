import type { CSSProperties } from 'react'
import { formatCents } from '#shared/model/money.ts'
import { fillMonths, fillYear, type Month } from '#web/features/billing/admin/reports/months.ts'
import { formatScale } from '#web/lib/format.ts'
import { writeMonth, writeShortMonth } from '#web/lib/write-day.ts'
import { chooseBulbUnit, countLit } from '#web/ui/bulb-unit.ts'

// React types know no custom properties
const bulbs = (cents: number, unit: number) => ({ '--bulbs': countLit(cents, unit) }) as CSSProperties

/** Where the months have no room, the newest are looked at first. */
function showNewest(columns: HTMLElement | null): void {
  if (columns) columns.scrollLeft = columns.scrollWidth
}

interface MonthColumnsProps {
  months: readonly Month[]
  /** The year that the months are of, to show all twelve; absent for other spans. */
  year?: string | undefined
  /** The months of the year before, drawn hollow beside those of the year. */
  before?: readonly Month[] | undefined
}

/** What each month received, in columns of bulbs; refunds stand beside it in the second ink. */
export function MonthColumns({ months, year, before = [] }: MonthColumnsProps) {
  const all = year === undefined || months.length === 0 ? fillMonths(months) : fillYear(months, year)
  const earlier = new Map(before.map(({ month, received }) => [month.slice(5), received]))
  const best = all.reduce((most, month) => (month.received > most.received ? month : most), all[0] as Month) // of no months nothing is read
  if (all.length === 0 || best.received === 0) return <p className="money-none">No payments in these dates</p>
  const unit = chooseBulbUnit(
    Math.max(...all.flatMap(({ received, returned }) => [received, returned]), ...earlier.values()),
  )
  const anyReturned = all.some(({ returned }) => returned > 0)
  return (
    <>
      <div
        // other months begin at their own end
        key={`${all[0]?.month} ${all.length}`}
        ref={showNewest}
        className="month-columns"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
        tabIndex={0}
        aria-label={`Received by month, the most in ${writeMonth(best.month)}: ${formatCents(best.received)}`}
      >
        {all.map(({ month, received, returned }, i) => (
          <div key={month} className="month-column">
            <span className="month-stacks">
              {before.length > 0 && (
                <i className="month-stack is-before" style={bulbs(earlier.get(month.slice(5)) ?? 0, unit)} />
              )}
              <i className="month-stack" style={bulbs(received, unit)} />
              {returned > 0 && <i className="month-stack is-returned" style={bulbs(returned, unit)} />}
            </span>
            <span>{writeShortMonth(month)}</span>
            <span className="month-year num">{(i === 0 || month.endsWith('-01')) && month.slice(0, 4)}</span>
          </div>
        ))}
      </div>
      <p className="money-small">
        Each light is {formatScale(unit)}.{anyReturned && ' The column beside it shows refunds.'}
        {before.length > 0 && ' Hollow lights are the year before.'}
      </p>
      <details className="report-details">
        <summary>Show as a table</summary>
        <table className="report-table" aria-label="Received and refunded by month">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Received</th>
              <th scope="col">Refunded</th>
              <th scope="col">Tax collected</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ month, received, returned, tax }) => (
              <tr key={month}>
                <th scope="row">{writeMonth(month)}</th>
                <td className="num">{formatCents(received)}</td>
                <td className="num">{formatCents(returned)}</td>
                <td className="num">{formatCents(tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
