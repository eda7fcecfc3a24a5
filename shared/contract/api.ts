import { authStatus } from './accounts.ts'
import { createBooking } from './bookings.ts'
import { agentFacets, agentImage, listAgents, listCategories } from './catalog.ts'
import type { Endpoint } from './endpoint.ts'
import { live, openapi, ready } from './system.ts'
import { listApproved } from './testimonials.ts'

/** Every endpoint of the product. The web imports only its type, so that no schema enters its first chunk. */
export const endpoints = [
  live,
  ready,
  openapi,
  authStatus,
  listAgents,
  agentFacets,
  listCategories,
  agentImage,
  createBooking,
  listApproved,
] as const satisfies readonly Endpoint[]

type Listed = (typeof endpoints)[number]

/** The endpoints by what is called: 'POST /api/bookings'. */
export type Api = { [E in Listed as `${E['method']} ${E['path']}`]: E }
export type Call = keyof Api
