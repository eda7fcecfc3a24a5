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
  return {
    ...first,
    text: joinReplies(replies.map(({ text }) => text)),
    agents: takeTurns(
      replies,
      categories.map((category) => wish.counts[category] ?? 1),
    ),
  }
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

/** As many of each category as were asked for, in turns, then the others in turns. */
function takeTurns(replies: readonly Reply[], counts: readonly number[]): NonNullable<Reply['agents']> {
  const lists = replies.map(({ agents = [] }) => agents)
  const turns = (all: typeof lists) => {
    const longest = Math.max(0, ...all.map(({ length }) => length))
    return Array.from({ length: longest }, (_, turn) => all.flatMap((list) => list[turn] ?? [])).flat()
  }
  return [
    ...turns(lists.map((list, i) => list.slice(0, counts[i]))),
    ...turns(lists.map((list, i) => list.slice(counts[i]))),
  ]
}
