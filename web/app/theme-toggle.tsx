import { Moon, Sun } from 'lucide-react'
import { toggleTheme } from '#web/lib/theme.ts'

/**
 * Shows where the switch leads: the sun at night, the moon by day. The page is written before anybody knows the theme,
 * so both are in it, and the style sheet leaves one.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="icon-button" onClick={toggleTheme}>
      <span className="at-night">
        <Sun aria-hidden="true" />
        <span className="sr-only">Switch to light theme</span>
      </span>
      <span className="by-day">
        <Moon aria-hidden="true" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
    </button>
  )
}
