import './tray.css'
import { useRef } from 'react'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { listFormat } from '#shared/model/lazy-format.ts'
import { BROWSE_TITLE_ID } from '#web/features/catalog/browse/use-browse-agents.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { removeFromEvent, useEventTray } from '#web/lib/event-tray.ts'
import { paths } from '#web/lib/paths.ts'
import { useEventAddress } from '#web/lib/use-event-address.ts'
import { useHeightVariable } from '#web/lib/use-height-variable.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** How many names the tray says. */
const NAMED = 3

const list = listFormat()
const joinNames = (names: readonly string[]) => {
  const more = names.length - NAMED
  return list.format([...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])])
}

/** The performers collected for one event, at the bottom of home, and the way to request them (docs/product.md P2.38). */
export function Tray() {
  const ids = useEventTray((all) => all)
  const { agents } = useRoster()
  const event = useEventAddress()
  const bar = useRef<HTMLElement>(null)
  // someone who left or is unavailable cannot be requested
  const chosen = ids.flatMap((id) => agents?.find((agent) => agent.id === id && agent.availability) ?? [])
  const [first, ...others] = chosen
  useHeightVariable(bar, '--sticky-bar', first !== undefined)
  if (!first) return null
  const clear = () => {
    removeFromEvent(ids)
    // the button is gone with the tray
    document.getElementById(BROWSE_TITLE_ID)?.focus({ preventScroll: true })
  }
  return (
    <section ref={bar} className="event-tray" aria-label="Your event">
      <div className="wrap">
        <ul className="event-tray-posters" aria-hidden="true">
          {chosen.slice(0, NAMED).map(({ id, image, name }) => (
            <li key={id} className="poster">
              <Picture src={image} name={name} sizes="40px" />
            </li>
          ))}
        </ul>
        <p role="status">
          <b>{ids.length < MOST_PERFORMERS ? 'Your event' : `Your event: ${MOST_PERFORMERS} performers at most`}</b>
          <span>{joinNames(chosen.map(({ name }) => name))}</span>
        </p>
        <div className="event-tray-acts">
          <Button variant="bare" onClick={clear}>
            Clear
          </Button>
          <ButtonLink
            as={Link}
            to={paths.bookAgents(
              first.id,
              others.map(({ id }) => id),
              event,
            )}
            variant="lit"
          >
            {others.length > 0 ? `Request all ${chosen.length}` : 'Request'}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
