import './hero.css'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

export function Hero() {
  const { total } = useRoster()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-scene" />
      <div className="wrap">
        <h1 id="hero-title">Put a name in lights.</h1>
        <p className="hero-lead">
          Models, dancers, bartenders, massage therapists, DJs, photographers and entertainers for Atlanta’s best
          nights. Pick someone you like, tell us the date, and we’ll handle the rest.
        </p>
        <div className="hero-actions">
          <ButtonLink as={BrowseLink} variant="lit" size="xl">
            Browse Our Agents
          </ButtonLink>
          <ButtonLink as={Link} to={paths.booking} size="xl">
            Book an Agent
          </ButtonLink>
        </div>
        <ul className="hero-facts num" hidden={total === 0}>
          <li>
            <b>{total === undefined ? '—' : formatCount(total)}</b> <span>Agents</span>
          </li>
          <li>
            <b>10K+</b> <span>Events</span>
          </li>
          <li>
            <b>4.9</b> <span>Rating</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
