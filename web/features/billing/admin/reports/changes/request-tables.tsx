import type { ChangesReport } from '#shared/contract/office/changes-report.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { FigureTable } from '#web/features/billing/admin/reports/figure-table.tsx'
import { formatCount } from '#web/lib/format.ts'

const KINDS = { change: 'To change', cancel: 'To cancel' } as const
const OUTCOMES = [
  ['waiting', 'Waiting'],
  ['approved', 'Approved'],
  ['accepted', 'Proposal accepted'],
  ['declined', 'Declined'],
  ['withdrawn', 'Withdrawn'],
] as const
const FIELDS = {
  eventDate: 'Date',
  eventDuration: 'Hours',
  eventLocation: 'Location',
  guests: 'Guests',
  specialRequests: 'Special requests',
} as const

function describePrice({ changed, cents }: ChangesReport['price']): string {
  if (changed === 0) return 'No approved change changed a price.'
  const prices = changed === 1 ? '1 approved change changed the price' : `${changed} approved changes changed the price`
  if (cents === 0) return `${prices}; the sum stays the same.`
  return `${prices}: ${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} in all, before tax.`
}

/** How customers' requests ended, and what those to change were about. */
export function RequestTables({ report: { requests, fields, price } }: { report: ChangesReport }) {
  return (
    <>
      <FigureTable
        label="Requests by outcome"
        of="Request"
        headings={OUTCOMES.map(([, heading]) => heading)}
        lines={requests.map((each) => ({
          key: each.kind,
          name: KINDS[each.kind],
          cells: OUTCOMES.map(([name]) => formatCount(each[name])),
        }))}
      />
      {fields.length > 0 && (
        <>
          <FigureTable
            className="figure-next"
            label="What requests changed"
            of="What"
            headings={['Asked', 'Approved']}
            lines={fields.map(({ field, asked, approved }) => ({
              ...{ key: field, name: FIELDS[field], cells: [formatCount(asked), formatCount(approved)] },
            }))}
          />
          <p className="money-small">{describePrice(price)}</p>
        </>
      )}
    </>
  )
}
