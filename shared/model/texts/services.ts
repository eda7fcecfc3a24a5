import { SERVICE_COPY } from '../service-copy.ts'
import { SERVICE_KINDS, type ServiceKind } from '../services.ts'

type DescriptionId = `services.${ServiceKind}`

/** The text that describes a service. */
export const descriptionId = (kind: ServiceKind): DescriptionId => `services.${kind}`

/** What the services page says about each service until an owner changes it (docs/product.md P2.14). */
export const SERVICE_DESCRIPTIONS = Object.fromEntries(
  SERVICE_KINDS.map((kind) => [descriptionId(kind), SERVICE_COPY[kind].description]),
) as Readonly<Record<DescriptionId, string>> // a pair for each kind

/** What the services page says around its services. */
export const SERVICES_TEXTS = {
  'services.title': 'What we book',
  'services.reasons': 'Why choose us',
  'services.reason-1': 'Real people',
  'services.reason-1-text': 'Choose a person, not a time slot. See their rate and reviews first.',
  'services.reason-2': 'Clear rates',
  'services.reason-2-text':
    'The hourly rate times your hours, or a package price, shown up front. Any extras, we’ll agree on first.',
  'services.reason-3': 'Atlanta only',
  'services.reason-3-text': 'We only work in Atlanta, so we know the venues. Everyone arrives early.',
  'services.reason-4': 'A person answers',
  'services.reason-4-text': 'Message us any time, or call and talk to a person.',
} as const

/** The line that ends the services page and the about page. */
export const BAND_TEXTS = { 'band.title': 'Ready to book?' } as const
