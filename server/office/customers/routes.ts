import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import { getMailFile } from '#server/integrations/mailer.ts'
import * as contract from '#shared/contract/office/customers.admin.ts'
import { mergeCustomers, previewMerge } from '../merge/merge-customers.ts'
import { eraseConfirmed } from '../privacy/erase-customer.ts'
import { exportById } from '../privacy/export-customer.ts'
import { findCustomers, readCustomers } from './list-customers.ts'
import { presentCustomer, presentCustomerPage } from './present-customers.ts'
import { readCustomerPage } from './show-customer.ts'

/** Customers of one page of the list. */
const PAGE = 50

/** The office's list of customers, one customer, merging, exporting and erasing. */
export function customerRoutes(route: Route, context: AppContext): void {
  const { db, config } = context

  route(contract.listCustomers, async ({ query, page }) => {
    const listed = await page(BY_TIME, (window) => findCustomers(db, query.q ?? '', window), { most: PAGE })
    const ids = listed.map(({ id }) => id)
    return (await readCustomers(db, ids)).map(presentCustomer)
  })
  route(contract.showCustomer, async ({ params: { id } }) => presentCustomerPage(await readCustomerPage(db, id)))

  route(contract.previewMerge, ({ query }) => previewMerge(db, query))
  route(contract.mergeCustomers, async ({ body, actor, requestId }) => {
    await mergeCustomers(db, { ...body, actor, requestId })
    return { success: true as const }
  })

  route(contract.exportCustomer, async ({ params: { id }, actor, requestId, setHeader }) => {
    const found = await exportById(db, { id, actor, requestId })
    setHeader('content-disposition', `attachment; filename="customer-${id}.json"`)
    setHeader('cache-control', 'no-store')
    return `${JSON.stringify(found, null, 2)}\n`
  })
  route(contract.eraseCustomer, async ({ body, actor, requestId }) => {
    const { messageIds } = await eraseConfirmed(db, { ...body, actor, requestId })
    const folder = path.join(config.dataDir, 'mail')
    for (const id of messageIds) await rm(getMailFile(folder, id), { force: true })
    return { success: true as const }
  })
}
