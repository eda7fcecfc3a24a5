import { BAND_TEXTS } from '#shared/model/texts/services.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/lib/site-texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LampBand } from '#web/ui/lamp-band.tsx'
import { Link } from '#web/ui/link.tsx'

/** Ends a page with the way to a night of one's own. */
export function BookBand() {
  return (
    <LampBand title={say(BAND_TEXTS, 'band.title')}>
      <ButtonLink as={Link} to={paths.booking} size="xl">
        Book Now
      </ButtonLink>
    </LampBand>
  )
}
