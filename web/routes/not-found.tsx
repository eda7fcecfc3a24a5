import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useTheme } from '#web/lib/theme.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFound() {
  useTitle('Page not found')
  const scene = useTheme() === 'light' ? 'matinee' : 'evening'
  return (
    <div className="wrap state min-h-[70svh] content-center">
      <img src={`/scenes/empty-${scene}.svg`} alt="" width={260} height={195} className="h-auto w-65" />
      <h1>This page has left the stage</h1>
      <p className="text-ink-2">The address may be old, or mistyped.</p>
      <ButtonLink as={Link} to={paths.home} variant="lit">
        Back to Home
      </ButtonLink>
    </div>
  )
}
