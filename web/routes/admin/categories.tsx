import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Categories } from '#web/features/catalog/admin/categories/categories.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'

/** What agents are booked as (docs/product.md P6.11). */
export function AdminCategories() {
  useTitle(PORTAL_PAGES['/admin/categories'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  return <Categories title={<h1 ref={title}>Categories</h1>} />
}
