import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaperKind } from '#shared/contract/people/paper-kinds.admin.ts'
import { PEOPLE_KEY, paperKindsQuery } from '#web/features/people/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Moves the kinds of papers of a category at once on screen, then on the server; what it refuses goes back. */
export function useKindOrder(category: string) {
  const client = useQueryClient()
  const { queryKey } = paperKindsQuery(category)
  const [news, setNews] = useState('')
  const { mutate } = useMutation({
    scope: { id: `paper-kind-order ${category}` },
    mutationFn: (kinds: readonly PaperKind[]) =>
      call('PUT /api/admin/settings/paper-kinds/order', { body: { category, ids: kinds.map(({ id }) => id) } }),
    onError: (error) => {
      setNews('')
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Order not saved', description, variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  })
  function move(kind: PaperKind, to: number) {
    const kinds = client.getQueryData(queryKey) ?? []
    if (to < 0 || to >= kinds.length) return
    const moved = kinds.filter(({ id }) => id !== kind.id).toSpliced(to, 0, kind)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, moved)
    setNews(`${kind.name} is now ${to + 1} of ${kinds.length}.`)
    mutate(moved)
  }
  return { move, news }
}
