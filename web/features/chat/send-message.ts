import type { sendChatMessage } from '#shared/contract/chat/chat.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { ApiError, isRefusal } from '#web/lib/api.ts'

export type ChatAnswer = EndpointAnswer<typeof sendChatMessage>

interface Sending {
  sessionToken: string
  message: string
  signal: AbortSignal
  /** Gets each piece of the answer as it comes. */
  onText: (piece: string) => void
}

/**
 * Says something and waits for the whole answer, which comes bit by bit where the server can.
 * @throws ApiError when the server refuses; what fetch throws when it cannot be reached or the answer breaks off
 */
export async function sendMessage({ sessionToken, message, signal, onText }: Sending): Promise<ChatAnswer> {
  const response = await fetch('/api/chat/message', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json;q=0.9' },
    body: JSON.stringify({ sessionToken, message }),
    signal,
  })
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // the server shapes it by the contract, as JSON and as a stream
    const answer = (await response.json()) as ChatAnswer
    if (isRefusal(answer)) throw new ApiError(response.status, JSON.stringify(answer), response.statusText)
    return answer
  }
  if (!response.body) throw new TypeError('The answer has no body')
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'delta') onText((data as { text: string }).text)
    if (event === 'done') return data as ChatAnswer
    if (event === 'error') break
  }
  throw new TypeError('The answer broke off')
}

/** The events of a stream, their data read as JSON (WHATWG HTML §9.2). */
async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      waiting += value
      const blocks = waiting.split(/\r?\n\r?\n/)
      waiting = blocks.pop() ?? ''
      for (const block of blocks) {
        const lines = block.split(/\r?\n/)
        const field = (name: string) =>
          lines
            .filter((line) => line.startsWith(`${name}:`))
            .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
        const data = field('data').join('\n')
        if (data) yield { event: field('event')[0] ?? 'message', data: JSON.parse(data) }
      }
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
