import { paths } from '#web/lib/paths.ts'
import { useEventAddress } from '#web/lib/use-event-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Books an agent, for the date and hours that were searched for (docs/product.md P2.30). */
export function BookLink({ id, ...props }: { id: string; 'aria-describedby'?: string }) {
  return (
    <ButtonLink {...props} as={Link} to={paths.bookAgent(id, useEventAddress())} variant="ember" size="sm">
      Book Now
    </ButtonLink>
  )
}
