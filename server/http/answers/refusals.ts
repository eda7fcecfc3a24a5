import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ERROR_STATUS } from '#shared/contract/errors.ts'
import { ROLES } from '#shared/model/role.ts'

type Status = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS]

/** What each refusal means (docs/product.md P12.2), by the name it has in the API's document. */
export const REFUSALS: Record<Status, { name: string; description: string }> = {
  400: { name: 'Invalid', description: 'Not valid; fields says where' },
  401: { name: 'NotSignedIn', description: 'Not signed in, or not with these words' },
  403: {
    name: 'Forbidden',
    description: 'Known, but not allowed; must prove again who they are; or a write from another site',
  },
  404: { name: 'NotFound', description: "Not there, or not the caller's" },
  409: { name: 'Conflict', description: 'Conflicts with what is' },
  413: { name: 'TooLarge', description: 'Too large' },
  415: { name: 'UnsupportedType', description: 'A body that is not what the call takes' },
  422: { name: 'NotPossible', description: 'Understood, but impossible' },
  429: { name: 'TooManyRequests', description: 'Too many requests; Retry-After says when to come back' },
  500: { name: 'Failed', description: 'Something went wrong on the server' },
  503: { name: 'Unavailable', description: 'Unavailable for the moment; Retry-After says when to come back' },
}

/**
 * The statuses a call can refuse with: those its access, its parts and the server bring, and those it declares.
 * @returns in ascending order
 */
export function listRefusals(endpoint: Endpoint): Status[] {
  const { method, path, access, params, query, takes, signed, reauth, refuses = [] } = endpoint
  const writes = method !== 'GET'
  const known = access !== 'public'
  const statuses = new Set<Status>([500, 503, ...refuses])
  if (writes || params || query || takes) statuses.add(400)
  if (known) statuses.add(401)
  if ((writes && !signed) || reauth || (known && access.length < ROLES.length)) statuses.add(403)
  // one who is signed in as an agent may have no profile
  if (params || (known && access.every((role) => role === 'agent'))) statuses.add(404)
  if (writes) statuses.add(413).add(415)
  // a health check is never counted
  if (!path.startsWith('/api/health/')) statuses.add(429)
  return [...statuses].sort((a, b) => a - b)
}
