import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { findAgentsByWord, findCustomersByEmail, matchCustomer, matchWordOrNumber } from './match-words.ts'
import type { BookingOwner } from './read-search.ts'

/** For up to so many words, each way to share them between agent and customer is its own condition. */
const SHARED = 4

/**
 * The conditions that each word is the customer's, the agent's or the booking's number; an email address is its customer.
 * @param owner an agent finds by the customer's name and the number alone
 */
export async function findWordConditions(
  db: Database,
  owner: BookingOwner,
  words: readonly string[],
): Promise<RawBuilder<boolean>[]> {
  if (words.length === 0) return []
  if (owner.agentId !== undefined)
    return words.map((word) => matchWordOrNumber(sql<string>`lower(b.customer_name)`, word))
  const [agents, accounts] = await Promise.all([findAgentsByWord(db, words), findCustomersByEmail(db, words)])
  const either = words.map((word, i) => {
    const account = accounts.get(word)
    return { customer: matchCustomer(word, account), agents: account === undefined ? (agents[i] ?? []) : [] }
  })
  return either.length <= SHARED ? [shareOut(either)] : either.map((word) => shareOut([word]))
}

interface Either {
  customer: RawBuilder<boolean>
  agents: readonly string[]
}

/**
 * The condition that some of the words are the agent's and the others the customer's, in every way that finds an agent.
 * Two words of one agent's name match few agents where each alone matches many, and no index could use both.
 */
function shareOut(words: readonly Either[]): RawBuilder<boolean> {
  const all = 2 ** words.length - 1
  const ways = Array.from({ length: all + 1 }, (_, i) => {
    // ways with an agent come first: comparing an id is cheaper than comparing a text
    const way = all - i
    const ofAgent = words.filter((_, bit) => way & (1 << bit))
    const ofCustomer = words.filter((_, bit) => !(way & (1 << bit))).map(({ customer }) => customer)
    if (ofAgent.length === 0) return ofCustomer
    const ids = ofAgent.map(({ agents }) => agents).reduce((both, ids) => intersect(both, ids))
    return ids.length === 0 ? [] : [sql<boolean>`b.agent_id = any(${ids}::uuid[])`, ...ofCustomer]
  })
  const possible = ways.filter((conditions) => conditions.length > 0)
  return sql<boolean>`(${sql.join(
    possible.map((conditions) => sql`(${sql.join(conditions, sql` and `)})`),
    sql` or `,
  )})`
}

function intersect(some: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return some.filter((id) => known.has(id))
}
