import { useSearchParams } from 'react-router'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { readFilter } from '#web/features/catalog/browse/filter.ts'
import { PROFILE_PARAM } from '#web/features/catalog/profile/profile-address.ts'
import { readSearch } from '#web/features/catalog/search/search-params.ts'
import { useFound } from '#web/features/catalog/search/use-found.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

interface NamedProfile {
  /** Whom the address names; null when it names nobody. */
  id: string | null
  /** Undefined while the roster loads, too. */
  agent: Agent | undefined
  isUnknown: boolean
}

/** Whose profile the address names (docs/product.md P2.11). */
export function useProfile(): NamedProfile {
  const [params] = useSearchParams()
  const { agents, complete } = useRoster()
  // of a long roster the page holds only a part: a search may have found someone beyond it
  const { listing } = useFound(readSearch(params), readFilter(params.get('category')))
  const id = params.get(PROFILE_PARAM)
  const agent = id ? [...(agents ?? []), ...(listing?.agents ?? [])].find((one) => one.id === id) : undefined
  const isUnknown = id !== null && agents !== undefined && !agent && (complete || !UUID.test(id))
  return { id, agent, isUnknown }
}
