import { findFacts } from '#server/catalog/queries.ts'
import type { AgencyTopic } from '../../knowledge/built-in-entries.ts'
import { findAgents } from '../tools/roster.ts'
import type { Intent } from '../understand/intents.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from './reply.ts'
import { spanishPolicy } from './words/spanish-policies.ts'

/** The topic of each intent about the agency's terms. */
export const TOPICS: Partial<Record<Intent, AgencyTopic>> = {
  'how-to-book': 'booking',
  account: 'account',
  'change-booking': 'change',
  'several-performers': 'several-performers',
  included: 'included',
  conduct: 'conduct',
  travel: 'travel',
  overtime: 'overtime',
  tips: 'tips',
  photos: 'photos',
  insurance: 'insurance',
  parking: 'parking',
  dress: 'dress',
  equipment: 'equipment',
  deposit: 'deposit',
  cancellation: 'cancellation',
  payment: 'payment',
  'paying-when': 'paying-when',
  tax: 'price',
  privacy: 'privacy',
  substitute: 'substitute',
  'request-terms': 'request',
  place: 'place',
  hours: 'hours',
  age: 'age',
}

/** What a profile may say on a topic. */
const FACTS_OF: Partial<Record<AgencyTopic, readonly ('travel' | 'setup' | 'bring')[]>> = {
  travel: ['travel'],
  equipment: ['setup', 'bring'],
  included: ['bring', 'setup'],
  parking: ['setup', 'travel'],
  dress: ['bring'],
}

const NEXT: ReadonlySet<AgencyTopic> = new Set(['cancellation', 'payment'])

/** The built-in entry of a topic. */
export async function replyTopic(topic: AgencyTopic, tools: AssistantTools): Promise<Reply> {
  const { title, content } = await tools.knowledge.policy(topic)
  return { text: content, sources: [title] }
}

/**
 * What the agency says on a topic; about a person under discussion what the profile says comes first
 * (docs/product.md P10.73).
 */
export async function replyPolicy(topic: AgencyTopic, turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { say, wish, state } = turn
  const { title, content } = await tools.knowledge.policy(topic)
  const own = state.language === 'es' ? spanishPolicy(topic, content, tools.context.config.brand) : undefined
  const profile = await readProfile(topic, turn, tools)
  const asksDate = NEXT.has(topic) && wish.day === undefined
  return {
    text: joinSentences(profile?.text, own ?? content),
    ...(asksDate && { next: say.otherDate.replace('another', 'a'), asked: { what: 'date' as const } }),
    ...(profile && { agents: profile.agents }),
    sources: [...(profile?.sources ?? []), title],
  }
}

/** The facts of the profile of the one person under discussion. */
async function readProfile(topic: AgencyTopic, { wish, before, say }: Turn, tools: AssistantTools) {
  const wanted = FACTS_OF[topic]
  const ids = wish.agentIds.length > 0 ? wish.agentIds : before.shown.length === 1 ? before.shown : []
  const [id] = ids
  if (wanted === undefined || id === undefined || ids.length > 1) return undefined
  const [agents, facts] = await Promise.all([
    findAgents(tools.context.db, { ids: [id], limit: 1 }),
    findFacts(tools.context.db, id, true),
  ])
  const [agent] = agents
  const said = wanted.flatMap((fact) => facts?.[fact] ?? [])
  if (!agent || said.length === 0) return undefined
  return {
    text: joinSentences(...said.map((fact) => say.profileSays(agent.name, fact))),
    sources: [agent.name],
    agents,
  }
}
