import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text as readText } from 'node:stream/consumers'

/** What is sent, and as whom. */
export interface Sent {
  body?: object
  cookie?: string
  headers?: OutgoingHttpHeaders
  /** The address of this machine it comes from. */
  from?: string
  /** The certificate to trust. */
  ca?: string
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number
  headers: IncomingMessage['headers']
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: any JSON the product answers; the test checks it
  body: any
}

/** Sends a request on its own connection. */
async function open(method: string, url: string, { body, cookie, headers, from, ca }: Sent) {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const sent = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, {
    method,
    agent: false,
    headers: {
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(from !== undefined && { localAddress: from }),
    // TLS uses the address's name, not the Host header's
    ...(ca !== undefined && { ca, servername: new URL(url).hostname }),
  })
  sent.end(payload)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { sent, answer }
}

/** Calls a server and reads all of its answer. */
export async function callOver(method: string, url: string, sent: Sent = {}): Promise<WireAnswer> {
  const { answer } = await open(method, url, sent)
  const text = await readText(answer)
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

/** Opens a stream of events and keeps what it says. */
export async function hearOver(url: string, sent: Sent = {}) {
  const { sent: asked, answer } = await open('GET', url, sent)
  asked.on('error', () => {})
  const stream = { status: answer.statusCode, headers: answer.headers, text: '', close: () => void asked.destroy() }
  answer.on('error', () => {})
  answer.setEncoding('utf8').on('data', (text: string) => {
    stream.text += text
  })
  return stream
}

/** The cookie an answer sets, as a browser would send it back. */
export const cookieFrom = ({ headers }: Pick<WireAnswer, 'headers'>) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
