import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createAnnouncer } from '#server/live/announce.ts'
import { listenForChanges } from '#server/live/changes.ts'
import { openStream, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'
import { openHandover, readChatEvents } from './test-support/handover.ts'

describe('the visitor’s stream', () => {
  test('shows messages written in another process', async () => {
    const { app, token, path, office, say, id, cookie } = await openHandover()
    const { context, database } = app
    const changes = listenForChanges(database.connection, context.log)
    const announcer = createAnnouncer(context.pool, context.log)
    const other = await buildApp({ ...context, changes, announce: announcer.announce }, { site: 'no-such-folder' })
    onTestFinished(async () => {
      await other.close()
      await announcer.close()
      await changes.close()
    })
    await other.listen({ port: 0, host: '127.0.0.1' })
    await untilListening(app, 2)
    const there = await openStream(other, path, '')
    await office().take()
    await office().say('From the other side')
    await until(() => readChatEvents(there).some(({ data }) => data.content === 'From the other side'))
    // and the other way: a message written there is shown here
    const here = await openStream(app.app, path, '')
    await other.inject({
      method: 'POST',
      url: `/api/admin/conversations/${id}/messages`,
      headers: { cookie },
      payload: { content: 'From there' },
    })
    await until(() => readChatEvents(here).some(({ data }) => data.content === 'From there'))
    expect((await say(token, 'Thank you')).body.person).toBe('Mara')
    expect(readChatEvents(there).filter(({ name }) => name === 'message')).toHaveLength(2)
  })

  test('sends a client that reconnects the messages it missed, once', async () => {
    const { app, path, office } = await openHandover()
    await office().take()
    const first = (await office().say('One')).body
    await office().say('Two')
    await office().say('Three')
    const address = app.app.server.address() as { port: number } // listens on a port
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers: { 'last-event-id': first.id },
      signal: leaving.signal,
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('Three')) text += (await reader?.read())?.value ?? ''
    leaving.abort()
    expect(readChatEvents({ text }).map(({ data }) => data.content ?? data.name)).toEqual(['Mara', 'Two', 'Three'])
  })

  test('ignores a Last-Event-ID that is no message id', async () => {
    const { app, path } = await openHandover()
    const address = app.app.server.address() as { port: number } // listens on a port
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers: { 'last-event-id': 'of another house' },
      signal: leaving.signal,
    })
    expect(answer.status).toBe(200)
    leaving.abort()
  })

  test('ends with the conversation, after saying so', async () => {
    const { app, token, path } = await openHandover()
    const stream = await openStream(app.app, path, '')
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    await until(() => stream.ended)
    expect(readChatEvents(stream).at(-1)?.name).toBe('ended')
  })

  test('is one of three at most, and ends when the process closes', async () => {
    const { app, path } = await openHandover()
    const streams: Awaited<ReturnType<typeof openStream>>[] = []
    for (let i = 0; i < 4; i++) streams.push(await openStream(app.app, path, ''))
    await until(() => streams[0]?.ended)
    await sleep(50)
    expect(streams.map(({ ended }) => ended)).toEqual([true, false, false, false])
    await app.app.close()
    await until(() => streams.every(({ ended }) => ended))
  })

  test('leaves nothing open for a client that wants no answer', async () => {
    const { app, path } = await openHandover()
    const address = app.app.server.address() as { port: number } // listens on a port
    for (let i = 0; i < 4; i++) {
      expect((await fetch(`http://127.0.0.1:${address.port}${path}`, { method: 'HEAD' })).status).toBe(200)
    }
    const stream = await openStream(app.app, path, '')
    await sleep(700)
    expect(stream.ended).toBe(false)
  })
})
