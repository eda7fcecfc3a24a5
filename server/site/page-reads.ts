import { listActivePackages, presentActivePackage } from '#server/catalog/active-packages.ts'
import { listAllOccasionAgents } from '#server/catalog/occasion-agents.ts'
import { presentAgent, presentCategory } from '#server/catalog/present.ts'
import { listCategories } from '#server/catalog/queries.ts'
import { readFacets } from '#server/catalog/search/facets.ts'
import type { Database } from '#server/db/client.ts'
import { presentTestimonial } from '#server/testimonials/present.ts'
import { listApproved } from '#server/testimonials/queries.ts'
import type { PageRead } from '#shared/contract/page-read.ts'
import { type Occasion, occasionPath } from '#shared/model/occasions.ts'
import { FIRST_REVIEWS } from '#shared/model/testimonial.ts'
import type { PageKey } from './shells.ts'

/** What a page shows first. */
const FIRST_READS: Partial<Record<PageKey, readonly string[]>> = {
  '/': ['/api/agents'],
  '/services': ['/api/categories', '/api/packages'],
  '/reviews': ['/api/testimonials/approved'],
  '/booking': ['/api/agents'],
}

/** Starts a page's first reads together with its script (web/first-paint.js), where the page does not bring it along. */
export function preloadRead(key: PageKey, brought: readonly PageRead[]): string {
  const preload = (read: string) => `<link rel="after-paint" data-read href="${read}">`
  const isBrought = (read: string) => brought.some(({ call }) => call === `GET ${read}`)
  return (FIRST_READS[key] ?? [])
    .filter((read) => !isBrought(read))
    .map(preload)
    .join('')
}

/** What pages bring along, as everyone may read it. Of the reviews, as many as are drawn at first. */
export async function findPageReads(db: Database): Promise<ReadonlyMap<PageKey, readonly PageRead[]>> {
  const [facets, categories, packages, reviews, occasions] = await Promise.all([
    readFacets(db),
    listCategories(db),
    listActivePackages(db),
    listApproved(db, { limit: FIRST_REVIEWS + 1 }),
    listAllOccasionAgents(db),
  ])
  // the number of agents is in the page, their list is not
  const count: PageRead[] = [{ call: 'GET /api/agents/facets', answer: facets, whole: true }]
  const services: PageRead[] = [
    { call: 'GET /api/categories', answer: categories.map(presentCategory), whole: true },
    { call: 'GET /api/packages', answer: packages.map(presentActivePackage), whole: true },
  ]
  const people = (occasion: Occasion, agents: Parameters<typeof presentAgent>[0][]): PageRead => {
    return { call: 'GET /api/occasions/:occasion/agents', answer: agents.map(presentAgent), whole: true, occasion }
  }
  return new Map<PageKey, readonly PageRead[]>([
    ['/', count],
    ['/about', count],
    ['/services', services],
    ...[...occasions].map(([name, agents]) => [occasionPath(name), [...services, people(name, agents)]] as const),
    [
      '/reviews',
      [
        {
          call: 'GET /api/testimonials/approved',
          answer: reviews.slice(0, FIRST_REVIEWS).map(presentTestimonial),
          whole: reviews.length <= FIRST_REVIEWS,
        },
      ],
    ],
  ])
}
