import type { AppContext } from '#server/context.ts'
import { createModelProvider, type ModelProvider } from '#server/integrations/assistant.ts'
import { type Breaker, createBreaker } from '#server/integrations/breaker.ts'
import { noteOutcome } from '#server/settings/model-health.ts'
import { findModelTarget } from '#server/settings/model-target.ts'
import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat.ts'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { createKnowledge } from '../knowledge/knowledge.ts'
import { answerLocally } from './answer-locally.ts'
import { askModel, MODEL_LIMITS, type ModelLimits } from './model/ask-model.ts'
import { isSpent, noteTokens } from './model/budget.ts'
import type { Desk } from './replies/reply.ts'
import { rememberLexicon } from './tools/lexicon-store.ts'
import { atlantaToday } from './tools/span.ts'

/** What was said in a conversation, as the assistant hears it. */
export interface Said {
  role: 'user' | 'assistant'
  content: string
}

/** What the assistant answers. */
export interface Answer {
  /** Plain text. */
  text: string
  intent: ChatIntent
  /** At most 3, rows of the roster. */
  suggestedAgents: SuggestedAgent[]
  /** The event as it was understood; absent when nothing of it is known. */
  event?: ChatEvent | undefined
  /** Titles of the entries of the knowledge base it rests on. */
  sources: string[]
  /** Which model wrote it; 'fallback' when none did. */
  model: string
}

/** What the assistant works with; secrets in the clear, never logged. */
export interface AssistantSettings {
  model: AiModel
  openaiApiKey: string | null
  systemPrompt: string
}

export interface Brain {
  /**
   * Answers the last of what was said; at most 20 turns are looked at. Never throws for a provider's sake: the fallback
   * answers (docs/product.md P10.14).
   * @param options.onText gets pieces as they come; together they are the text
   */
  answer(said: readonly Said[], options?: Options): Promise<Answer>
}

interface Options {
  onText?: (piece: string) => void
  signal?: AbortSignal
}

/** Turns of a conversation that are looked at (docs/product.md S40). */
const TURNS = 20

/**
 * The assistant of a context.
 * @param limits what a test sets of a model's time and tokens
 */
export function createBrain(
  context: AppContext,
  settings: () => AssistantSettings,
  limits: Partial<ModelLimits> = {},
): Brain {
  const knowledge = createKnowledge(context)
  const lexicon = rememberLexicon(context)
  const bounds = { ...MODEL_LIMITS, ...limits }
  const findProvider = rememberProvider(context, bounds)

  async function tryModel(
    said: readonly Said[],
    draft: Answer,
    desk: Desk,
    options: Options,
  ): Promise<Answer | undefined> {
    const { model, openaiApiKey, systemPrompt } = settings()
    const found = findProvider(model, openaiApiKey)
    if (!found) return undefined
    const day = desk.today.toString()
    let worked: boolean | undefined
    const spent = await isSpent(context.db, day, bounds.tokensPerDay)
    const asked = spent
      ? undefined
      : askModel(said, {
          ...found,
          limits: bounds,
          systemPrompt,
          agency: await knowledge.agency(),
          secrets: [openaiApiKey, context.config.openaiApiKey, context.config.secretKey].filter(
            (one) => typeof one === 'string',
          ),
          draft,
          desk,
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
      const desk = { context, knowledge, lexicon: await lexicon(), ai, today: atlantaToday(context.now()), spoken }
      const draft = await answerLocally(heard, desk)
      const answer = await tryModel(heard, draft, desk, options).catch((error: unknown) => {
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
