import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import type { LiveEvent } from '#shared/contract/office.ts'
import { createAnnouncer, EVENTS_CHANNEL, readPayload, writePayloads } from './announce.ts'
import { createEventStreams } from './event-streams.ts'

const log = createLog({ logLevel: 'silent', production: false } as Parameters<typeof createLog>[0], { write: () => {} }) // all it reads

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openHouse() {
  let hear = (_payload: string) => {}
  let resume = () => {}
  const asked: string[][] = []
  const live = new Set(['one', 'two'])
  const owners = new Map<string, string>()
  let away = false
  const streams = createEventStreams({
    changes: {
      onAnnouncement: (listener) => {
        hear = listener
      },
      onResume: (listener) => {
        resume = listener
      },
    },
    findLive: async (ids) => {
      asked.push(ids)
      return live
    },
    findAgents: async (ids) => {
      asked.push(ids)
      if (away) throw new Error('the database is away')
      return new Map(owners)
    },
  })
  const goAway = () => {
    away = true
  }
  return { streams, live, asked, owners, goAway, hear: (payload: string) => hear(payload), resume: () => resume() }
}

function connect() {
  const connection = { closed: [] as (() => void)[], hungUp: false }
  return {
    connection,
    end: {
      onClose: (listener: () => void) => void connection.closed.push(listener),
      hangUp: () => {
        connection.hungUp = true
        for (const listener of connection.closed) listener()
      },
    },
  }
}

const event = (): LiveEvent => ({ kind: 'testimonial', id: randomUUID(), at: '2026-12-04T21:00:00.123Z' })

describe('streams', () => {
  test('ask once for the sessions of all, every two seconds, and end what no longer stands', async () => {
    const { streams, live, asked } = openHouse()
    const [first] = [connect(), connect()]
    const one = streams.open('one', first.end)[Symbol.asyncIterator]()
    streams.open('one', connect().end)
    const two = streams.open('two', connect().end)[Symbol.asyncIterator]()
    expect(await one.next()).toEqual({ done: false, value: 'retry: 3000\n\n' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([['one', 'two']])
    live.delete('one')
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toHaveLength(2)
    expect(await one.next()).toEqual({ done: true, value: undefined })
    expect(await two.next()).toMatchObject({ done: false })
    // a client that doesn't see the end is not waited for
    expect(first.connection.hungUp).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(first.connection.hungUp).toBe(true)
  })

  test('are kept alive by a comment, and nothing runs when none is open', async () => {
    const { streams, asked } = openHouse()
    const { connection, end } = connect()
    const stream = streams.open('one', end)[Symbol.asyncIterator]()
    await stream.next()
    const next = stream.next()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await next).toEqual({ done: false, value: ':\n\n' })
    for (const listener of connection.closed) listener()
    const before = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('hang up on a client that leaves more than 64 kB untaken', () => {
    const { streams, hear } = openHouse()
    const [slow, other] = [connect(), connect()]
    streams.open('one', slow.end)
    const taken = streams.open('two', other.end)[Symbol.asyncIterator]()
    const [payload = ''] = writePayloads(Array.from({ length: 100 }, event))
    let told = 0
    while (!slow.connection.hungUp) {
      hear(payload)
      void taken.next()
      told += 1
      expect(told).toBeLessThan(10)
    }
    expect(told).toBeGreaterThan(5)
    expect(other.connection.hungUp).toBe(false)
  })

  test('end after a gap in listening, so that clients read anew, and open no more when the process closes', async () => {
    const { streams, resume } = openHouse()
    const stream = streams.open('one', connect().end)[Symbol.asyncIterator]()
    resume()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    streams.close()
    expect(() => streams.open('one', connect().end)).toThrow('unavailable')
  })
})

describe('streams of agents', () => {
  test('tell of what is theirs alone; whose bookings these are is asked once for all, and only while one listens', async () => {
    const { streams, hear, asked, owners } = openHouse()
    const [mine, theirs, unknown] = [event(), event(), event()].map((some) => ({ ...some, kind: 'booking' as const }))
    if (!mine || !theirs || !unknown) throw new Error('three were made')
    owners.set(mine.id, 'vera').set(theirs.id, 'odette')
    const office = streams.open('one', connect().end)[Symbol.asyncIterator]()
    await office.next()
    const blocked = { ...event(), kind: 'blocked' as const, id: 'vera' }
    const payloads = writePayloads([mine, theirs, unknown, blocked, event()])
    for (const payload of payloads) hear(payload)
    expect(asked).toEqual([])
    expect(String((await office.next()).value).split('data:')).toHaveLength(6)
    const vera = streams.open('two', connect().end, 'vera')[Symbol.asyncIterator]()
    await vera.next()
    for (const payload of payloads) hear(payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([[mine.id, theirs.id, unknown.id]])
    const of = (...events: LiveEvent[]) => events.map((some) => `data: ${JSON.stringify(some)}\n\n`).join('')
    expect(await vera.next()).toEqual({ done: false, value: of(mine, blocked) })
  })

  test('end when it cannot be told whose it was, so that they read anew; the office hears all the same', async () => {
    const { streams, hear, goAway } = openHouse()
    const office = streams.open('one', connect().end)[Symbol.asyncIterator]()
    const vera = streams.open('two', connect().end, 'vera')[Symbol.asyncIterator]()
    await office.next()
    await vera.next()
    goAway()
    for (const payload of writePayloads([{ ...event(), kind: 'booking' }])) hear(payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(await vera.next()).toEqual({ done: true, value: undefined })
    expect(await office.next()).toMatchObject({ done: false })
  })
})

describe('announcing', () => {
  function announcer() {
    const sent: { text: string; values: [string, string[]] }[] = []
    const pool = {
      query: async (text: string, values: [string, string[]]) => {
        sent.push({ text, values })
        return { rows: [] }
      },
    } as unknown as Parameters<typeof createAnnouncer>[0] // the one call it makes
    return { sent, ...createAnnouncer(pool, log) }
  }

  test('gathers what happens within 50 ms into one statement', async () => {
    const { sent, announce, close } = announcer()
    const ids = Array.from({ length: 250 }, () => randomUUID())
    for (const id of ids) announce({ kind: 'booking', id })
    await vi.advanceTimersByTimeAsync(49)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(1)
    const [channel, payloads] = sent[0]?.values ?? ['', []]
    expect(channel).toBe(EVENTS_CHANNEL)
    expect(payloads).toHaveLength(3)
    expect(payloads.flatMap(readPayload).map(({ id }) => id)).toEqual(ids)
    announce({ kind: 'payment', id: randomUUID() })
    await close()
    expect(sent).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fits every notification into what PostgreSQL takes, and reads back what it wrote', () => {
    const events = Array.from({ length: 201 }, event)
    const payloads = writePayloads(events)
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
    expect(payloads.flatMap(readPayload)).toEqual(events)
    for (const strange of ['', 'x', '{}', '[1]', '[[9,"x",1]]', '[[0,"x","y"]]'])
      expect(readPayload(strange)).toEqual([])
  })
})
