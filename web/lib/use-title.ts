import { useEffect } from 'react'
import { brand } from '#web/lib/brand.ts'

/** Names the page: '{title} | {brand}'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand.name}`
  }, [title])
}
