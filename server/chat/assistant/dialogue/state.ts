import { DIALOGUE_VERSION, DialogueState } from '#shared/contract/chat/dialogue.ts'

/** A conversation in which nothing was said. */
export const EMPTY_STATE: DialogueState = {
  version: DIALOGUE_VERSION,
  known: { categories: [], counts: {}, agentIds: [], words: [], budget: {}, wishes: [] },
  shown: [],
}

/** A stored state; undefined when there is none, or it is of another version (docs/product.md P10.65). */
export function parseState(stored: unknown): DialogueState | undefined {
  if (stored === null || stored === undefined) return undefined
  const parsed = DialogueState.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

/** A state as it is stored, with half characters replaced, as a cut leaves them: PostgreSQL refuses those in JSON. */
export const writeState = (state: DialogueState): string =>
  JSON.stringify(state, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
