import type { Agent } from '#shared/contract/catalog/agents.ts'

/** The agents of one category first, then everyone else; both as they were listed. */
export function orderByCategory(agents: readonly Agent[], category: string | null): readonly Agent[] {
  if (!category) return agents
  const isFirst = (agent: Agent) => agent.category === category
  return [...agents.filter(isFirst), ...agents.filter((agent) => !isFirst(agent))]
}
