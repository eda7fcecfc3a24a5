import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

export type Theme = 'dark' | 'light'

const THEME_COLORS: Record<Theme, string> = { dark: '#0b1211', light: '#edf1eb' }
const listeners = new Set<() => void>()

/** The theme on screen. Dark unless light was stored; theme.js sets it before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** Switches the theme and remembers it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'light' ? 'dark' : 'light'
  store(STORAGE_KEYS.theme, theme)
  if (theme === 'light') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme, followed. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
