import '../../money.css'
import '../../pricing/pricing.css'
import '../payouts.css'
import './tax-year.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TaxYearSummary } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { FIRST_SET_YEAR } from '#shared/model/tax-details.ts'
import { countPeople } from '#web/features/billing/admin/payouts/mark-dialog.tsx'
import { ThresholdDialog } from '#web/features/billing/admin/payouts/year/threshold-dialog.tsx'
import { YearLine } from '#web/features/billing/admin/payouts/year/year-line.tsx'
import { taxYearQuery, taxYearSummaryQuery } from '#web/features/billing/admin/payouts/year/year-query.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { useRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

interface TaxYearProps {
  year: number
  current: number
  onGo: (year: number) => void
  onMonths: () => void
}

/** A calendar year for Form 1099-NEC: who was paid what, and what is missing (docs/product.md P7.124). */
export function TaxYear({ year, current, onGo, onMonths }: TaxYearProps) {
  const summary = useQuery(taxYearSummaryQuery(year))
  const { total, ...list } = useRows(taxYearQuery(year))
  const [changing, setChanging] = useState(false)
  const [said, setSaid] = useState('')
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} tabIndex={-1} aria-label="Payouts of a year" className="money-section">
      <header className="payouts-head">
        <div className="statement-month">
          <IconButton label="Previous year" onClick={() => onGo(year - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h2 aria-live="polite">{year} for 1099-NEC</h2>
          <IconButton
            label="Next year"
            aria-disabled={year >= current}
            onClick={() => year < current && onGo(year + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        <div className="payouts-tools">
          <Button variant="bare" size="sm" onClick={onMonths}>
            Show months
          </Button>
          <ExportLink href={`${paths.adminExport('tax-year')}?year=${year}`} size="sm">
            <Download aria-hidden="true" />
            CSV with taxpayer numbers
          </ExportLink>
        </div>
      </header>
      <Figures
        summary={summary.data}
        failed={summary.isError && !summary.isFetching}
        onRetry={() => void summary.refetch()}
      />
      <div className="payouts-bar">
        {summary.data && year >= FIRST_SET_YEAR && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change threshold
          </Button>
        )}
        <p role="status" className="money-said">
          {said}
        </p>
      </div>
      <PagedList
        {...list}
        className="payout-rows"
        failure="The year could not be loaded"
        loading="Loading the year..."
        skeleton={[1, 2, 3, 4].map((key) => <Skeleton key={key} className="money-skeleton" />)}
        empty={
          <Empty message={`Nobody was paid in ${year}`} helper="People show here once a payout is marked as paid." />
        }
      >
        {(row) => <YearLine row={row} />}
      </PagedList>
      {changing && summary.data && (
        <ThresholdDialog
          summary={summary.data}
          onClose={() => setChanging(false)}
          onDone={(threshold) => {
            setChanging(false)
            setSaid(`${year} is reported from ${formatCents(threshold)}.`)
            section.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}

interface FiguresProps {
  summary: TaxYearSummary | undefined
  failed: boolean
  onRetry: () => void
}

function Figures({ summary, failed, onRetry }: FiguresProps) {
  if (!summary && failed) {
    return <Failure message="The figures could not be loaded" action={<Button onClick={onRetry}>Try again</Button>} />
  }
  if (!summary) return <Skeleton className="money-strip-skeleton" />
  const { paid, people, reportable, incomplete, threshold } = summary
  return (
    <div className="payouts-figures">
      <StatStrip
        stats={[
          {
            label: 'Paid',
            help: 'Payouts by the day they were paid, without those through a card processor, which reports them itself.',
            figure: formatCents(paid),
            note: countPeople(people),
          },
          {
            label: 'To be reported',
            figure: String(reportable),
            note: `from ${formatCents(threshold)}, ${incomplete === 0 ? 'nothing missing' : `${incomplete} with something missing`}`,
            lit: incomplete > 0,
          },
        ]}
      />
    </div>
  )
}
