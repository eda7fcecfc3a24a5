import type { AppContext } from '#server/context.ts'
import { notPossible } from '#server/errors.ts'
import { tryModels, tryRedis } from '#server/integrations/test-connections.ts'
import type { AiModel } from '#shared/contract/chat-office.ts'
import { looksMasked } from './secret-box.ts'

type Room = Pick<AppContext, 'config' | 'secrets' | 'chatSettings'>

/** The key the assistant uses: the office's, else the environment's. */
export function findOpenaiKey({ config, secrets, chatSettings }: Room): string | null {
  return secrets.open(chatSettings().openaiApiKey, 'openai-api-key') ?? config.openaiApiKey ?? null
}

/**
 * Tries the assistant's model, without changing anything.
 * @param typed the key to try; a mask or nothing means the one in use
 * @returns a sentence for the office
 * @throws AppError not_possible (422) with a fixed sentence
 */
export async function tryAssistant(
  room: Room,
  { apiKey: typed = '', model }: { apiKey?: string | undefined; model: AiModel },
): Promise<string> {
  if (model === 'fallback') return 'The assistant answers by itself; no connection is needed.'
  const { config } = room
  if (model === 'ollama') {
    if (config.ollamaUrl === undefined) throw notPossible('No Ollama server is configured (OLLAMA_URL).')
    if ((await tryModels(`${config.ollamaUrl}/v1`, null)) === 'works') return 'Ollama answers.'
    throw notPossible('Ollama could not be reached.')
  }
  const key = typed.trim() === '' || looksMasked(typed) ? findOpenaiKey(room) : typed.trim()
  if (key === null || !/^[\x21-\x7e]+$/.test(key)) throw notPossible('Enter an API key first.')
  const result = await tryModels(config.openaiBaseUrl, key)
  if (result === 'works') return 'OpenAI answers and takes the key.'
  throw notPossible(result === 'refused' ? 'OpenAI does not take this key.' : 'OpenAI could not be reached.')
}

/**
 * Tries a Redis server, without changing anything. The stored password is tried on the stored address alone: nobody can
 * have it sent somewhere else.
 * @returns a sentence for the office
 * @throws AppError not_possible (422) with a fixed sentence
 */
export async function tryRedisServer(
  { secrets, chatSettings }: Room,
  { host, port, password: typed = '' }: { host: string; port: number; password?: string | undefined },
): Promise<string> {
  const { redisHost, redisPort, redisPassword } = chatSettings()
  const stored = host === redisHost && port === redisPort ? secrets.open(redisPassword, 'redis-password') : null
  const password = typed === '' || looksMasked(typed) ? stored : typed
  if ((await tryRedis({ host, port, password })) === 'works') return 'Redis answers.'
  throw notPossible('Redis could not be reached with these settings.')
}
