import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { EVENTS_CHANNEL } from '#server/live/announce.ts'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

/** Waits until so many processes hear of events: a stream that opens earlier ends when they do. */
export async function untilListening({ database }: Pick<TestApp, 'database'>, processes: number): Promise<void> {
  await until(async () => {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and state = 'idle' and query like '%${EVENTS_CHANNEL}'`,
    )
    return rowCount === processes
  })
  await sleep(100)
}

/** A stream of events over the wire, as a browser reads it; gone when the test is over. */
export async function openStream({ server }: FastifyInstance, path: string, cookie: string) {
  const { port } = server.address() as AddressInfo // listens on a port
  const sent = request({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false })
  sent.on('error', () => {})
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const stream = { answer, text: '', events: 0, ended: false }
  let rest = ''
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    stream.text += text
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    stream.events += blocks.filter((block) => block.startsWith('data: ')).length
  })
  answer.on('error', () => {})
  answer.on('close', () => {
    stream.ended = true
  })
  onTestFinished(() => void sent.destroy())
  await until(() => stream.text.includes('retry'))
  return stream
}

/** The events a stream has sent so far. */
export const readEvents = ({ text }: { text: string }): LiveEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as LiveEvent)

/** Expects the oldest stream of a session to end when a fourth one opens. */
export async function expectOldestEnds(app: TestApp, path: string, cookie: string): Promise<void> {
  const streams: Awaited<ReturnType<typeof openStream>>[] = []
  for (let i = 0; i < 4; i++) streams.push(await openStream(app.app, path, cookie))
  await until(() => streams[0]?.ended)
  expect(streams.map(({ ended }) => ended)).toEqual([true, false, false, false])
}
