import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { type Answer, decode, encode } from 'dns-packet'

/** A name server on this machine, asked by `resolver`. It knows these records and no other. */
export async function startDns(records: readonly { name: string; type: 'A' | 'TXT'; data: string }[]) {
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const { id = 0, questions = [] } = decode(message)
    const answers: Answer[] = records
      .filter(({ name, type }) => questions.some((question) => question.name === name && question.type === type))
      .map((record) => ({ ...record, ttl: 60 }))
    socket.send(encode({ type: 'response', id, questions, answers }), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, [Symbol.asyncDispose]: async () => void socket.close() }
}
