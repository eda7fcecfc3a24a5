import type { CSSProperties } from 'react'
import { formatCents } from '#shared/model/money.ts'
import { fillMonths, type Month } from '#web/features/billing/admin/reports/months.ts'
import { formatScale } from '#web/lib/format.ts'
import { writeMonth, writeShortMonth } from '#web/lib/write-day.ts'
import { chooseBulbUnit, countLit } from '#web/ui/bulb-unit.ts'

// React types know no custom properties
const bulbs = (cents: number, unit: number) => ({ '--bulbs': countLit(cents, unit) }) as CSSProperties

/** Where the months have no room, the newest are looked at first. */
function showNewest(columns: HTMLElement | null): void {
  if (columns) columns.scrollLeft = columns.scrollWidth
}

/** What each month brought, in columns of bulbs; what was given back stands beside it in the second ink. */
export function MonthColumns({ months }: { months: readonly Month[] }) {
  const all = fillMonths(months)
  const best = all.reduce((most, month) => (month.received > most.received ? month : most), all[0] as Month) // of no months nothing is read
  if (all.length === 0 || best.received === 0) return <p className="money-none">No payment in these days</p>
  const unit = chooseBulbUnit(Math.max(...all.flatMap(({ received, returned }) => [received, returned])))
  const anyReturned = all.some(({ returned }) => returned > 0)
  return (
    <>
      <div
        // other months begin at their own end
        key={`${all[0]?.month} ${all.length}`}
        ref={showNewest}
        className="month-columns"
        role="img"
        aria-label={`Received by month, the most in ${writeMonth(best.month)}: ${formatCents(best.received)}`}
      >
        {all.map(({ month, received, returned }, i) => (
          <div key={month} className="month-column">
            <span className="month-stacks">
              <i className="month-stack" style={bulbs(received, unit)} />
              {returned > 0 && <i className="month-stack is-returned" style={bulbs(returned, unit)} />}
            </span>
            <span>{writeShortMonth(month)}</span>
            <span className="month-year num">{(i === 0 || month.endsWith('-01')) && month.slice(0, 4)}</span>
          </div>
        ))}
      </div>
      <p className="money-small">
        One bulb is {formatScale(unit)} received.
        {anyReturned && ' The second column of a month is what was given back.'}
      </p>
      <details className="report-details">
        <summary>The figures as a table</summary>
        <table className="report-table" aria-label="Received and given back by month">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Received</th>
              <th scope="col">Given back</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ month, received, returned }) => (
              <tr key={month}>
                <th scope="row">{writeMonth(month)}</th>
                <td className="num">{formatCents(received)}</td>
                <td className="num">{formatCents(returned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
