import './hero.css'
import { Link } from 'react-router'
import { BrowseLink } from '#web/features/catalog/browse-link.tsx'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useTheme } from '#web/lib/theme.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function Hero() {
  const { counts } = useRoster()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroScene />
      <div className="wrap">
        <h1 id="hero-title">Put a name in lights.</h1>
        <p className="hero-lead">
          Models, dancers, bartenders, massage therapists, DJs, photographers and entertainers for Atlanta’s best
          nights. Choose by name, send the date, and we take it from there.
        </p>
        <div className="hero-actions">
          <ButtonLink as={BrowseLink} variant="lit" size="xl">
            Browse Our Agents
          </ButtonLink>
          <ButtonLink as={Link} to={paths.booking} size="xl">
            Book an Agent
          </ButtonLink>
        </div>
        <ul className="hero-facts num">
          <li>
            <b>{counts ? formatCount(counts.all) : '—'}</b> <span>Agents</span>
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

/** The scene of the hour: evening or matinee, wide or tall. theme.js has it on its way before this code runs. */
function HeroScene() {
  const hour = useTheme() === 'light' ? 'matinee' : 'evening'
  const scene = (shape: 'wide' | 'tall', format: 'avif' | 'webp') => `/scenes/hero-${hour}-${shape}.${format}`
  return (
    <picture className="hero-scene">
      <source media="(max-width: 767.98px)" type="image/avif" srcSet={scene('tall', 'avif')} width={780} height={900} />
      <source media="(max-width: 767.98px)" type="image/webp" srcSet={scene('tall', 'webp')} width={780} height={900} />
      <source type="image/avif" srcSet={scene('wide', 'avif')} />
      <img src={scene('wide', 'webp')} alt="" width={1440} height={900} fetchPriority="high" decoding="async" />
    </picture>
  )
}
