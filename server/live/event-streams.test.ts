import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { LIVE_ACTIONS } from '#shared/model/live.ts'
import { type Announced, createAnnouncer, EVENTS_CHANNEL, readPayload, writePayloads } from './announce.ts'
import { createEventStreams } from './event-streams.ts'
import type { Fact } from './present-event.ts'

const log = createLog({ logLevel: 'silent', production: false } as Parameters<typeof createLog>[0], { write: () => {} }) // all it reads

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openAgency() {
  let hear = (_payload: string) => {}
  let resume = () => {}
  let change = (_table: string) => {}
  const asked: string[][] = []
  const live = new Set(['one', 'two'])
  const facts = new Map<string, Fact>()
  let away = false
  const streams = createEventStreams({
    changes: {
      onAnnouncement: (listener) => {
        hear = listener
      },
      onChange: (listener) => {
        change = listener
      },
      onResume: (listener) => {
        resume = listener
      },
    },
    findLive: async (ids) => {
      asked.push(ids)
      return live
    },
    findFacts: async (ids) => {
      asked.push(ids)
      if (away) throw new Error('the database is away')
      return facts
    },
  })
  const goAway = () => {
    away = true
  }
  const [hearOf, resumeNow, changeOf] = [
    (payload: string) => hear(payload),
    () => resume(),
    (table: string) => change(table),
  ]
  return { streams, live, asked, facts, goAway, hear: hearOf, resume: resumeNow, change: changeOf }
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

const event = (): Announced => ({
  kind: 'testimonial',
  id: randomUUID(),
  at: '2026-12-04T21:00:00.123Z',
  action: 'testimonial:written',
  by: undefined,
  date: undefined,
})
const UNKNOWN = { agentName: null, customerId: null }
const office = { role: 'admin' } as const
const one = { sessionId: 'one', userId: 'boss' }
const two = { sessionId: 'two', userId: 'vera-user' }
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('streams', () => {
  test('ask once for the sessions of all, every two seconds, and end what no longer stands', async () => {
    const { streams, live, asked } = openAgency()
    const [first] = [connect(), connect()]
    const hers = streams.open(one, first.end, office)[Symbol.asyncIterator]()
    streams.open(one, connect().end, office)
    const theirs = streams.open(two, connect().end, office)[Symbol.asyncIterator]()
    expect(await hers.next()).toEqual({ done: false, value: 'retry: 3000\n\n' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([['one', 'two']])
    live.delete('one')
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toHaveLength(2)
    expect(await hers.next()).toEqual({ done: false, value: 'event: ended\ndata: {}\n\n' })
    await vi.advanceTimersByTimeAsync(500)
    expect(await hers.next()).toEqual({ done: true, value: undefined })
    expect(await theirs.next()).toMatchObject({ done: false })
    // a client that doesn't see the end is not waited for
    expect(first.connection.hungUp).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(first.connection.hungUp).toBe(true)
  })

  test('end at once when sessions are announced to have ended, also while the sessions are being checked', async () => {
    const { streams, live, asked, change, hear } = openAgency()
    const hers = streams.open(one, connect().end, office)[Symbol.asyncIterator]()
    const theirs = streams
      .open(two, connect().end, { role: 'customer', customerId: 'vera-user' })
      [Symbol.asyncIterator]()
    await hers.next()
    await theirs.next()
    change('bookings')
    await settle()
    expect(asked).toEqual([])
    change('sessions')
    live.delete('one')
    change('sessions')
    await settle()
    expect(await hers.next()).toEqual({ done: false, value: 'event: ended\ndata: {}\n\n' })
    expect(asked[0]).toEqual(['one', 'two'])
    // a customer hears nothing else
    for (const payload of writePayloads([event()])) hear(payload)
    await settle()
    live.delete('two')
    change('sessions')
    await settle()
    expect(await theirs.next()).toEqual({ done: false, value: 'event: ended\ndata: {}\n\n' })
  })

  test('are kept alive by a comment, and nothing runs when none is open', async () => {
    const { streams, asked } = openAgency()
    const { connection, end } = connect()
    const stream = streams.open(one, end, office)[Symbol.asyncIterator]()
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

  test('hang up on a client that leaves more than 64 kB untaken', async () => {
    const { streams, hear } = openAgency()
    const [slow, other] = [connect(), connect()]
    streams.open(one, slow.end, office)
    const taken = streams.open(two, other.end, office)[Symbol.asyncIterator]()
    const [payload = ''] = writePayloads(Array.from({ length: 48 }, event))
    let told = 0
    while (!slow.connection.hungUp) {
      hear(payload)
      void taken.next()
      await settle()
      told += 1
      expect(told).toBeLessThan(15)
    }
    expect(told).toBeGreaterThan(5)
    expect(other.connection.hungUp).toBe(false)
  })

  test('end after a gap in listening, so that clients read anew, and open no more when the process closes', async () => {
    const { streams, resume } = openAgency()
    const stream = streams.open(one, connect().end, office)[Symbol.asyncIterator]()
    resume()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    streams.close()
    expect(() => streams.open(one, connect().end, office)).toThrow('unavailable')
  })
})

describe('streams of agents', () => {
  /** The streams of an admin and of Vera, after their first line. */
  async function openBoth(streams: ReturnType<typeof openAgency>['streams']) {
    const admin = streams.open(one, connect().end, office)[Symbol.asyncIterator]()
    const vera = streams.open(two, connect().end, { role: 'agent', agentId: 'vera' })[Symbol.asyncIterator]()
    await admin.next()
    await vera.next()
    return { admin, vera }
  }

  test('show only their own events; the facts are read once for all', async () => {
    const { streams, hear, asked, facts } = openAgency()
    const booking = (action: Announced['action'] = 'booking:requested') => ({
      ...event(),
      ...{ kind: 'booking' as const, action, by: { role: 'admin' as const, id: 'boss' } },
    })
    const [mine, theirs, unknown] = [booking(), booking(), booking()]
    const noted = { ...booking('booking:noted'), id: mine.id }
    const blocked = { ...event(), kind: 'blocked' as const, id: 'vera', action: 'blocked:added' as const }
    const date = new Date('2026-12-04T02:00:00Z')
    facts
      .set(mine.id, { name: 'Zoë \u2603', date, agentId: 'vera', ...UNKNOWN })
      .set(theirs.id, { name: 'X', date, agentId: 'odette', ...UNKNOWN })
    facts.set('boss', { name: 'boss@example.com', date: null, agentId: null, ...UNKNOWN })
    const { admin, vera } = await openBoth(streams)
    for (const payload of writePayloads([mine, theirs, unknown, noted, blocked, event()])) hear(payload)
    await settle()
    expect(asked).toHaveLength(1)
    const read = ({ value }: { value?: string | undefined }) => {
      expect(value).toMatch(/^[ -~\n]*$/)
      return [...String(value).matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json))
    }
    const told = read(await admin.next())
    expect(told).toHaveLength(6)
    expect(told[0]).toEqual({
      ...{ kind: 'booking', id: mine.id, at: mine.at, action: 'booking:requested' },
      subject: { name: 'Zoë \u2603', date: date.toISOString() },
      actor: { role: 'admin', name: 'boss@example.com', self: true },
    })
    expect(read(await vera.next())).toEqual([
      { ...told[0], actor: { role: 'admin', name: null, self: false } },
      { ...{ kind: 'blocked', id: 'vera', at: blocked.at, action: 'blocked:added' }, subject: null, actor: null },
    ])
  })

  test('keep their order, however long reading the facts takes', async () => {
    const { streams, hear } = openAgency()
    const admin = streams.open(one, connect().end, office)[Symbol.asyncIterator]()
    await admin.next()
    const events = Array.from({ length: 5 }, event)
    for (const some of events) for (const payload of writePayloads([some])) hear(payload)
    await settle()
    const text = String((await admin.next()).value)
    expect([...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)).toEqual(events.map(({ id }) => id))
  })

  test('end when the owner of an event is unknown, so that they read again; admins still get it', async () => {
    const { streams, hear, goAway } = openAgency()
    const { admin, vera } = await openBoth(streams)
    goAway()
    for (const payload of writePayloads([{ ...event(), kind: 'booking' }])) hear(payload)
    await settle()
    expect(await vera.next()).toEqual({ done: true, value: undefined })
    expect(await admin.next()).toMatchObject({ done: false })
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
    for (const id of ids) announce({ action: 'booking:requested', id, actor: null })
    await vi.advanceTimersByTimeAsync(49)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(1)
    const [channel, payloads] = sent[0]?.values ?? ['', []]
    expect(channel).toBe(EVENTS_CHANNEL)
    expect(payloads).toHaveLength(6)
    expect(payloads.flatMap(readPayload).map(({ id }) => id)).toEqual(ids)
    announce({ action: 'payment:reported', id: randomUUID(), actor: null })
    await close()
    expect(sent).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fits every notification into what PostgreSQL takes, and reads back what it wrote', () => {
    const events = LIVE_ACTIONS.flatMap((action) =>
      Array.from({ length: 10 }, () => ({
        ...{ ...event(), action, by: { role: 'customer' as const, id: randomUUID() } },
        date: '2026-12-04T02:00:00.000Z',
      })),
    )
    const longest = LIVE_ACTIONS.toSorted((a, b) => b.length - a.length)[0]
    events.unshift(...events.slice(0, 100).map((some) => ({ ...some, action: longest ?? some.action })))
    const payloads = writePayloads(events)
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
    expect(payloads.flatMap(readPayload)).toEqual(events)
    for (const strange of ['', 'x', '{}', '[1]', '[[9,"x",1]]', '[[0,"x","y"]]'])
      expect(readPayload(strange)).toEqual([])
  })

  test('understands processes of other versions: an unknown action, and none at all', () => {
    const [id, at] = [randomUUID(), Date.parse('2026-12-04T21:00:00.123Z')]
    const known = { ...event(), id, kind: 'booking', action: undefined }
    const read = readPayload(
      JSON.stringify([
        [0, id, at],
        [0, id, at, 'booking:landed', null, null],
        [99, id, at],
      ]),
    )
    expect(read).toEqual([known, known])
  })
})
