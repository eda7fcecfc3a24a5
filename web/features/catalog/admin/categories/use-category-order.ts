import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { adminCategoriesQuery, useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Moves categories at once on screen, then on the server; what it refuses goes back. */
export function useCategoryOrder() {
  const client = useQueryClient()
  const refresh = useRefreshCatalog()
  const [news, setNews] = useState('')
  const { mutate } = useMutation({
    scope: { id: 'category-order' },
    mutationFn: (rows: readonly AdminCategory[]) =>
      call('PUT /api/admin/categories/order', { body: { ids: rows.map(({ id }) => id) } }),
    onError: (error) => {
      setNews('')
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'Failed to save the order'),
        variant: 'destructive',
      })
    },
    onSettled: () => refresh(),
  })
  function move(row: AdminCategory, to: number) {
    const { queryKey } = adminCategoriesQuery
    const rows = client.getQueryData(queryKey) ?? []
    if (to < 0 || to >= rows.length || rows[to]?.id === row.id) return
    const moved = rows.filter(({ id }) => id !== row.id).toSpliced(to, 0, row)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, moved)
    setNews(`${row.displayName} is now ${to + 1} of ${rows.length}.`)
    mutate(moved)
  }
  return { move, news }
}
