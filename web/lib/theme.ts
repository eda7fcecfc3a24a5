import { STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

type Theme = 'dark' | 'light'

const THEME_COLORS: Record<Theme, string> = { dark: '#0b1211', light: '#edf1eb' }

/** The theme on screen. Dark unless light was stored; first-paint.js sets it before the first paint. */
const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** Switches the theme and remembers it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'light' ? 'dark' : 'light'
  store(STORAGE_KEYS.theme, theme)
  if (theme === 'light') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme])
}
