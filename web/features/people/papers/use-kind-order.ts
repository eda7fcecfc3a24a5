import { useQueryClient } from '@tanstack/react-query'
import type { PaperKind } from '#shared/contract/people/paper-kinds.admin.ts'
import { PEOPLE_KEY, paperKindsQuery } from '#web/features/people/queries.ts'
import { useOrder } from '#web/forms/use-order.ts'
import { call } from '#web/lib/api.ts'

/** Moves the kinds of papers of a category. */
export function useKindOrder(category: string) {
  const client = useQueryClient()
  return useOrder<PaperKind>({
    queryKey: paperKindsQuery(category).queryKey,
    scope: `paper-kind-order ${category}`,
    save: (kinds) =>
      call('PUT /api/admin/settings/paper-kinds/order', { body: { category, ids: kinds.map(({ id }) => id) } }),
    nameOf: ({ name }) => name,
    refused: { title: 'Order not saved', fallback: 'Please try again.' },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  })
}
