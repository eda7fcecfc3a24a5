import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '#web/lib/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Shows where the switch leads: the sun at night, the moon by day. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  return (
    <IconButton label={dark ? 'Switch to light theme' : 'Switch to dark theme'} onClick={toggleTheme}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
