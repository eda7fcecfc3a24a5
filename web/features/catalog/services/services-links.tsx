import './services-links.css'
import type { Category } from '#shared/contract/catalog/categories.ts'
import { OCCASION_NAMES, OCCASIONS, type Occasion } from '#shared/model/occasions.ts'
import { formatRate } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'

/** The occasions there are pages for. */
export function OccasionLinks({ current }: { current: Occasion | undefined }) {
  return (
    <nav className="services-links" aria-label="Occasions">
      <ul>
        {OCCASION_NAMES.map((name) => (
          <li key={name}>
            <Link to={paths.occasion(name)} aria-current={name === current ? 'page' : undefined}>
              {OCCASIONS[name].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface JumpListProps {
  categories: readonly Category[]
  /** The ids of each category's block, by its name. */
  anchors: ReadonlyMap<string, readonly string[]>
}

/** Each category of the page at one press, with the lowest rate it is booked for (docs/product.md P2.29). */
export function JumpList({ categories, anchors }: JumpListProps) {
  return (
    <nav className="services-links" aria-label="On this page">
      <ul>
        {categories.map(({ id, name, displayName, lowestRate }) => (
          <li key={id}>
            <Link to={{ search: '', hash: anchors.get(name)?.[0] ?? name }}>
              {displayName}
              {lowestRate !== undefined && <span className="num"> from {formatRate(lowestRate)}/hr</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
