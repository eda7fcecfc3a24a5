import { setTimeout as sleep } from 'node:timers/promises'
import { findFullNames } from '#server/catalog/words/lexicon.ts'
import { normalizeText } from '#server/catalog/words/words.ts'
import { type ModelMessage, type ModelProvider, ModelRefusal } from '#server/integrations/assistant.ts'
import type { Breaker } from '#server/integrations/breaker.ts'
import type { Agency } from '#shared/contract/settings/settings.ts'
import type { Answer, ChatTurn } from '../chat-turn.ts'
import type { AssistantTools } from '../replies/reply.ts'
import { findAgents, type RosterAgent, suggest } from '../tools/roster.ts'
import { estimateTokens } from './budget.ts'
import { type Facts, gatherFacts } from './facts.ts'
import { createGuardedWriter, type GuardedWriter, LeakError } from './guarded-writer.ts'
import { createLeakCheck } from './leaks.ts'
import { describeKnown, noteAnswer, SAID_SO_FAR } from './model-state.ts'
import { MODEL_TOOLS, runTool } from './model-tools.ts'
import { writePrompt } from './prompt.ts'
import { redact } from './redact.ts'

/** How long and how much a model may take (docs/product.md S38, S39); milliseconds. */
export interface ModelLimits {
  deadlineMs: number
  /** The most a second attempt waits. */
  jitterMs: number
  maxTokens: number
  breaker: { failures: number; pauseMs: number }
  tokensPerDay: number
}
export const MODEL_LIMITS: ModelLimits = {
  deadlineMs: 10_000,
  jitterMs: 400,
  maxTokens: 500,
  breaker: { failures: 5, pauseMs: 30_000 },
  tokensPerDay: 2_000_000,
}

/** Rounds in which a model may call tools. */
const ROUNDS = 3
/** The part of the deadline that the first attempt may take. */
const FIRST_SHARE = 0.6
/** Characters of one turn a model gets. */
const TURN_LIMIT = 2_000

/** What precedes the answer without a model; no answer repeats it. */
const LOOKED_UP = 'What our own look-up says to the last message; put it into better words, or look further:'

interface Asking {
  provider: ModelProvider
  model: string
  breaker: Breaker
  limits: ModelLimits
  systemPrompt: string
  agency: Agency
  /** The tax that is added to prices, in a sentence; empty for none. */
  tax: string
  /** What must never be said. */
  secrets: readonly string[]
  /** The answer without a model: what it rests on is known, and it is what the model may put in better words. */
  draft: Answer
  tools: AssistantTools
  onText: (piece: string) => void
  signal: AbortSignal | undefined
  noteTokens: (tokens: number) => Promise<void>
  /** Hears of every call whether the model answered. */
  noteCall: (worked: boolean) => void
}

/**
 * A model's answer, guarded: at most two attempts within one deadline.
 * @returns undefined when there is none that may be said; nothing has been said then
 */
export async function askModel(said: readonly ChatTurn[], asking: Asking): Promise<Answer | undefined> {
  const { limits, breaker, signal, noteCall } = asking
  const deadline = AbortSignal.timeout(limits.deadlineMs)
  const until = signal ? AbortSignal.any([deadline, signal]) : deadline
  const first = AbortSignal.any([until, AbortSignal.timeout(limits.deadlineMs * FIRST_SHARE)])
  for (const attempt of [first, until]) {
    if (until.aborted || !breaker.mayCall()) return undefined
    const facts = await knownBefore(said, asking)
    const writer = writerFor(asking, facts)
    try {
      await converse(said, asking, { facts, writer, signal: attempt })
      breaker.succeeded()
      noteCall(true)
      return answerOf(writer, facts, asking)
    } catch (error) {
      const isOver = error instanceof LeakError || signal?.aborted === true
      if (error instanceof LeakError) breaker.succeeded()
      else if (!isOver) breaker.failed()
      if (error instanceof LeakError || !isOver) noteCall(error instanceof LeakError)
      // what was said stands, sentences that are whole
      if (writer.text() !== '') return answerOf(writer, facts, asking)
      if (isOver || error instanceof ModelRefusal) return undefined
    }
    await sleep(Math.random() * limits.jitterMs, undefined, { signal: until }).catch(() => {})
  }
  return undefined
}

