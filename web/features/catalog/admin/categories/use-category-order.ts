import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { adminCategoriesQuery, useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { useOrder } from '#web/forms/use-order.ts'
import { call } from '#web/lib/api.ts'

/** Moves categories. */
export function useCategoryOrder() {
  const refresh = useRefreshCatalog()
  return useOrder<AdminCategory>({
    queryKey: adminCategoriesQuery.queryKey,
    scope: 'category-order',
    save: (rows) => call('PUT /api/admin/categories/order', { body: { ids: rows.map(({ id }) => id) } }),
    nameOf: ({ displayName }) => displayName,
    refused: { title: 'Error', fallback: 'Failed to save the order' },
    onSettled: refresh,
  })
}
