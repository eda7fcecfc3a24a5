import { keepLexicon } from '#server/catalog/words/lexicon-store.ts'
import type { AppContext } from '#server/context.ts'
import { createModelProvider, type ModelProvider } from '#server/integrations/assistant.ts'
import { type Breaker, createBreaker } from '#server/integrations/breaker.ts'
import { noteOutcome } from '#server/settings/model-health.ts'
import { findModelTarget, findOpenaiKey } from '#server/settings/model-target.ts'
import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { createKnowledge } from '../knowledge/knowledge.ts'
import { answerLocally } from './answer-locally.ts'
import type { Answer, ChatTurn } from './chat-turn.ts'
import { askModel, MODEL_LIMITS, type ModelLimits } from './model/ask-model.ts'
import { isSpent, noteTokens } from './model/budget.ts'
import type { AssistantTools } from './replies/reply.ts'
import { atlantaTime } from './tools/span.ts'

/** What the assistant works with; secrets in the clear, never logged. */
export interface AssistantSettings {
  model: AiModel
  openaiApiKey: string | null
  systemPrompt: string
}

export interface Assistant {
  /**
   * Answers the last of what was said; at most 20 turns are looked at. Never throws for a provider's sake: the fallback
   * answers (docs/product.md P10.14).
   * @param options.onText gets pieces as they come; together they are the text
   */
  answer(said: readonly ChatTurn[], options?: Options): Promise<Answer>
}

interface Options {
  /** What the conversation knows; without it, what can be read from what was said. */
  state?: DialogueState | undefined
  onText?: (piece: string) => void
  signal?: AbortSignal
}

/** Turns of a conversation that are looked at (docs/product.md S40). */
const TURNS = 20

/** What no model is asked: a no, regret, 911 and an application have words of their own (docs/product.md P10.71). */
const OURS: ReadonlySet<ChatIntent> = new Set(['decline', 'complaint', 'emergency', 'apply'])

/** Whether an answer is said in our own words: by what it is about, or because the office is called or gets a contact. */
const isOurs = ({ intent, needsPerson, application, contact }: Answer) =>
  OURS.has(intent) || Boolean(needsPerson ?? application ?? contact)

/** The settings at this moment, which an admin may change while the assistant runs. */
const readSettings = (context: AppContext) => (): AssistantSettings => {
  const { model, systemPrompt } = context.chatSettings()
  return { model, systemPrompt, openaiApiKey: findOpenaiKey(context) }
}

/**
 * Creates the assistant of a context.
 * @param settings called for every answer
 * @param limits of a model's time and tokens, where they differ from MODEL_LIMITS
 */
export function createAssistant(
  context: AppContext,
  settings: () => AssistantSettings = readSettings(context),
  limits: Partial<ModelLimits> = {},
): Assistant {
  const knowledge = createKnowledge(context)
  const lexicon = keepLexicon(context)
  const bounds = { ...MODEL_LIMITS, ...limits }
  const findProvider = rememberProvider(context, bounds)

  async function tryModel(
    said: readonly ChatTurn[],
    draft: Answer,
    tools: AssistantTools,
    options: Options,
  ): Promise<Answer | undefined> {
    const { model, openaiApiKey, systemPrompt } = settings()
    const found = findProvider(model, openaiApiKey)
    if (!found) return undefined
    const day = tools.today.toString()
    let worked: boolean | undefined
    const spent = await isSpent(context.db, day, bounds.tokensPerDay)
    const asked = spent
      ? undefined
      : askModel(said, {
          ...found,
          limits: bounds,
          systemPrompt,
          agency: await knowledge.agency(),
          tax: await knowledge.tax(),
          secrets: [openaiApiKey, context.config.openaiApiKey, context.config.secretKey].filter(
            (one) => typeof one === 'string',
          ),
          draft,
          tools,
          onText: options.onText ?? (() => {}),
          signal: options.signal,
          noteTokens: (tokens) => noteTokens(context.db, day, tokens),
          noteCall: (did) => {
            worked = did
          },
        })
    const answer = await asked
    // a caller that hung up does not wait for an answer
    const fellBack = answer === undefined && options.signal?.aborted !== true
    // what was said stands, whether or not it could be noted
    await noteOutcome(context.db, day, { worked, fellBack }).catch(() => {
      context.log.warn('how the model did could not be noted')
    })
    return answer
  }

  return {
    async answer(said, options = {}) {
      const heard = said.slice(-TURNS)
      const spoken = heard.filter(({ role }) => role === 'assistant').map(({ content }) => content)
      const { model, openaiApiKey } = settings()
      const ai = findProvider(model, openaiApiKey) !== undefined
      const now = atlantaTime(context.now())
      const tools = { context, knowledge, lexicon: await lexicon(), ai, now, today: now.toPlainDate(), spoken }
      const draft = await answerLocally(heard, tools, options.state)
      const answer = isOurs(draft)
        ? undefined
        : await tryModel(heard, draft, tools, options).catch((error: unknown) => {
            // what it failed on may hold what was said
            context.log.warn({ type: error instanceof Error ? error.name : 'unknown' }, 'no model answered')
            return undefined
          })
      if (answer) return answer
      options.onText?.(draft.text)
      return draft
    },
  }
}

/** The provider of a model with its breaker, kept while model and key stay the same. */
function rememberProvider({ config }: AppContext, { breaker }: ModelLimits) {
  let known: { key: string; provider: ModelProvider; breaker: Breaker; model: string } | undefined
  return (model: AiModel, storedKey: string | null) => {
    const target = findModelTarget(config, model, storedKey ?? config.openaiApiKey ?? null)
    if (!target) return undefined
    const key = `${model} ${target.apiKey}`
    if (known?.key !== key) {
      known = { key, model: target.name, provider: createModelProvider(target), breaker: createBreaker(breaker) }
    }
    return known
  }
}
