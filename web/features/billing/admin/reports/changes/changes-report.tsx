import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ChangesList, ChangesReport as Report } from '#shared/contract/office/changes-report.admin.ts'
import { changesReportQuery } from '#web/features/billing/admin/queries.ts'
import { CanceledTable } from '#web/features/billing/admin/reports/changes/canceled-table.tsx'
import { DropOutTable } from '#web/features/billing/admin/reports/changes/drop-out-table.tsx'
import { RequestTables } from '#web/features/billing/admin/reports/changes/request-tables.tsx'
import { exportAddress } from '#web/features/billing/admin/reports/export-address.ts'
import { type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Parts } from '#web/ui/parts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PARTS = [
  ['who', 'Who canceled'],
  ['reason', 'By reason'],
  ['tier', 'By tier'],
  ['requests', 'Requests'],
  ['drop-outs', 'Drop-outs'],
] as const
type Part = (typeof PARTS)[number][0]

const FILE_LABELS: Record<ChangesList, string> = {
  cancellations: 'Cancellations',
  requests: 'Requests',
  'drop-outs': 'Drop-outs',
}

const listOf = (part: Part): ChangesList => (part === 'requests' || part === 'drop-outs' ? part : 'cancellations')

/** What was canceled, changed and replaced in a span of days (docs/product.md P15.80). */
export function ChangesReport({ span }: { span: Span }) {
  const { data, isFetching, refetch } = useQuery(changesReportQuery(span))
  if (data) return <Shown report={data} span={span} />
  if (isFetching) {
    return (
      <div role="status">
        <span className="sr-only">Loading the cancellations and changes...</span>
        <Skeleton className="h-40" />
      </div>
    )
  }
  return (
    <Failure
      message="The cancellations and changes could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}

function Shown({ report, span }: { report: Report; span: Span }) {
  const [part, setPart] = useState<Part>('who')
  const { cancellations, requests, dropOuts, offers } = report
  const asked = requests.some((each) => Object.values(each).some((count) => typeof count === 'number' && count > 0))
  if (cancellations.reasons.length === 0 && !asked && dropOuts.length === 0 && offers.made === 0) {
    return <p className="money-none">No cancellations, requests or drop-outs in these dates</p>
  }
  const list = listOf(part)
  const address = exportAddress('changes', spanQuery(span))
  const shown: Record<ChangesList, ReactNode> = {
    cancellations: <CanceledTable cancellations={cancellations} by={part} />,
    requests: asked ? <RequestTables report={report} /> : <p className="money-none">No requests in these dates</p>,
    'drop-outs': <DropOutTable report={report} />,
  }
  return (
    <>
      <Parts parts={PARTS} shown={part} onShow={setPart} className="margin-parts" />
      {shown[list]}
      <ExportLink href={`${address}${address.includes('?') ? '&' : '?'}list=${list}`} size="sm">
        {FILE_LABELS[list]} as CSV
      </ExportLink>
    </>
  )
}
