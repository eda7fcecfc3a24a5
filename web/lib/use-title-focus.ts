import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Travels with a step to another address of the same screen, a tab of it: the focus stays where it is. */
export const KEEPS_FOCUS = { keepsFocus: true } as const

const keepsFocus = (state: unknown): boolean => typeof state === 'object' && state !== null && 'keepsFocus' in state

/** After a change of page, reading starts at its title; the first page of a visit is the browser's own business. */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  const { key, pathname, state } = useLocation()
  const first = key === 'default' || keepsFocus(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it is for; its own filters are not
  useEffect(() => {
    if (first) return
    focusTitle(title)
  }, [pathname])
}

/** Moves the focus to the title of a page, when what had it is gone. */
export function focusTitle(title: RefObject<HTMLElement | null>): void {
  title.current?.setAttribute('tabindex', '-1')
  title.current?.focus({ preventScroll: true })
}
