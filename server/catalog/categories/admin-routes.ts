import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/catalog/categories.admin.ts'
import { presentAdminCategory, presentCategory } from '../present.ts'
import { listAdminCategories } from './category-rows.ts'
import { orderCategories } from './order-categories.ts'
import { createCategory, deleteCategory, updateCategory } from './write-category.ts'

/** The admin's side of categories. */
export function adminCategoryRoutes(route: Route, { db }: AppContext): void {
  route(contract.listAdminCategories, async () => (await listAdminCategories(db)).map(presentAdminCategory))
  route(contract.createCategory, async ({ body, actor, requestId }) =>
    presentCategory(await createCategory(db, body, { actor, requestId })),
  )
  route(contract.updateCategory, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentCategory(await updateCategory(db, { id, fields: body, version, actor, requestId }))
  })
  route(contract.orderCategories, async ({ body: { ids }, actor, requestId }) => {
    await orderCategories(db, { ids, actor, requestId })
    return { success: true as const }
  })
  route(contract.deleteCategory, async ({ params: { id }, query: { moveTo }, actor, requestId }) => {
    await deleteCategory(db, { id, moveTo, actor, requestId })
    return { success: true as const }
  })
}
