import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'
import { ADDRESS, type hire, makeTaxCalls, openTax, TIN } from './test-support/tax.ts'

let NOW: Date
let app: TestApp
let owner: string
let booker: string
let agent: Awaited<ReturnType<typeof hire>>

beforeEach(async () => {
  NOW = new Date('2026-11-23T15:00:00Z')
  const opened = await openTax(() => NOW)
  onTestFinished(() => opened.app[Symbol.asyncDispose]())
  ;({ app, owner, booker, agent } = opened)
})

const { own, audits } = makeTaxCalls(() => ({ app, agent }))

describe('asking for a W-9 (P7.123)', () => {
  const ask = (cookie = owner, id = agent.id) =>
    app.call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id }, cookie })

  test('sends one mail a day, with what is missing and a link to the portal, also when two owners ask', async () => {
    const second = (await signInAdmin(app)).cookie
    await own({ legalName: 'Vera Vane', tin: TIN })
    expect((await ask(booker)).status).toBe(403)
    const both = await Promise.all([ask(), ask(second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.body).toEqual({ askedOn: '2026-11-23' })
    expect(both.find(({ status }) => status === 409)?.body.error).toBe('Vera Vane was asked today already')

    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    const [mail, ...more] = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(agent.address))
    expect(more).toEqual([])
    expect(mail?.subject).toBe('We need your W-9')
    expect(mail?.text).toMatch(/^Hi Vera,\n/)
    for (const said of ['Address, W-9', 'https://marquee.example/agent/profile#tax-details']) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said.replace('&', '&amp;'))
    }
    expect(mail?.text).not.toMatch(/9999|Vera Vane/)
    expect(await audits('agent.tax-form-asked')).toHaveLength(1)
    NOW = new Date('2026-11-24T15:00:00Z')
    expect((await ask()).body).toEqual({ askedOn: '2026-11-24' })
  })

  test('is not mailed once nothing is missing', async () => {
    await ask()
    await own({ legalName: 'Vera Vane', ...ADDRESS, tin: TIN })
    await sendFile(app, { url: '/api/agent/w9', cookie: agent.cookie, bytes: SCANNED_PDF })
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    expect(smtp.arrived).toEqual([])
  })

  test('is refused for a person without a login, and for an unknown one', async () => {
    const { id } = await buildAgent(app.context.db, { name: 'Noor Valentine' })
    await app.context.db.insertInto('agent_contacts').values({ agent_id: id, email: 'noor@example.com' }).execute()
    expect(await ask(owner, id)).toMatchObject({
      ...{ status: 422, body: { error: 'Noor Valentine has no login. Enter the tax details on the Contact tab.' } },
    })
    expect((await ask(owner, crypto.randomUUID())).status).toBe(404)
  })
})
