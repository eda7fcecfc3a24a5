import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'

/**
 * How many of a long list to draw: a first part at once, the rest piece by piece while the browser is idle, so that
 * everything ends up on the page without holding it up.
 */
export function useGradualCount(total: number, step: number, first = step): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + step)))
  }, [count, total, step])
  return Math.min(count, total)
}
