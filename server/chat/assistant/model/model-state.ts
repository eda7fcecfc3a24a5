import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Answer } from '../chat-turn.ts'
import { readQuestion } from '../dialogue/questions.ts'
import { redact } from './redact.ts'

/** What precedes it; no answer repeats it. */
export const SAID_SO_FAR = 'What the visitor has said so far; never ask for it again:'

/** What the conversation knows, for the prompt: a model must not ask for it again (docs/product.md P10.65). */
export function describeKnown({ state, event, suggestedAgents }: Answer): string {
  if (!state) return ''
  const { categories, counts, budget, eventType } = state.known
  const facts = {
    services: categories.map((name) => `${counts[name] ?? 1} ${name}`),
    ...event,
    ...(event?.place !== undefined && { place: redact(event.place) }),
    ...(eventType && { eventType }),
    ...(Object.keys(budget).length > 0 && { budget }),
    shown: suggestedAgents.map(({ name }, i) => `${i + 1}. ${name}`),
  }
  return `\n\n${SAID_SO_FAR} ${JSON.stringify(facts)}`
}

/** The state after a model's answer: what its text asks, and whom it shows. */
export function noteAnswer(
  { asked: ours, ...state }: DialogueState,
  text: string,
  shown: readonly { id: string }[],
): DialogueState {
  // what the next message leaves for the office is ours to take, however it was asked for
  const asked = ours?.what === 'contact' ? ours : readQuestion(text)
  return {
    ...state,
    shown: shown.length > 0 ? shown.map(({ id }) => id) : state.shown,
    ...(asked && { asked }),
  }
}
