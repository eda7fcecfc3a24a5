import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import type { Route } from '#server/http/route.ts'
import { tryW9Files } from '#server/people/tax/try-w9-files.ts'
import * as contract from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { exportTaxYear } from './export.ts'
import { presentTaxYearRow } from './present.ts'
import { BY_RANK, listTaxYear, sumTaxYear, type TaxYear } from './tax-year-rows.ts'
import { readThreshold, setThreshold } from './threshold.ts'

/** What was paid in a calendar year, for Form 1099-NEC. */
export function taxYearRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const today = () => atlantaDay(context.now())
  const readYear = async (asked: number | undefined): Promise<TaxYear> => {
    // the year reads in SQL which W-9s open
    await tryW9Files(context)
    const year = asked ?? Number(today().slice(0, 4))
    return { year, threshold: await readThreshold(db, year) }
  }

  route(contract.listTaxYear, async ({ query, page }) => {
    const of = await readYear(query.year)
    return (await page(BY_RANK, (window) => listTaxYear(db, of, window))).map(presentTaxYearRow)
  })
  route(contract.showTaxYear, async ({ query }) => {
    const of = await readYear(query.year)
    return { ...of, ...(await sumTaxYear(db, of)) }
  })
  route(contract.setTaxThreshold, async ({ body, actor, requestId }) => ({
    year: body.year,
    threshold: await setThreshold(db, { ...body, actor, requestId }),
  }))
  route(contract.exportTaxYear, async ({ query, actor, requestId, setHeader }) => {
    const of = await readYear(query.year)
    await recordExport(db, { list: 'tax-year', actor, requestId })
    for (const [name, value] of Object.entries(csvHeaders(`1099-nec-${of.year}`, today()))) setHeader(name, value)
    return exportTaxYear(context, of)
  })
}
