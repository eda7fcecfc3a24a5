import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** After a change of page, reading starts at its title; the first page of a visit is the browser's own business. */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const first = key === 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it is for; its own filters are not
  useEffect(() => {
    if (first) return
    title.current?.setAttribute('tabindex', '-1')
    title.current?.focus({ preventScroll: true })
  }, [pathname])
}
