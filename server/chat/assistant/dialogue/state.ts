import { DialogueState } from '#shared/contract/chat/dialogue.ts'

/** A stored state; undefined when there is none, or it is of another version (docs/product.md P10.65). */
export function parseState(stored: unknown): DialogueState | undefined {
  if (stored === null || stored === undefined) return undefined
  const parsed = DialogueState.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
