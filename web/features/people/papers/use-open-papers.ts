import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedPaper } from '#shared/contract/people/papers.admin.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/**
 * An agent's papers in full: loaded by a press of the button alone, once, and kept in no cache, so that the trail has one
 * entry for each opening (docs/product.md P6.89).
 */
export function useOpenPapers(id: string) {
  const [papers, setPapers] = useState<readonly OpenedPaper[]>()
  const open = useMutation({
    mutationFn: () => call('POST /api/admin/agents/:id/papers/open', { params: { id } }),
    gcTime: 0,
    onSuccess: (list) => setPapers(list),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Not opened', description, variant: 'destructive' })
    },
  })
  return {
    /** Undefined until they were opened. */
    papers,
    busy: open.isPending,
    open: () => open.mutate(),
    close: () => setPapers(undefined),
    /** Takes over a saved paper, if the others are open. */
    put: (paper: OpenedPaper) => setPapers((list) => list && [...list.filter(({ id: of }) => of !== paper.id), paper]),
    drop: (gone: string) => setPapers((list) => list?.filter(({ id: of }) => of !== gone)),
  }
}
