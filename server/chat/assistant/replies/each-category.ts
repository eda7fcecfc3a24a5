import type { Understanding } from '../understand/understand.ts'
import { findCategories } from './find.ts'
import type { AssistantTools, Replier, Reply } from './reply.ts'

/** Categories of one message that are answered. */
const ANSWERED = 3

const SENTENCE_END = /(?<=[.?!])\s+/

/**
 * The reply to a wish for several categories, 'a DJ and two bartenders': one part for each (docs/product.md P10.51).
 * @returns undefined when fewer than two categories of the agency are named, or the wish names agents or no day to look
 *   at
 */
export async function replyEach(
  wish: Understanding,
  tools: AssistantTools,
  replier: Replier,
): Promise<Reply | undefined> {
  const categories = findCategories(wish, tools).slice(0, ANSWERED)
  const isAnswered = wish.intent === 'services' || (wish.intent === 'availability' && wish.date.day !== undefined)
  if (!isAnswered || categories.length < 2 || wish.agentIds.length > 0) return undefined
  const replies: Reply[] = []
  for (const category of categories) replies.push(await replier({ ...wish, categories: [category] }, tools))
  const [first] = replies
  return { ...first, text: joinReplies(replies.map(({ text }) => text)), agents: takeTurns(replies) }
}

/** Each sentence once, and of the questions only the last. */
function joinReplies(texts: readonly string[]): string {
  const all = texts.flatMap((text) => text.split(SENTENCE_END))
  // what is the same for all closes the answer
  const sentences = all.filter((sentence, i) => all.lastIndexOf(sentence) === i)
  const question = sentences.findLast((sentence) => sentence.endsWith('?'))
  const said = sentences.filter((sentence) => !sentence.endsWith('?'))
  return [...said, ...(question === undefined ? [] : [question])].join(' ')
}

/** The best of each category first, then the second of each. */
function takeTurns(replies: readonly Reply[]): NonNullable<Reply['agents']> {
  const lists = replies.map(({ agents = [] }) => agents)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
  return turns.flat()
}
