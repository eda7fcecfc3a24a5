import type { ChangesReport } from '#shared/contract/office/changes-report.admin.ts'
import { FigureTable } from '#web/features/billing/admin/reports/figure-table.tsx'
import { formatCount } from '#web/lib/format.ts'

const CAUSES = {
  ...{ declined: 'Declined the request', cannot_make_it: "Can't make it", blocked: 'Blocked the time' },
  archived: 'Left the agency',
} as const

const COLUMNS = [
  ['count', 'Drop-outs'],
  ['replaced', 'Someone else'],
  ['canceled', 'Canceled'],
  ['open', 'Open'],
] as const

/** Drop-outs by cause, how they ended, and the offers to customers. */
export function DropOutTable({ report: { dropOuts, offers } }: { report: ChangesReport }) {
  return (
    <>
      {dropOuts.length === 0 ? (
        <p className="money-none">No drop-outs in these dates</p>
      ) : (
        <FigureTable
          label="Drop-outs by cause"
          of="Cause"
          headings={COLUMNS.map(([, heading]) => heading)}
          lines={dropOuts.map((each) => ({
            key: each.cause,
            name: CAUSES[each.cause],
            cells: COLUMNS.map(([name]) => formatCount(each[name])),
          }))}
        />
      )}
      <p className="money-small">
        Offers of other talent: {formatCount(offers.made)} made, {formatCount(offers.confirmed)} confirmed,{' '}
        {formatCount(offers.withdrawn)} withdrawn, {formatCount(offers.waiting)} waiting.
      </p>
    </>
  )
}