/** The facts an answer may use from the start: those of the draft, and the agents the conversation has named. */
async function knownBefore(said: readonly ChatTurn[], { agency, tax, draft, tools }: Asking): Promise<Facts> {
  const facts = gatherFacts()
  const texts = [...said.filter(({ role }) => role === 'assistant').map(({ content }) => content), draft.text]
  const named = texts.flatMap((text) => findFullNames(normalizeText(text), tools.lexicon))
  const ids = [...new Set([...draft.suggestedAgents.map(({ id }) => id), ...named])].slice(0, 20)
  facts.addAgents(ids.length === 0 ? [] : await findAgents(tools.context.db, { ids, limit: ids.length }))
  // a limit the visitor set is repeated by the draft and is nobody's price
  const asked = said.filter(({ role }) => role === 'user').flatMap(({ content }) => content.match(/\d[\d,]*/g) ?? [])
  facts.addText(draft.text, new Set(asked.map((digits) => Number(digits.replaceAll(',', '')))))
  facts.addText(
    [agency.name, agency.address, ...tools.lexicon.categories.map(({ displayName }) => displayName)].join(' '),
  )
  facts.addText(agency.cancellationTerms)
  facts.addText(tax)
  for (const title of draft.sources) facts.addSource(title)
  return facts
}

function writerFor({ agency, tax, tools, systemPrompt, secrets, onText }: Asking, facts: Facts): GuardedWriter {
  const { publicUrl } = tools.context.config
  const { secret } = writePrompt(systemPrompt, { agency, tax, lexicon: tools.lexicon, today: tools.today })
  return createGuardedWriter({
    facts,
    lexicon: tools.lexicon,
    leaks: createLeakCheck({ prompt: `${secret}\n${LOOKED_UP}\n${SAID_SO_FAR}`, secrets }),
    own: { host: new URL(publicUrl).host, email: agency.email },
    onText,
  })
}

async function converse(
  said: readonly ChatTurn[],
  { provider, model, limits, systemPrompt, agency, tax, draft, tools, noteTokens }: Asking,
  { facts, writer, signal }: { facts: Facts; writer: GuardedWriter; signal: AbortSignal },
): Promise<void> {
  const { secret, open } = writePrompt(systemPrompt, { agency, tax, lexicon: tools.lexicon, today: tools.today })
  const messages: ModelMessage[] = [
    {
      role: 'system',
      content: `${secret}\n\n${open}\n\n${LOOKED_UP} ${draft.text}${describeKnown(draft)}`,
    },
    ...said.map(({ role, content }) => ({ role, content: redact(content.slice(0, TURN_LIMIT)) })),
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    const modelTools = round < ROUNDS ? MODEL_TOOLS : []
    const turn = await provider.complete({
      model,
      messages,
      tools: modelTools,
      maxTokens: limits.maxTokens,
      signal,
      onText: writer.write,
    })
    signal.throwIfAborted()
    await noteTokens(turn.tokens ?? estimateTokens(JSON.stringify(messages) + turn.text))
    if (turn.toolCalls.length === 0 || round === ROUNDS) break
    const toolCalls = turn.toolCalls.slice(0, 4)
    messages.push({ role: 'assistant', content: turn.text, toolCalls })
    for (const call of toolCalls) {
      messages.push({ role: 'tool', toolCallId: call.id, content: await runTool(call, { tools, facts }) })
    }
    writer.write('\n')
  }
  writer.end()
}

function answerOf(writer: GuardedWriter, facts: Facts, { draft, model }: Asking): Answer | undefined {
  const text = writer.text()
  if (text === '') return undefined
  const spoken = normalizeText(text)
  const ours = new Set(draft.suggestedAgents.map(({ id }) => id))
  // a text also names who can't come: only the bookable are suggested and, where a date is known, the free
  const isOffered = ({ id, availability }: RosterAgent) =>
    ours.has(id) || (availability && (draft.event?.date === undefined || facts.isFree(id)))
  const named = [...facts.agents.values()]
    .filter(isOffered)
    .map((agent) => ({ agent, at: spoken.indexOf(normalizeText(agent.name)) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  const inText = named.map(({ agent }) => agent)
  // the draft's own order, and its cards where the text names nobody
  const drafted = draft.suggestedAgents.flatMap(({ id }) => facts.agents.get(id) ?? [])
  const keeps = inText.length === 0 || drafted.every((one) => inText.includes(one))
  const shown = (keeps && drafted.length > 0 ? drafted : inText).slice(0, 3)
  return {
    text,
    intent: draft.intent,
    suggestedAgents: shown.map(suggest),
    event: draft.event,
    sources: facts.sources().slice(0, 5),
    ...(draft.wants && { wants: draft.wants }),
    ...(draft.state && { state: noteAnswer(draft.state, text, shown) }),
    model,
  }
}
