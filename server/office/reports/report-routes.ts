import { recordExport } from '#server/audit/record-export.ts'
import { readPayments } from '#server/billing/payments/admin-payments.ts'
import { presentAdminPayment } from '#server/billing/payments/present.ts'
import { findPayments, readPaymentSearch } from '#server/billing/payments/search.ts'
import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import type { Route } from '#server/http/route.ts'
import * as changesContract from '#shared/contract/office/changes-report.admin.ts'
import * as marginContract from '#shared/contract/office/margin.admin.ts'
import * as contract from '#shared/contract/office/reports.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { exportChanges } from './changes/export-changes.ts'
import { showChangesReport } from './changes/show-changes.ts'
import { readSpan } from './day-span.ts'
import { exportMargin, showMargin } from './margin.ts'
import { presentBillingSummary } from './present-report.ts'
import { selectStanding } from './report-queries.ts'
import { showReport, showRevenue } from './show-report.ts'

/** Payments the billing dashboard shows (docs/product.md §13). */
const RECENT = 5

/** How the money stands, and what came of a span of days. */
export function reportRoutes(route: Route, { db, now }: AppContext): void {
  route(contract.billingSummary, async () => {
    const { rows } = await selectStanding(atlantaDay(now())).execute(db)
    const newest = await findPayments(db, readPaymentSearch({ show: 'payments' }), { after: undefined, limit: RECENT })
    const recent = await readPayments(
      db,
      newest.map(({ id }) => id),
    )
    return { ...presentBillingSummary(rows), recentPayments: recent.map(presentAdminPayment) }
  })
  route(contract.revenueByCategory, ({ query, db: late }) => showRevenue(late, readSpan(query), now()))
  route(marginContract.showMargin, ({ query, db: late }) => showMargin(late, readSpan(query), now()))
  route(marginContract.exportMargin, async ({ query, actor, requestId, setHeader, db: late }) => {
    const file = await exportMargin(late, { span: readSpan(query), by: query.by ?? 'month', now: now() })
    await recordExport(db, { list: 'margin', actor, requestId })
    for (const [name, value] of Object.entries(csvHeaders('margin', atlantaDay(now())))) setHeader(name, value)
    return file
  })
  route(changesContract.showChangesReport, ({ query, db: late }) => showChangesReport(late, readSpan(query)))
  route(changesContract.exportChanges, async ({ query, actor, requestId, setHeader }) => {
    const [span, list] = [readSpan(query), query.list ?? 'cancellations']
    await recordExport(db, { list, actor, requestId })
    for (const [name, value] of Object.entries(csvHeaders(list, atlantaDay(now())))) setHeader(name, value)
    return exportChanges(db, { span, list })
  })
  route(contract.showReport, ({ query, db: late }) => showReport(late, readSpan(query), now()))
}
