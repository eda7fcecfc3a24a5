/** Everything the site keeps in the browser. Nothing here needs consent (docs/product.md P2.18). */
export const STORAGE_KEYS = {
  theme: 'theme',
  cookieConsent: 'cookie-consent',
  cookieConsentDate: 'cookie-consent-date',
  chatToken: 'chat-token',
  chatStatus: 'chat-status',
  chatAutoOpened: 'chat-auto-opened',
  favorites: 'favorites',
  eventTray: 'event-tray',
} as const
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** What is stored under a key; null when nothing is, or the browser keeps nothing for us. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value if the browser lets us. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // private windows and full disks: the choice then lasts for this visit only
  }
}

/** Takes away what is stored under a key. */
export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
