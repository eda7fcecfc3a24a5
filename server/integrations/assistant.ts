import { inSpan } from '#server/telemetry/span.ts'
import { resolveOutbound } from './outbound.ts'

/** One tool a model may call; its arguments are described by a JSON schema. */
export interface ModelTool {
  name: string
  description: string
  parameters: Record<string, unknown>
}

export interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it. */
  arguments: string
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; content: string; toolCallId: string }

export interface ModelRequest {
  model: string
  messages: readonly ModelMessage[]
  /** None means the model has to answer. */
  tools: readonly ModelTool[]
  maxTokens: number
  signal: AbortSignal
  onText: (piece: string) => void
}

/** What a model said in one go. */
export interface ModelTurn {
  text: string
  toolCalls: ToolCall[]
  /** Tokens of question and answer; undefined when the provider doesn't say. */
  tokens: number | undefined
}

/** A provider of models that speaks OpenAI's protocol. */
export interface ModelProvider {
  /** @throws Error when the provider refuses, breaks off or says nothing; ModelRefusal when asking again won't help */
  complete(request: ModelRequest): Promise<ModelTurn>
}

/** The provider won't answer this, now or in a second. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal'
}

/** Statuses that a second attempt doesn't change. */
const FINAL = new Set([400, 401, 403, 404, 422])

/**
 * A provider by the official client: no retries and no redirects of its own, and no address that calls are refused to
 * (docs/product.md S43).
 * @param baseUrl with its version, no trailing slash
 */
export function createModelProvider({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): ModelProvider {
  // Loaded on first use: most installations never call a model.
  const opening = async () => {
    const { default: OpenAI } = await import('openai')
    return new OpenAI({
      apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetchOptions: { redirect: 'error' },
    })
  }
  let client: ReturnType<typeof opening> | undefined
  const { hostname } = new URL(baseUrl)

  async function ask({ model, messages, tools, maxTokens, signal, onText }: ModelRequest): Promise<ModelTurn> {
    await resolveOutbound(hostname)
    client ??= opening()
    try {
      const stream = await (await client).chat.completions.create(
        {
          model,
          messages: messages.map(toWire),
          max_tokens: maxTokens,
          temperature: 0.3,
          stream: true,
          stream_options: { include_usage: true },
          ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function' as const, function: tool })) }),
        },
        { signal },
      )
      return await readStream(stream, onText)
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? error.status : undefined
      if (typeof status === 'number' && FINAL.has(status)) throw new ModelRefusal(`status ${status}`)
      throw error
    }
  }
  return {
    complete(request) {
      const attributes = {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': request.model,
        'server.address': hostname,
      }
      return inSpan({ name: `chat ${request.model}`, attributes }, () => ask(request))
    },
  }
}

function toWire(message: ModelMessage) {
  if (message.role === 'tool') {
    return { role: 'tool' as const, content: message.content, tool_call_id: message.toolCallId }
  }
  if (message.role !== 'assistant') return { role: message.role, content: message.content }
  const calls = message.toolCalls?.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: given },
  }))
  return {
    role: 'assistant' as const,
    content: message.content,
    ...(calls && calls.length > 0 && { tool_calls: calls }),
  }
}

/** The parts of a chunk that are read; each may be absent, contrary to the client's types. */
interface Chunk {
  choices?: {
    delta?: {
      content?: string | null
      tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[]
    }
  }[]
  usage?: { total_tokens?: number } | null
}

async function readStream(stream: AsyncIterable<unknown>, onText: (piece: string) => void): Promise<ModelTurn> {
  const calls = new Map<number, ToolCall>()
  let text = ''
  let tokens: number | undefined
  for await (const part of stream) {
    const { choices, usage } = part as Chunk // every field is looked at before it is used
    if (typeof usage?.total_tokens === 'number') tokens = usage.total_tokens
    const delta = choices?.[0]?.delta
    if (typeof delta?.content === 'string' && delta.content !== '') {
      text += delta.content
      onText(delta.content)
    }
    for (const { index = 0, id, function: called } of delta?.tool_calls ?? []) {
      const call = calls.get(index) ?? { id: id ?? `call_${index}`, name: '', arguments: '' }
      call.name += called?.name ?? ''
      call.arguments += called?.arguments ?? ''
      calls.set(index, call)
    }
  }
  if (text === '' && calls.size === 0) throw new Error('the model said nothing')
  return { text, toolCalls: [...calls.values()], tokens }
}
