import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/**
 * Goes to the block the address names. The browser does so itself on a page that came with its blocks, and the router
 * when they are there already; what comes later, because it was still being read, is gone to here (docs/product.md
 * P2.15). Reading goes on at the block's heading.
 * @param ready whether the blocks are on the page
 */
export function useArrival(ready: boolean): void {
  const { hash, key } = useLocation()
  const wentBack = useNavigationType() === NavigationType.Pop
  const [late] = useState(!ready)
  const [firstKey] = useState(key)
  const isFirst = key === firstKey
  const goes = late && isFirst
  const [cameWithPage] = useState(!useHydrated())
  const arrives = !wentBack || goes || (cameWithPage && isFirst)
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new arrival
  useEffect(() => {
    const block = ready && arrives && hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    if (!block) return
    // after the layout has moved the focus to the page's title
    const frame = requestAnimationFrame(() => {
      if (goes) block.scrollIntoView()
      block.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key, arrives, goes])
}
