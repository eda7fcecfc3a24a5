import { currencySign } from '#shared/model/currency-words.ts'
import { isCertain } from '../dialogue/update.ts'
import { findAgents, type RosterAgent } from '../tools/roster.ts'
import { type AssistantTools, NAMED, type Reply, type Turn } from './reply.ts'
import { findCategories, findFitting } from './roster/find.ts'
import { OTHER_LANGUAGES } from './words/other-languages.ts'

/**
 * The answer to a message in a language that only a person of the office speaks: a sentence in it, and the names and
 * rates that were understood (docs/product.md P10.74).
 * @returns undefined for English and Spanish
 */
export async function replyInOtherLanguage(turn: Turn, tools: AssistantTools): Promise<Reply | undefined> {
  const { reading, wish } = turn
  const words = OTHER_LANGUAGES[reading.language]
  if (!words || !isCertain(reading)) return undefined
  const { phone } = tools.context.config.brand
  const intents = reading.intents.map(({ intent }) => intent)
  if (intents[0] === 'emergency') return { text: words.emergency(phone), needsPerson: 'emergency' }
  const agents = await findFacts(turn, tools)
  const lines = agents.map(({ name, hourlyRate }) =>
    hourlyRate === null ? name : `${name}: ${currencySign()}${hourlyRate}/h`,
  )
  return {
    text: [words.person(phone), ...lines].join('\n'),
    agents,
    agentIds: wish.agentIds,
    ...(intents[0] === 'complaint' && { needsPerson: 'complaint' as const }),
  }
}

async function findFacts({ reading, wish }: Turn, tools: AssistantTools): Promise<RosterAgent[]> {
  if (reading.agentIds.length > 0) return findAgents(tools.context.db, { ids: reading.agentIds, limit: NAMED })
  if (findCategories(reading, tools).length === 0) return []
  return findFitting(wish, tools)
}
