import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Goes to the block the address names. The router does so itself when the block is there already; what comes later,
 * because it was still being read, is gone to here (docs/product.md P2.15). Reading goes on at the block's heading.
 * @param ready whether the blocks are on the page
 */
export function useArrival(ready: boolean): void {
  const { hash, key } = useLocation()
  const wentBack = useNavigationType() === NavigationType.Pop
  const [late] = useState(!ready)
  const [firstKey] = useState(key)
  const goes = late && key === firstKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new arrival
  useEffect(() => {
    const block = ready && hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    if (!block || (wentBack && !goes)) return
    // after the layout has moved the focus to the page's title
    const frame = requestAnimationFrame(() => {
      if (goes) block.scrollIntoView()
      block.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key, wentBack, goes])
}
