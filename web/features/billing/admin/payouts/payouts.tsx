import '../money.css'
import '../pricing/pricing.css'
import './payouts.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PayoutRow, PayoutSummary } from '#shared/contract/billing/payouts.admin.ts'
import { addMonths, getMonth, isMonth } from '#shared/model/day.ts'
import { formatCents } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { countPeople, MarkDialog, type Payees } from '#web/features/billing/admin/payouts/mark-dialog.tsx'
import { PayoutLine } from '#web/features/billing/admin/payouts/payout-line.tsx'
import { payoutSummaryQuery, payoutsQuery } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { ReopenDialog } from '#web/features/billing/admin/payouts/reopen-dialog.tsx'
import { TaxYear } from '#web/features/billing/admin/payouts/year/tax-year.tsx'
import { ExportLink } from '#web/forms/export-link.tsx'
import { useRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { writeMonth } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

/** Payday: what talent is due for a month, marked as paid in bulk (docs/product.md P7.85). */
export function Payouts() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const current = getMonth(atlantaDay(new Date()))
  const asked = params.get('month')
  const month = isMonth(asked) && asked < current ? asked : current
  const go = (next: string) => change({ month: next === current ? '' : next })
  const thisYear = Number(current.slice(0, 4))
  const year = /^20\d\d$/.test(params.get('year') ?? '') ? Math.min(Number(params.get('year')), thisYear) : undefined
  if (year !== undefined) {
    const goToYear = (next: number | '') => change({ year: next })
    return <TaxYear key={year} year={year} current={thisYear} onGo={goToYear} onMonths={() => goToYear('')} />
  }
  // another month is another payday: nothing stays selected
  return <Payday key={month} month={month} current={current} onGo={go} onYear={() => change({ year: thisYear })} />
}

interface PaydayProps {
  month: string
  current: string
  onGo: (month: string) => void
  onYear: () => void
}

function Payday({ month, current, onGo, onYear }: PaydayProps) {
  const summary = useQuery(payoutSummaryQuery(month))
  const { total, ...list } = useRows(payoutsQuery(month))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [marking, setMarking] = useState<Payees>()
  // the total stays what was pressed until it is refused; then it is what is due now
  const [refused, setRefused] = useState(false)
  const mark = (payees: Payees | undefined) => {
    setRefused(false)
    setMarking(payees)
  }
  const [reopening, setReopening] = useState<PayoutRow>()
  const [said, setSaid] = useState('')
  const section = useRef<HTMLElement>(null)
  const selected = (list.rows ?? []).filter(({ id, due }) => chosen.has(id) && due > 0)
  const sum = selected.reduce((cents, { due }) => cents + due, 0)
  const everyone = summary.data
  const dueNow: Payees =
    marking?.rows === null
      ? { rows: null, people: everyone?.payable ?? 0, total: everyone?.due ?? 0 }
      : { rows: selected, people: selected.length, total: sum }
  return (
    <section ref={section} tabIndex={-1} aria-label="Payouts" className="money-section">
      <header className="payouts-head">
        <div className="statement-month">
          <IconButton label="Previous month" onClick={() => onGo(addMonths(month, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h2 aria-live="polite">{writeMonth(month)}</h2>
          <IconButton
            label="Next month"
            aria-disabled={month >= current}
            onClick={() => month < current && onGo(addMonths(month, 1))}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        <div className="payouts-tools">
          <Button variant="bare" size="sm" onClick={onYear}>
            Year for 1099-NEC
          </Button>
          <ExportLink href={`${paths.adminExport('payouts')}?month=${month}`} size="sm">
            <Download aria-hidden="true" />
            CSV for the bank
          </ExportLink>
        </div>
      </header>
      <Figures
        summary={everyone}
        failed={summary.isError && !summary.isFetching}
        onRetry={() => void summary.refetch()}
      />
      <div className="payouts-bar">
        {selected.length > 0 ? (
          <>
            <Button variant="lit" onClick={() => mark({ rows: selected, people: selected.length, total: sum })}>
              Mark {countPeople(selected.length)} as paid
            </Button>
            <span className="num">{formatCents(sum)}</span>
            <Button variant="bare" size="sm" onClick={() => setChosen(new Set())}>
              Clear selection
            </Button>
          </>
        ) : (
          everyone &&
          everyone.payable > 0 && (
            <Button variant="lit" onClick={() => mark({ rows: null, people: everyone.payable, total: everyone.due })}>
              Mark everyone as paid
            </Button>
          )
        )}
        <p role="status" className="money-said">
          {said}
        </p>
      </div>
      <PagedList
        {...list}
        className="payout-rows"
        failure="The payouts could not be loaded"
        loading="Loading the payouts..."
        skeleton={[1, 2, 3, 4].map((key) => <Skeleton key={key} className="money-skeleton" />)}
        empty={
          <Empty
            message="Nobody is due anything"
            helper="Talent shows here once a booking is completed and its payment verified."
          />
        }
      >
        {(row) => (
          <PayoutLine
            row={row}
            selected={chosen.has(row.id)}
            onSelect={(on) =>
              setChosen((before) => new Set(on ? [...before, row.id] : [...before].filter((id) => id !== row.id)))
            }
            onReopen={() => setReopening(row)}
          />
        )}
      </PagedList>
      {marking && (
        <MarkDialog
          month={month}
          payees={refused ? dueNow : marking}
          onRefused={() => setRefused(true)}
          onClose={() => mark(undefined)}
          onDone={(words) => {
            mark(undefined)
            setChosen(new Set())
            setSaid(words)
            section.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {reopening?.payout && (
        <ReopenDialog
          row={{ ...reopening, payout: reopening.payout }}
          onClose={() => setReopening(undefined)}
          onDone={() => {
            setSaid(`${reopening.name}’s payout is reopened.`)
            setReopening(undefined)
            section.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}

interface FiguresProps {
  summary: PayoutSummary | undefined
  failed: boolean
  onRetry: () => void
}

function Figures({ summary, failed, onRetry }: FiguresProps) {
  if (!summary && failed) {
    return <Failure message="The figures could not be loaded" action={<Button onClick={onRetry}>Try again</Button>} />
  }
  if (!summary) return <Skeleton className="money-strip-skeleton" />
  return (
    <div className="payouts-figures">
      <StatStrip
        stats={[
          {
            label: 'Due',
            help: 'Shares of bookings that are completed, paid and verified, with adjustments and what earlier months left unpaid.',
            figure: formatCents(summary.due),
            note: countPeople(summary.payable),
            lit: summary.due > 0,
          },
          { label: 'Paid', figure: formatCents(summary.paid), note: countPeople(summary.paidPeople) },
        ]}
      />
    </div>
  )
}
