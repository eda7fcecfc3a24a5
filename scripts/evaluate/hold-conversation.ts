import { type Cast, chooseCast } from '#server/chat/evaluation/cast.ts'
import { checkAnswer } from '#server/chat/evaluation/check-answer.ts'
import type { Expectation } from '#server/chat/evaluation/expectation.ts'
import type { Answer, Instance } from '#server/chat/evaluation/instance.ts'
import { findInvented } from '#server/chat/evaluation/invented.ts'

interface Turn {
  say: string
  want: Expectation
}

/** What came of one turn. */
export interface TurnResult {
  said: string
  answer: string
  /** Differences from what was expected, and what was invented. */
  wrong: readonly string[]
  invented: readonly string[]
  took: number
}

/**
 * Holds one conversation with a running instance and checks each answer.
 * @returns a result for each turn; a turn that could not be asked is wrong
 */
export async function holdConversation(instance: Instance, turns: readonly Turn[]): Promise<TurnResult[]> {
  let shown: readonly string[] = []
  let cast: Cast
  try {
    cast = await chooseCast(instance, turns, () => shown)
    for (const { say, want } of turns) cast.fill(`${say} ${JSON.stringify(want)}`)
  } catch (error) {
    return turns.map(({ say }) => ({ said: say, answer: '', wrong: [String(error)], invented: [], took: 0 }))
  }
  const { sessionToken } = await instance.post<{ sessionToken: string }>('/api/chat/init', {})
  const said: string[] = []
  const everShown = new Set<string>()
  const results: TurnResult[] = []
  for (const { say, want } of turns) {
    const message = cast.fill(say)
    said.push(message)
    const started = performance.now()
    let answer: Answer
    try {
      answer = await instance.post<Answer>('/api/chat/message', { sessionToken, message })
    } catch (error) {
      results.push({
        said: message,
        answer: '',
        wrong: [String(error)],
        invented: [],
        took: performance.now() - started,
      })
      break
    }
    const took = performance.now() - started
    const { waiting } = want.waiting
      ? await instance.get<{ waiting: boolean }>(`/api/chat/history/${sessionToken}`)
      : { waiting: false }
    const invented = await findInvented(answer, instance, { said, shown: everShown })
    results.push({
      said: message,
      answer: answer.message,
      wrong: checkAnswer(answer, want, { instance, cast, said, waiting }),
      ...{ invented, took },
    })
    const names = answer.suggestedAgents.map(({ name }) => name)
    for (const name of names) everShown.add(name)
    // 'the second one' counts in the last list, not in a single suggestion after it
    if (names.length > 1) shown = names
  }
  await instance.post('/api/chat/end', { sessionToken })
  return results
}

/** Does a task for each item, so many side by side, and keeps the order. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  lanes: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const work = async () => {
    for (const [place, item] of rest) results[place] = await task(item)
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}
