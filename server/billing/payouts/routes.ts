import { recordAudit } from '#server/audit/record.ts'
import { recordExport } from '#server/audit/record-export.ts'
import { BY_NAME } from '#server/catalog/agents/name-page.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import type { Route } from '#server/http/route.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import * as contract from '#shared/contract/billing/payouts.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { exportPayouts } from './export.ts'
import { markPaid } from './mark-paid.ts'
import { listPayouts, sumPayouts } from './payout-rows.ts'
import { presentPayout } from './present.ts'
import { reopenPayout } from './reopen-payout.ts'
import { buildStatement, findPayout, nameStatementFile, writeMonth } from './statement-sheet.ts'
import { taxYearRoutes } from './tax-year/routes.ts'

/** Payday: what talent is due, and what it has been paid. */
export function payoutRoutes(route: Route, context: AppContext): void {
  const { db, config } = context
  const monthOf = (asked: string | undefined) => asked ?? atlantaDay(context.now()).slice(0, 7)

  route(contract.listPayouts, async ({ query, page }) =>
    (await page(BY_NAME, (window) => listPayouts(db, monthOf(query.month), window))).map(presentPayout),
  )
  route(contract.showPayoutSummary, async ({ query }) => {
    const month = monthOf(query.month)
    const { payable, due, paid_people, paid } = await sumPayouts(db, month)
    return { month, payable, due, paidPeople: paid_people, paid }
  })
  route(contract.markPaid, ({ body, actor, requestId }) => markPaid(context, { ...body, actor, requestId }))
  route(contract.reopenPayout, async ({ params: { id }, body, actor, requestId }) => {
    await reopenPayout(db, { id, ...body, actor, requestId })
    return { success: true as const }
  })
  route(contract.payoutStatementPdf, async ({ params: { id }, actor, requestId, setHeader }) => {
    const payout = await findPayout(db, id)
    if (!payout) throw notFound('We do not know this payout')
    const entry = { action: 'payout.statement-opened', entity: 'payout', entityId: id } as const
    await recordAudit(db, { ...entry, actor, requestId })
    const statement = await buildStatement(db, payout, await readAgencyProfile(db, config))
    const pdf = await context.pdf.printBill(statement, 'letter', actor.userId)
    setHeader('content-disposition', `attachment; filename="${nameStatementFile(payout)}"`)
    setHeader('cache-control', 'private, no-store')
    return pdf
  })
  route(contract.exportPayouts, async ({ query, actor, requestId, setHeader }) => {
    const month = monthOf(query.month)
    await recordExport(db, { list: 'payouts', actor, requestId })
    const headers = csvHeaders(`payouts-${month}`, atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportPayouts(db, month, `${config.brand.name} ${writeMonth(`${month}-01`)}`)
  })
  taxYearRoutes(route, context)
}
