import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'

/** Where Ollama listens by default (docs/product.md P10.29). */
const OLLAMA = 'http://127.0.0.1:11434'
/** The model Ollama is asked for. */
const OLLAMA_MODEL = 'llama3.2'

/** What is asked for an answer. */
export interface ModelTarget {
  /** With its version, no trailing slash. */
  baseUrl: string
  apiKey: string
  /** The model's name there. */
  name: string
}

/** The key the assistant uses: the office's, else the environment's. */
export function findOpenaiKey({
  config,
  secrets,
  chatSettings,
}: Pick<AppContext, 'config' | 'secrets' | 'chatSettings'>): string | null {
  return secrets.open(chatSettings().openaiApiKey, 'openai-api-key') ?? config.openaiApiKey ?? null
}

/** Whether a model is behind the assistant now (docs/product.md P10.45). */
export function hasModel(context: Pick<AppContext, 'config' | 'secrets' | 'chatSettings'>): boolean {
  return findModelTarget(context.config, context.chatSettings().model, findOpenaiKey(context)) !== undefined
}

/**
 * What the assistant asks, and what the test of the connection asks.
 * @param apiKey OpenAI's key
 * @returns undefined for the built-in assistant, and for OpenAI without a key
 */
export function findModelTarget(
  { ollamaUrl, openaiBaseUrl }: Pick<Config, 'ollamaUrl' | 'openaiBaseUrl'>,
  model: AiModel,
  apiKey: string | null,
): ModelTarget | undefined {
  if (model === 'fallback') return undefined
  if (model === 'ollama') return { baseUrl: `${ollamaUrl ?? OLLAMA}/v1`, apiKey: 'ollama', name: OLLAMA_MODEL }
  return apiKey === null || apiKey === '' ? undefined : { baseUrl: openaiBaseUrl, apiKey, name: model }
}
