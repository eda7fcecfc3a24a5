import type { Occasion } from '../model/occasions.ts'
import type { Api } from './api.ts'
import type { EndpointAnswer } from './endpoint.ts'

/** The reads that a page can bring along. */
type Carried =
  | 'GET /api/agents/facets'
  | 'GET /api/categories'
  | 'GET /api/packages'
  | 'GET /api/testimonials/approved'
  | 'GET /api/occasions/:occasion/agents'

/**
 * The answer of a read a page begins with, brought along by the page: it is painted and taken over without asking for it.
 * `occasion` says whose agents they are. `whole` is false when it is only the beginning of a long list; the rest is then
 * asked for.
 */
export type PageRead = {
  [K in Carried]: { call: K; answer: EndpointAnswer<Api[K]>; whole: boolean; occasion?: Occasion }
}[Carried]

/** The id of the element that holds a page's list of them, as JSON. */
export const PAGE_READ_ID = 'page-read'
