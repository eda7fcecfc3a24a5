/** The limit for reads: node:http that only sends given bytes with given headers. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerUsage } from './children.ts'

/** What the server sends, by path. */
export interface PlainAnswer {
  path: string
  status: number
  headers: string[]
  bytes: Uint8Array
}

process.once('message', (answers: PlainAnswer[]) => {
  const ready = new Map(
    answers.map(({ path, status, headers, bytes }) => [path, { status, headers, bytes: Buffer.from(bytes) }]),
  )
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    return response.writeHead(answer.status, answer.headers).end(answer.bytes)
  })
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo // listens on a port, never on a path
    process.send?.({ url: `http://127.0.0.1:${port}` })
    answerUsage()
  })
})
process.on('SIGTERM', () => process.exit(0))
