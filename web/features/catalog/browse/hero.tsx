import './hero.css'
import { HOME_TEXTS } from '#shared/model/texts/home.ts'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/lib/site-texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

export function Hero() {
  const { total } = useRoster()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-scene" />
      <div className="wrap">
        <h1 id="hero-title">{say(HOME_TEXTS, 'home.title')}</h1>
        <p className="hero-lead">{say(HOME_TEXTS, 'home.lead')}</p>
        <div className="hero-actions">
          <ButtonLink as={BrowseLink} variant="lit" size="xl">
            {say(HOME_TEXTS, 'home.browse')}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.booking} size="xl">
            {say(HOME_TEXTS, 'home.book')}
          </ButtonLink>
        </div>
        <ul className="hero-facts num" hidden={total === 0}>
          <li>
            <b>{total === undefined ? '—' : formatCount(total)}</b> <span>Agents</span>
          </li>
          <Badge text={say(HOME_TEXTS, 'home.badge-1')} />
          <Badge text={say(HOME_TEXTS, 'home.badge-2')} />
        </ul>
      </div>
    </section>
  )
}

/** The first word large, the others below it; nothing for an empty text. */
function Badge({ text }: { text: string }) {
  const [figure, ...words] = text.split(' ')
  if (!figure) return null
  return (
    <li>
      <b>{figure}</b> <span>{words.join(' ')}</span>
    </li>
  )
}
