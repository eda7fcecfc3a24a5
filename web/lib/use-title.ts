import { useEffect } from 'react'
import { brand } from '#web/lib/brand.ts'

/** Names the page: '{title} | {brand}'; without a title it keeps the one it has. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} | ${brand.name}`
  }, [title])
}
