import type { Database } from '#server/db/client.ts'
import { type AgentConditions, countAgentsByCategory } from './search.ts'

/** How many agents match, in all and by category, as `GET /api/agents/facets` answers. */
export async function readFacets(db: Database, conditions: AgentConditions = {}) {
  const rows = await countAgentsByCategory(db, conditions)
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    categories: Object.fromEntries(rows.map(({ category, count }) => [category, count])),
  }
}
