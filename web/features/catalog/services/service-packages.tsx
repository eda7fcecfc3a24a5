import './service-packages.css'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatHours } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

/** Features that are shown before the rest is unfolded. */
const FIRST_FEATURES = 4

/** The packages of a category, each with its price and the way to book it (docs/product.md P2.22). */
export function ServicePackages({ packages }: { packages: readonly ActivePackage[] }) {
  return (
    <div className="service-packages">
      <h3>Packages</h3>
      <p className="service-packages-lead">One price for the hours listed. Each extra hour costs the hourly rate.</p>
      <ul className="service-package-list">
        {packages.map((offer) => (
          <li key={offer.id} className="service-package-item">
            <OfferedPackage {...offer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OfferedPackage({ id, name, description, basePrice, plusTax, duration, features }: ActivePackage) {
  const rest = features.slice(FIRST_FEATURES)
  return (
    <article className="service-package" aria-labelledby={`package-${id}`}>
      <h4 id={`package-${id}`}>{name}</h4>
      <p className="service-package-price num">
        <span className="display">{formatCents(basePrice)}</span>
        <span>
          for {formatHours(duration)}
          <PlusTax when={plusTax} />
        </span>
      </p>
      <div className="service-package-words">
        {description && <ClampedText text={description} about={name} />}
        {features.length > 0 && <Features features={features.slice(0, FIRST_FEATURES)} />}
        {rest.length > 0 && (
          <details>
            <summary>
              {rest.length} more <span className="sr-only">included in {name}</span>
            </summary>
            <Features features={rest} />
          </details>
        )}
      </div>
      <ButtonLink as={Link} to={paths.bookPackage(id)} variant="line" size="sm" className="service-package-book">
        Book<span className="sr-only"> {name}</span>
      </ButtonLink>
    </article>
  )
}

const Features = ({ features }: { features: readonly string[] }) => (
  <ul>
    {features.map((feature, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the office may name one twice; the list is never reordered
      <li key={index}>
        <Bulb state="solid" />
        {feature}
      </li>
    ))}
  </ul>
)
