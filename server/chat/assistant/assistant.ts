import type { AppContext } from '#server/context.ts'
import { findOpenaiKey } from '#server/settings/model-target.ts'
import { type Brain, createBrain } from './brain.ts'

/** The assistant, as the office has set it at any moment. */
export function createAssistant(context: AppContext): Brain {
  return createBrain(context, () => {
    const { model, systemPrompt } = context.chatSettings()
    return { model, systemPrompt, openaiApiKey: findOpenaiKey(context) }
  })
}
