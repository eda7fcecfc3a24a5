import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer of the fake provider. */
export type FakeReply =
  | { text: string; tokens?: number }
  /** Calls of tools, by name and arguments. */
  | { tools: readonly { name: string; arguments: unknown }[] }
  | { status: number }
  /** Takes the question and says nothing. */
  | 'silence'
  /** Something that is no answer. */
  | 'garbage'
  /** The beginning of an answer, then the line is cut. */
  | { cut: string }

/** A request as the provider got it. */
export interface FakeRequest {
  authorization: string | undefined
  body: {
    model: string
    stream?: boolean
    max_tokens?: number
    messages: { role: string; content: string; tool_call_id?: string }[]
    tools?: { function: { name: string } }[]
  }
}

/** A reply, or what makes one from what was asked. */
type ScriptedReply = FakeReply | ((asked: FakeRequest['body']) => FakeReply)

export interface FakeOpenai extends AsyncDisposable {
  /** With its version, as OPENAI_BASE_URL. */
  url: string
  requests: FakeRequest[]
  /** What is answered from now on, one after another; the last stays. */
  says(...replies: readonly ScriptedReply[]): void
}

/** A provider of models on loopback that speaks OpenAI's chat completions, streamed or whole. */
export async function startFakeOpenai(): Promise<FakeOpenai> {
  const requests: FakeRequest[] = []
  let replies: ScriptedReply[] = [{ text: 'Hello.' }]
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await readAll(request)) as FakeRequest['body'] // what our own client sends
      requests.push({ authorization: request.headers.authorization, body })
      const [reply = 'garbage', ...more] = replies
      if (more.length > 0) replies = more
      answer(response, typeof reply === 'function' ? reply(body) : reply, body)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    says(...next) {
      replies = [...next]
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

function answer(response: ServerResponse, reply: FakeReply, { stream, model }: FakeRequest['body']): void {
  if (reply === 'silence') return
  if (reply === 'garbage') {
    response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' })
    response.end(stream ? 'data: {"nonsense": [1, 2]}\n\ndata: <html>\n\n' : '<html>busy</html>')
    return
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `fake ${reply.status}`, type: 'fake', code: null } }))
    return
  }
  const calls = 'tools' in reply ? reply.tools : []
  const text = 'text' in reply ? reply.text : 'cut' in reply ? reply.cut : ''
  const tool_calls = calls.map((call, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }))
  const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop'
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: ('tokens' in reply && reply.tokens) || 2 }
  const of = { id: 'chatcmpl-fake', created: 1, model }
  if (!stream) {
    const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ ...of, object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage }),
    )
    return
  }
  const send = (chunk: object) =>
    response.write(`data: ${JSON.stringify({ ...of, object: 'chat.completion.chunk', ...chunk })}\n\n`)
  const delta = (part: object, finish: string | null = null) =>
    send({ choices: [{ index: 0, delta: part, finish_reason: finish }] })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  delta({ role: 'assistant', content: '' })
  // in small pieces, as models speak
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) delta({ content: piece })
  if ('cut' in reply) {
    setTimeout(() => response.destroy(), 20)
    return
  }
  for (const call of tool_calls) {
    const { arguments: given, name } = call.function
    delta({ tool_calls: [{ ...call, function: { name, arguments: '' } }] })
    delta({ tool_calls: [{ index: call.index, function: { arguments: given } }] })
  }
  delta({}, finish_reason)
  send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}
