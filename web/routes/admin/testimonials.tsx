import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { SUMMARY_KEY } from '#web/features/office/queries.ts'
import { useDecision } from '#web/features/testimonials/admin/use-decision.ts'
import { Verdicts } from '#web/features/testimonials/admin/verdicts.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'

/** Which reviews the public may read (docs/product.md P6.10). */
export function AdminTestimonials() {
  useTitle(PORTAL_PAGES['/admin/testimonials'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const client = useQueryClient()
  const { decide, news } = useDecision({
    onSettled: () => void client.invalidateQueries({ queryKey: SUMMARY_KEY }),
  })
  return (
    <>
      <h1 ref={title}>{PORTAL_PAGES['/admin/testimonials'].title}</h1>
      <p role="status" className="sr-only">
        {news}
      </p>
      <Verdicts onDecide={decide} />
    </>
  )
}
