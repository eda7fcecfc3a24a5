import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { getState, placeTestimonial, TESTIMONIALS_KEY } from '#web/features/testimonials/admin/queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

export interface Decision {
  testimonial: AdminTestimonial
  isApproved: boolean
}

/** As it will be: false takes an approved one back and rejects another (docs/product.md P9.2). */
function decided({ testimonial, isApproved }: Decision): AdminTestimonial {
  const rejects = !isApproved && !testimonial.isApproved
  return { ...testimonial, isApproved, rejectedAt: rejects ? new Date().toISOString() : null }
}

const SAID = {
  approved: 'is approved and shows on the site',
  pending: 'is off the site and pending again',
  rejected: 'is rejected',
} as const

const KEY = ['testimonial-decision']

/** Decides at once on screen, then on the server; what it refuses goes back. */
export function useDecision({ onSettled }: { onSettled: () => void }) {
  const client = useQueryClient()
  const [news, setNews] = useState('')
  const versions = useRef(new Map<string, number>())
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: 'testimonial-decision' },
    mutationFn: ({ testimonial: { id, version }, isApproved }: Decision) =>
      call('PUT /api/testimonials/:id', {
        params: { id },
        body: { isApproved },
        headers: { 'if-match': `"${Math.max(version, versions.current.get(id) ?? 0)}"` },
      }),
    onMutate: (decision) => {
      void client.cancelQueries({ queryKey: TESTIMONIALS_KEY })
      const after = decided(decision)
      placeTestimonial(client, after)
      setNews(`The review of ${after.customerName} ${SAID[getState(after)]}.`)
    },
    onSuccess: (answer) => {
      versions.current.set(answer.id, answer.version)
      placeTestimonial(client, answer)
    },
    onError: (error, { testimonial }) => {
      placeTestimonial(client, testimonial)
      setNews('')
      const stale = error instanceof ApiError && error.status === 409 && error.sentence
      toast({
        title: stale ? 'Not saved' : 'Error',
        description: stale ? `${stale} You now see the latest version.` : 'Failed to update testimonial status',
        variant: 'destructive',
      })
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: KEY }) > 1) return undefined
      onSettled()
      return void client.invalidateQueries({ queryKey: TESTIMONIALS_KEY })
    },
  })
  const decide = useCallback((decision: Decision) => mutate(decision), [mutate])
  return { decide, news }
}
