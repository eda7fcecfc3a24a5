import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Report } from '#shared/contract/office/reports.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { reportQuery } from '#web/features/billing/admin/queries.ts'
import { CategoryBars, MoneyBars } from '#web/features/billing/admin/reports/category-bars.tsx'
import { ChangesReport } from '#web/features/billing/admin/reports/changes/changes-report.tsx'
import { exportAddress } from '#web/features/billing/admin/reports/export-address.ts'
import { MarginReport } from '#web/features/billing/admin/reports/margin-report.tsx'
import { MonthColumns } from '#web/features/billing/admin/reports/month-columns.tsx'
import { Panel } from '#web/features/billing/admin/reports/overview.tsx'
import { readSpan, type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { SpanPicker } from '#web/features/billing/admin/reports/span-picker.tsx'
import { TopList } from '#web/features/billing/admin/reports/top-list.tsx'
import { CsvLinks } from '#web/forms/csv-links.tsx'
import { formatBookings, formatCategory, formatCount } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

const FALLBACK = 'this-year'
const FILES = ['payments', 'invoices', 'bookings'] as const

/** What came of a span of days, and the lists behind it as files. */
export function Reports() {
  const [params] = useSearchParams()
  const span = readSpan(params, FALLBACK)
  const { data: report, isError, isFetching, refetch } = useQuery(reportQuery(span))
  return (
    <>
      <div className="report-tools">
        <SpanPicker span={span} fallback={FALLBACK} />
        {/* the days of the invoices are those they were made on, of the bookings those of the events */}
        <CsvLinks names={FILES} href={(file) => exportAddress(file, spanQuery(span))} />
      </div>
      {report ? (
        <>
          <Figures report={report} year={readYear(span)} />
          <Panel title="Margin">
            <MarginReport span={span} />
          </Panel>
          <Panel title="Cancellations and changes">
            <ChangesReport span={span} />
          </Panel>
        </>
      ) : isError && !isFetching ? (
        <Failure
          message="The report could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the report...</span>
          <Skeleton className="money-strip-skeleton" />
          <Skeleton className="mt-(--s5) h-[360px]" />
        </div>
      )}
    </>
  )
}

const AGES = [
  ['notDue', 'Not due yet'],
  ['days30', '1 to 30 days late'],
  ['days60', '31 to 60 days late'],
  ['days90', '61 to 90 days late'],
  ['older', 'Over 90 days late'],
] as const satisfies readonly (readonly [keyof Report['outstanding'], string])[]

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)

/** The year a span is; undefined for one that is more, less or other days. */
function readYear({ from, to }: Span): string | undefined {
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined
}

/** The months of the year before; undefined while they are not known, or no year is shown. */
function useMonthsBefore(year: string | undefined): Report['months'] | undefined {
  const before = Number(year) - 1
  const { data } = useQuery({
    ...reportQuery({ from: `${before}-01-01`, to: `${before}-12-31` }),
    enabled: year !== undefined,
  })
  return year === undefined ? undefined : data?.months
}

function Figures({ report, year }: { report: Report; year: string | undefined }) {
  const before = useMonthsBefore(year)
  const { months, categories, eventTypes, agents, customers, requests, outstanding } = report
  const ages = AGES.map(([name, label]) => ({ label, cents: outstanding[name] }))
  const owed = sum(ages.map(({ cents }) => cents))
  const late = owed - outstanding.notDue
  const returned = sum(months.map((month) => month.returned))
  const rate = requests.received > 0 ? `${Math.round((100 * requests.confirmed) / requests.received)}%` : '–'
  return (
    <>
      <StatStrip
        stats={[
          {
            label: 'Revenue',
            help: 'Completed payments minus refunds and reversals in these dates.',
            figure: formatCents(sum(months.map(({ received }) => received)) - returned),
            note: `${formatCents(returned)} refunded`,
          },
          {
            label: 'Confirmed',
            help: 'Bookings requested in these dates that were ever confirmed.',
            figure: rate,
            note: `${formatCount(requests.confirmed)} of ${formatCount(requests.received)} requests confirmed`,
          },
          {
            label: 'Outstanding',
            help: 'Owed today on all invoices that are not voided. The dates above don’t apply.',
            figure: formatCents(owed),
            note: late > 0 ? `${formatCents(late)} late` : 'nothing late',
            ...(late > 0 && { bulb: { state: 'lit', tone: 'danger' } }),
          },
        ]}
      />
      <Panel title="By month">
        <MonthColumns months={months} year={year} before={before} />
      </Panel>
      <div className="report-pair">
        <div>
          <Panel title="By category">
            <CategoryBars rows={categories} />
          </Panel>
          <Panel title="By talent">
            <TopList
              label="Revenue by talent"
              who="Talent"
              emptyText="None in these dates"
              rows={agents.map(({ id, name, category, cents }) => ({
                id,
                name,
                more: formatCategory(category),
                cents,
              }))}
            />
          </Panel>
        </div>
        <div>
          <Panel title="By event type">
            <MoneyBars
              rows={eventTypes.map(({ eventType, cents }) => ({
                label: getLabel(EVENT_TYPE_LABELS, eventType),
                cents,
              }))}
            />
          </Panel>
          <Panel title="Outstanding today">
            {owed === 0 ? <p className="money-none">No invoices are unpaid</p> : <MoneyBars rows={ages} whole />}
          </Panel>
          <Panel title="Top customers">
            <TopList
              label="Revenue by customer"
              who="Customer"
              emptyText="None in these dates"
              rows={customers.map(({ id, name, email, bookings, cents }) => ({
                ...{ id, name, cents },
                more: `${email}, ${formatBookings(bookings)}`,
              }))}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}
