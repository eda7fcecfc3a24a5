/**
 * A caller with its own connection, one request under way at a time. It reads only the status and the end of an answer:
 * a caller that used as much processor time as the server would measure itself.
 */
import { connect, type Socket } from 'node:net'

export interface Calling {
  hostname: string
  port: number
  /** The bytes of the next request. */
  next: () => Buffer
  /** The status every answer must have. */
  expected: number
  /** When to stop, as performance.now(). */
  until: number
}

const HEAD_END = Buffer.from('\r\n\r\n')
/** `HTTP/1.1 200`: the position of the status. */
const [STATUS_FROM, STATUS_TO] = [9, 12]

/** The bytes of a request. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): Buffer {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Calls until the time is over and the last answer has arrived.
 * @returns how many answers arrived
 * @throws when an answer has another status, or the connection ends
 */
export function keepCalling({ hostname, port, next, expected, until }: Calling): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, noDelay: true })
    const fail = (reason: unknown) => {
      socket.destroy()
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    }
    let answers = 0
    readAnswers(socket, fail, (status, head) => {
      if (status !== expected) return fail(`status ${status} instead of ${expected}: ${head.slice(0, 2000)}`)
      answers += 1
      if (performance.now() < until) return void socket.write(next())
      socket.off('close', lost)
      socket.end()
      return resolve(answers)
    })
    const lost = () => fail('the server closed the connection')
    socket.on('error', fail)
    socket.on('close', lost)
    socket.on('connect', () => socket.write(next()))
  })
}

/** Finds the end of each answer by its Content-Length. */
function readAnswers(
  socket: Socket,
  fail: (reason: unknown) => void,
  onAnswer: (status: number, head: string) => void,
) {
  let held: Buffer | undefined
  let missing = 0
  let status = 0
  socket.on('data', (chunk) => {
    if (missing > 0) {
      missing -= chunk.length
      if (missing === 0) onAnswer(status, '')
      return
    }
    held = held ? Buffer.concat([held, chunk]) : chunk
    const end = held.indexOf(HEAD_END)
    if (end === -1) return
    const head = held.toString('latin1', 0, end)
    status = Number(head.slice(STATUS_FROM, STATUS_TO))
    missing = end + HEAD_END.length + bodyLength(head, status) - held.length
    held = undefined
    if (Number.isNaN(missing) || missing < 0) return fail(`an answer of unknown length: ${head}`)
    if (missing === 0) onAnswer(status, head)
  })
}

function bodyLength(head: string, status: number): number {
  if (status === 304 || status === 204) return 0
  const at = head.search(/\r\ncontent-length: /i)
  return at === -1 ? Number.NaN : Number.parseInt(head.slice(at + 18), 10)
}
