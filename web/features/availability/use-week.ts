import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Whose, weeklyHoursQuery } from '#web/features/availability/queries.ts'
import { inOrder, isSameWeek, type Span } from '#web/features/availability/week.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Weekly hours as they are typed, and how they are saved (docs/product.md P5.9, P6.87). */
export function useWeek(whose: Whose = 'own') {
  const client = useQueryClient()
  const query = weeklyHoursQuery(whose)
  const { data: saved, isFetching, refetch } = useQuery(query)
  // what was typed; nothing yet
  const [typed, setTyped] = useState<readonly Span[]>()
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (hours: Span[]) =>
      whose === 'own'
        ? call('PUT /api/agent/weekly-hours', { body: hours })
        : call('PUT /api/admin/agents/:id/weekly-hours', { params: { id: whose.id }, body: hours }),
    onSuccess: (now) => {
      client.setQueryData(query.queryKey, now)
      setTyped(undefined)
      toast({ title: 'Weekly hours saved' })
    },
    onError: (refusal) => setError(getErrorMessage(refusal)),
  })
  const spans = typed ?? saved
  return {
    spans,
    failed: !saved && !isFetching,
    retry: () => void refetch(),
    dirty: !!typed && !!saved && !isSameWeek(typed, saved),
    busy: isPending,
    error,
    change: (next: readonly Span[]) => {
      setTyped(next)
      setError(undefined)
    },
    save: () => {
      if (!spans || isPending) return
      if (spans.some(({ from, to }) => Number.isNaN(from) || Number.isNaN(to)))
        setError('Fill in both times of each range')
      else mutate(inOrder(spans))
    },
  }
}
export type Week = ReturnType<typeof useWeek>
