import { expect } from 'vitest'
import type { updateChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { type Effects, startListeners } from './effects.ts'
import type { Proofs } from './proofs.ts'

const listeners = new WeakMap<Effects, Awaited<ReturnType<typeof startListeners>>>()
const portsOf = (effects: Effects) => listeners.get(effects)?.ports ?? [0, 0]

/** Where a Redis is looked for, and what is said there first. */
const redis = {
  async prepare(effects: Effects) {
    const started = await startListeners()
    listeners.set(effects, started)
    await effects.set({ redis_host: '127.0.0.1', redis_port: started.ports[0] })
  },
  see: async (effects: Effects) => {
    const said = await listeners.get(effects)?.next(() => void effects.app.context.redis.isReady())
    return said?.replace(String(portsOf(effects)[0]), 'first').replace(String(portsOf(effects)[1]), 'second')
  },
}
const withModel = (effects: Effects) => effects.set({ ai_model: 'gpt-4o' })
const init = async ({ begin }: Effects) => (await begin()).body
const status = async ({ app }: Effects) => (await app.call('GET /api/auth/status')).body

/** The effects of the chat settings (docs/product.md P6.41). */
export const chat: Proofs<typeof updateChatSettings.body> = {
  enabled: { value: false, see: async (effects) => (await status(effects)).showChat, before: true, after: false },
  aiModel: {
    value: 'gpt-3.5-turbo',
    prepare: withModel,
    see: async ({ askModel }) => (await askModel()).model,
    ...{ before: 'gpt-4o', after: 'gpt-3.5-turbo' },
  },
  openaiApiKey: {
    value: 'key-of-the-office',
    prepare: withModel,
    see: async ({ askModel }) => (await askModel()).key,
    ...{ before: 'Bearer key-of-the-environment', after: 'Bearer key-of-the-office' },
  },
  redisHost: {
    ...redis,
    value: '127.0.0.2',
    before: expect.stringMatching(/^127\.0\.0\.1:first /),
    after: expect.stringMatching(/^127\.0\.0\.2:first /),
  },
  redisPort: {
    ...redis,
    value: (effects: Effects) => portsOf(effects)[1],
    before: expect.stringMatching(/^127\.0\.0\.1:first /),
    after: expect.stringMatching(/^127\.0\.0\.1:second /),
  },
  redisPassword: {
    ...redis,
    value: 'hunter2',
    before: expect.not.stringContaining('hunter2'),
    after: expect.stringMatching(/AUTH[\s\S]*hunter2/),
  },
  autoPopupDelay: {
    value: 25,
    see: async (effects) => (await status(effects)).autoPopupDelay,
    ...{ before: 10, after: 25 },
  },
  inactivityTimeout: {
    value: 10,
    async prepare({ open, say, silence }) {
      await say(await open(), 'Hello')
      await silence(5)
    },
    see: async ({ app, cookie }) => (await app.call('GET /api/admin/chat-figures', { cookie })).body.live,
    ...{ before: 0, after: 1 },
  },
  maxConcurrentSessions: {
    value: 10,
    async prepare({ app, open }) {
      // one a network: none has to give its place up
      for (let i = 0; i < 10; i++) {
        const payload = { sessionToken: await open(), message: 'Hello' }
        const remoteAddress = `203.0.113.${i}`
        const { status } = await app.send({ method: 'POST', url: '/api/chat/message', remoteAddress, payload })
        expect(status).toBe(200)
      }
    },
    see: async ({ begin }) => (await begin()).status,
    ...{ before: 200, after: 503 },
  },
  enableTranscriptEmail: {
    value: false,
    see: async (effects) => (await init(effects)).transcripts,
    ...{ before: true, after: false },
  },
  enableRatingPrompt: {
    value: false,
    see: async (effects) => (await init(effects)).ratings,
    ...{ before: true, after: false },
  },
  systemPrompt: {
    value: 'You speak like a lighthouse keeper.',
    prepare: withModel,
    see: async ({ askModel }) => (await askModel()).messages?.[0]?.content,
    before: expect.not.stringContaining('lighthouse'),
    after: expect.stringMatching(/^You speak like a lighthouse keeper\./),
  },
}
