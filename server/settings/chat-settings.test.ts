import { describe, expect, test } from 'vitest'
import { buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { KEY, MASK, startAsAdmin } from './test-support/chat-settings.ts'

describe('the chat settings', () => {
  test('begin with the defaults', async () => {
    const { show, set } = await startAsAdmin()
    await set({ ai_model: 'gpt-4o-mini' })
    expect(await show()).toMatchObject({
      enabled: true,
      aiModel: 'gpt-4o-mini',
      openaiApiKey: '',
      hasOpenaiApiKey: false,
      redisHost: 'localhost',
      redisPort: 6379,
      redisPassword: '',
      hasRedisPassword: false,
      autoPopupDelay: 10,
      inactivityTimeout: 3,
      maxConcurrentSessions: 100,
      enableTranscriptEmail: true,
      enableRatingPrompt: true,
      systemPrompt: 'You are a helpful assistant for a luxury booking service for talent.',
    })
  })

  test('keep what is saved, show it to every visitor, and say who changed what', async () => {
    const { app, db, show, save } = await startAsAdmin()
    const { version } = await show()
    const saved = await save({ autoPopupDelay: 0, maxConcurrentSessions: 1000 }, { 'if-match': `"${version}"` })
    expect(saved.body).toMatchObject({ autoPopupDelay: 0, maxConcurrentSessions: 1000, version: version + 1 })
    expect((await app.call('GET /api/auth/status')).body).toMatchObject({ autoPopupDelay: 0, showChat: true })
    await save({ enabled: false })
    expect((await app.call('GET /api/auth/status')).body.showChat).toBe(false)
    expect((await save({ enabled: false })).body.version).toBe(version + 2)
    expect((await save({ enabled: true }, { 'if-match': String(version) })).status).toBe(409)
    const audited = await db.selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute()
    expect(audited).toEqual([
      {
        action: 'chat-settings.changed',
        before: { autoPopupDelay: 10, maxConcurrentSessions: 100 },
        after: { autoPopupDelay: 0, maxConcurrentSessions: 1000 },
      },
      { action: 'chat-settings.changed', before: { enabled: true }, after: { enabled: false } },
    ])
  })

  test('keep secrets sealed: a mask on read, the same mask keeps, an empty field removes', async () => {
    const { app, db, show, save } = await startAsAdmin()
    expect((await save({ openaiApiKey: ` ${KEY} `, redisPassword: 'hunter2' })).body).toMatchObject({
      openaiApiKey: MASK,
      hasOpenaiApiKey: true,
      redisPassword: '••••••••',
      hasRedisPassword: true,
    })
    const stored = async () =>
      db.selectFrom('chat_settings').select(['openai_api_key', 'redis_password']).executeTakeFirstOrThrow()
    const before = await stored()
    expect(
      Buffer.concat([before.openai_api_key ?? Buffer.of(), before.redis_password ?? Buffer.of()]).toString('latin1'),
    ).not.toMatch(/sk-test|hunter2/)
    const { version, ...shown } = await show()
    expect((await save(shown)).body.version).toBe(version)
    expect(await stored()).toEqual(before)
    for (const half of ['••••••••WXY', `${MASK}Z`, '••••••••']) {
      expect(await save({ openaiApiKey: half })).toMatchObject({
        status: 400,
        body: { fields: { openaiApiKey: expect.any(String) } },
      })
    }
    expect((await save({ openaiApiKey: 'sk\r\nx: y' })).status).toBe(400)
    expect(await stored()).toEqual(before)
    expect((await save({ openaiApiKey: '' })).body).toMatchObject({ openaiApiKey: '', hasOpenaiApiKey: false })
    expect((await stored()).openai_api_key).toBeNull()
    const audited = await db.selectFrom('audit_log').select('after').orderBy('id').execute()
    expect(audited.map(({ after }) => after)).toEqual([
      { openaiApiKey: 'changed', redisPassword: 'changed' },
      { openaiApiKey: 'removed' },
    ])
    expect(app.logged.join()).not.toMatch(/sk-test|hunter2/)
  })

  test('count as without a secret that another key sealed', async () => {
    const { app, db, show, save, tryKey } = await startAsAdmin()
    await save({ openaiApiKey: KEY })
    await db
      .updateTable('chat_settings')
      .set({ openai_api_key: Buffer.from('sealed with another key, or not at all') })
      .execute()
    await app.context.chatSettings.refresh()
    expect(await show()).toMatchObject({ openaiApiKey: '', hasOpenaiApiKey: false })
    expect((await tryKey({ model: 'gpt-4o-mini' })).body.error).toBe('Enter an API key first.')
    expect(app.logged.filter((line) => line.includes('SECRET_KEY'))).toHaveLength(1)
  })

  test.each([
    ['autoPopupDelay', [-1, 61, 1.5, '10']],
    ['inactivityTimeout', [0, 31]],
    ['maxConcurrentSessions', [9, 1001]],
    ['redisPort', [0, 65_536]],
    ['redisHost', ['', 'a b', 'a\r\nb', 'http://x/', 'x'.repeat(256)]],
    ['aiModel', ['gpt-5', '']],
    ['systemPrompt', ['', ' ', 'x'.repeat(5001)]],
    ['enabled', ['yes', null]],
    ['openaiApiKey', ['x'.repeat(501), 5]],
  ])('refuse a wrong %s', async (field, values) => {
    const { save, show } = await startAsAdmin()
    const before = await show()
    for (const value of values) {
      expect(await save({ [field]: value })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    }
    expect(await show()).toEqual(before)
  })

  test.each([
    ['autoPopupDelay', [0, 60]],
    ['inactivityTimeout', [1, 30]],
    ['maxConcurrentSessions', [10, 1000]],
  ])('take %s to its bounds', async (field, values) => {
    const { save } = await startAsAdmin()
    for (const value of values) expect((await save({ [field]: value })).body).toMatchObject({ [field]: value })
  })

  test('say which Redis is used: none at first, the one set here, or the one of the environment', async () => {
    const { show, save } = await startAsAdmin()
    expect((await show()).redisSource).toBe('none')
    expect((await save({ redisHost: '127.0.0.1' })).body.redisSource).toBe('settings')
    expect((await save({ redisHost: 'localhost', redisPassword: 'hunter2' })).body.redisSource).toBe('settings')
    expect((await save({ redisPassword: '' })).body.redisSource).toBe('none')
    const named = await startAsAdmin({ env: { REDIS_URL: 'redis://127.0.0.1:1' } })
    expect((await named.show()).redisSource).toBe('environment')
  })

  test('are for admins', async () => {
    const { app, db } = await startAsAdmin()
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    for (const [call, body] of [
      ['PUT /api/admin/chat-settings', {}],
      ['POST /api/admin/chat-settings/test-openai', { model: 'fallback' }],
      ['POST /api/admin/chat-settings/test-redis', { host: 'localhost', port: 6379 }],
    ] as const) {
      expect((await app.call(call, { body })).status).toBe(401)
      expect((await app.call(call, { body, cookie: agent })).status).toBe(403)
    }
  })
})
