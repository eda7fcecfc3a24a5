import type { AppContext } from '#server/context.ts'
import { notPossible } from '#server/errors.ts'
import { type ModelTry, tryModel, tryRedis } from '#server/integrations/test-connections.ts'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { isNoRedis, NO_REDIS } from '#shared/model/redis-address.ts'
import { findModelTarget, findOpenaiKey } from './model-target.ts'
import { looksMasked } from './secret-box.ts'

type Room = Pick<AppContext, 'config' | 'secrets' | 'chatSettings'>

/** What the office reads when a model didn't answer; nothing of what the other side said (docs/product.md S43). */
const FAILURES: Record<Exclude<ModelTry, 'works'>, (provider: string, model: string) => string> = {
  refused: (provider) => `${provider} does not take this key.`,
  'no-model': (provider, model) =>
    provider === 'Ollama'
      ? `Ollama does not have the model ${model}. Run: ollama pull ${model}`
      : `${provider} does not have the model ${model}, or not for this key.`,
  limited: (provider) => `${provider} takes no more requests with this key at the moment: its limit is reached.`,
  troubled: (provider) => `${provider} answers, but with an error of its own. Try again later.`,
  late: (provider) => `${provider} did not answer within 5 seconds.`,
  unreachable: (provider) => `${provider} could not be reached.`,
  strange: (provider) => `What answers at this address does not answer like ${provider}.`,
}

/**
 * Tries the assistant's model with one short completion, at the address, by the name and with the key that the
 * assistant uses. Changes nothing.
 * @param typed the key to try; a mask or nothing means the one in use
 * @returns a sentence for the office
 * @throws AppError not_possible (422) with a fixed sentence
 */
export async function tryAssistant(
  room: Room,
  { apiKey: typed = '', model }: { apiKey?: string | undefined; model: AiModel },
): Promise<string> {
  if (model === 'fallback') return 'The built-in assistant answers; no connection is needed.'
  const key = typed.trim() === '' || looksMasked(typed) ? findOpenaiKey(room) : typed.trim()
  const target = findModelTarget(room.config, model, key)
  if (!target || !/^[\x21-\x7e]+$/.test(target.apiKey)) throw notPossible('Enter an API key first.')
  const provider = model === 'ollama' ? 'Ollama' : 'OpenAI'
  const result = await tryModel(target)
  if (result === 'works') return `${provider} answers with ${target.name}.`
  throw notPossible(FAILURES[result](provider, target.name))
}

/**
 * Tries a Redis server, without changing anything. The stored password is tried on the stored address alone: no request can
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
  if ((await tryRedis({ host, port, password })) !== 'works') {
    throw notPossible('Redis could not be reached with these settings.')
  }
  return isNoRedis({ host, port, hasPassword: password !== null }) ? `Redis answers. ${NO_REDIS}` : 'Redis answers.'
}
