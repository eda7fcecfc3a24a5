import type { Category } from '#shared/contract/catalog/categories.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { SERVICE_COPY } from '#shared/model/service-copy.ts'
import { getServiceKind } from '#shared/model/services.ts'
import { descriptionId, SERVICE_DESCRIPTIONS } from '#shared/model/texts/services.ts'
import { ServicePackages } from '#web/features/catalog/services/service-packages.tsx'
import { ServicePicture } from '#web/features/catalog/services/service-picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/lib/site-texts.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

interface ServiceBlockProps {
  category: Category
  /** Those of the category that can be booked. */
  packages: readonly ActivePackage[]
  /** Its id, then those of its aliases. */
  anchors: readonly string[]
  first: boolean
}

/** One category: its picture, what it brings, how to book it, and its packages. */
export function ServiceBlock({ category, packages, anchors: [id, ...aliases], first }: ServiceBlockProps) {
  const { name, displayName, image } = category
  const kind = getServiceKind(name)
  const features = category.features.length > 0 ? category.features : SERVICE_COPY[kind].features
  return (
    <section className="service" id={id} aria-labelledby={`${name}-title`}>
      <Anchors ids={aliases} />
      <div className="poster">
        <ServicePicture name={name} displayName={displayName} image={image} first={first} />
      </div>
      <div className="service-words">
        <h2 id={`${name}-title`} tabIndex={-1}>
          {displayName}
        </h2>
        {kind === 'other' && category.description && <p>{category.description}</p>}
        <p>{say(SERVICE_DESCRIPTIONS, descriptionId(kind))}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Bulb state="solid" />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink as={Link} to={paths.bookCategory(name)} variant="lit" size="xl">
          Book {displayName}
        </ButtonLink>
      </div>
      {packages.length > 0 && <ServicePackages packages={packages} />}
    </section>
  )
}

/** Places that further addresses lead to. */
export function Anchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <span key={id} id={id} className="service-anchor" />)
}
