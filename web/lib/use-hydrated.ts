import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is this browser's own. False while it is still the one every visitor is sent, which knows nothing of
 * an address's query: what that asks for may only be drawn afterwards.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
