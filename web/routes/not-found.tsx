import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Link } from '#web/ui/link.tsx'

export function NotFound() {
  useTitle('Page not found')
  return (
    <Empty
      title
      className="wrap min-h-[70svh] content-center"
      message="We can’t find that page"
      helper="The link may be old or mistyped."
      action={
        <ButtonLink as={Link} to={paths.home} variant="lit">
          Back to Home
        </ButtonLink>
      }
    />
  )
}
