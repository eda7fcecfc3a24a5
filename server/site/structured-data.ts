import type { Category } from '#shared/contract/catalog/categories.ts'
import { addressLine, type Brand, DEFAULT_BRAND } from '#shared/model/brand.ts'
import { cityName, getPlace, isAtlanta } from '#shared/model/place.ts'

interface Place {
  brand: Brand
  publicUrl: string
}

const CONTEXT = 'https://schema.org'

/**
 * The agency as a search engine knows one; rated only by reviews that are really there.
 * @param look the paths of its pictures
 */
export function describeAgency(
  { brand, publicUrl }: Place,
  reviews: { count: number; mean: number | null },
  look: { share: string; icon: string | undefined },
): object {
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#agency`,
    name: brand.name,
    url: `${publicUrl}/`,
    telephone: brand.phone,
    email: brand.email,
    image: publicUrl + look.share,
    ...(look.icon !== undefined && { logo: publicUrl + look.icon }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine(brand.address),
      ...(isAtlanta() &&
        brand.address === DEFAULT_BRAND.address && {
          addressLocality: cityName(),
          addressRegion: 'GA',
          addressCountry: 'US',
        }),
    },
    areaServed: { '@type': 'City', name: cityName() },
    ...(reviews.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.mean,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** A category of talent as a service of the agency. */
export function describeService(
  { publicUrl }: Pick<Place, 'publicUrl'>,
  service: Pick<Category, 'name' | 'displayName' | 'description'>,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: service.displayName,
    ...(service.description !== null && { description: service.description }),
    url: `${publicUrl}/services#${service.name}`,
    provider: { '@id': `${publicUrl}/#agency` },
    areaServed: { '@type': 'City', name: cityName() },
  }
}

/** An agent's profile as a service: what is booked is their time. */
export function describeProfile(
  { publicUrl }: Pick<Place, 'publicUrl'>,
  agent: { id: string; name: string; category: string; image: string | null; hourly_rate: number | null },
): object {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: agent.name,
    serviceType: agent.category.replaceAll('_', ' '),
    url: `${publicUrl}/?agent=${agent.id}`,
    ...(agent.image !== null && { image: new URL(agent.image, publicUrl).href }),
    provider: { '@id': `${publicUrl}/#agency` },
    ...(agent.hourly_rate && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: agent.hourly_rate,
          priceCurrency: getPlace().currency,
          unitCode: 'HUR',
        },
      },
    }),
  }
}
