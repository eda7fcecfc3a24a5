import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent, agentFacts } from '#shared/contract/catalog/agents.ts'
import type { Category } from '#shared/contract/catalog/categories.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { Agency } from '#shared/contract/settings/settings.ts'
import { todayInAtlanta } from './days.ts'

/** How often a call is made again that the instance was too busy for. */
const PATIENCE = 20

type AgentFacts = EndpointAnswer<typeof agentFacts>

/** An answer as a visitor's browser gets it; what an instance doesn't send yet is missing. */
export interface Answer {
  message: string
  intent: ChatIntent
  suggestedAgents: readonly SuggestedAgent[]
  event?: ChatEvent & { guests?: number }
  sources: readonly string[]
  choices?: readonly string[]
}

/** A running instance, read through HTTP alone. */
export interface Instance {
  url: string
  today: string
  roster: readonly Agent[]
  /** What the profiles say beyond the list: what someone brings, needs and wears, and how far they travel. */
  facts: readonly AgentFacts[]
  packages: readonly ActivePackage[]
  categories: readonly Category[]
  agency: Agency
  /** Ids of the agents who are free from this time of Atlanta on, for so many hours. */
  freeIds(date: string, hours: number): Promise<ReadonlySet<string>>
  post<Body>(path: string, body: unknown): Promise<Body>
  get<Body>(path: string): Promise<Body>
}

/**
 * Reads what a running instance offers.
 * @param url where it listens, without a slash at the end
 */
export async function readInstance(url: string, now: Date): Promise<Instance> {
  const call = async <Body>(path: string, init?: RequestInit): Promise<Body> => {
    let response = await fetch(`${url}${path}`, init)
    // a busy machine refuses for a moment
    for (let tries = 0; response.status === 503 && tries < PATIENCE; tries += 1) {
      await sleep(500)
      response = await fetch(`${url}${path}`, init)
    }
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body // the contract's body of that path, which the caller names
  }
  const get = <Body>(path: string) => call<Body>(path)
  const seen = new Map<string, Promise<ReadonlySet<string>>>()
  const [roster, packages, categories, agency] = await Promise.all([
    get<Agent[]>('/api/agents'),
    get<ActivePackage[]>('/api/packages'),
    get<Category[]>('/api/categories'),
    get<Agency>('/api/agency'),
  ])
  const facts = await Promise.all(roster.map(({ id }) => get<AgentFacts>(`/api/agents/${id}/facts`)))
  return {
    ...{ url, today: todayInAtlanta(now), roster, facts, packages, categories, agency, get },
    post: (path, body) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    freeIds(date, hours) {
      const path = `/api/agents?${new URLSearchParams({ date, hours: String(hours), limit: '100' })}`
      const found = seen.get(path) ?? get<Agent[]>(path).then((people) => new Set(people.map(({ id }) => id)))
      seen.set(path, found)
      return found
    },
  }
}
