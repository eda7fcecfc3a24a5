import { useSyncExternalStore } from 'react'
import { readStored, STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

/** How long after the page has loaded the notice asks. */
export const NOTICE_DELAY = 1000

let shown = false
const listeners = new Set<() => void>()

function show(next: boolean) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows the notice again, even when a decision is stored. */
export const openCookieNotice = () => show(true)

/** Shows the notice unless a decision is stored. */
export function askForConsent(): void {
  if (readStored(STORAGE_KEYS.cookieConsent) === null) show(true)
}

/** Stores the decision with its date and hides the notice. */
export function decide(decision: 'accepted' | 'declined'): void {
  store(STORAGE_KEYS.cookieConsent, decision)
  store(STORAGE_KEYS.cookieConsentDate, new Date().toISOString())
  show(false)
}

/** Whether the notice is on screen; the chat's button makes room for it. */
export function useCookieNotice(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => false,
  )
}
