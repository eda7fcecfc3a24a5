import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed. Undefined in the page as the server sends it, where nobody knows the window. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => undefined,
  )
}

/** Whether the visitor asked for less motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
