import { describe, expect, test } from 'vitest'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { paperExpiring } from './mails.ts'
import { queuePaperReminders } from './reminders.ts'
import { findPaperFaults } from './required-papers.ts'
import { openPapers } from './test-support/papers.ts'

const { app, owner, addKind, addPaper } = await openPapers()

describe('a required paper (P6.92)', () => {
  test('that is missing or has lapsed is named; none is required until an owner says so', async () => {
    const { db } = app.context
    await buildCategory(db, 'photographer')
    const { id } = await buildAgent(db, { category: 'photographer' })
    const now = new Date('2026-11-23T18:00:00Z')
    const kind = (await addKind('Insurance', { category: 'photographer' })).body
    expect(await findPaperFaults(db, [id], now)).toEqual([])
    const params = { id: kind.id }
    await app.call('PUT /api/admin/settings/paper-kinds/:id', { params, body: { required: true }, ...owner })
    expect(await findPaperFaults(db, [id], now)).toEqual([{ agentId: id, name: 'Insurance', expiredOn: null }])
    const { body: paper } = await addPaper(kind.id, { expiresOn: '2026-11-23' }, id)
    expect(await findPaperFaults(db, [id], now)).toEqual([])
    const tomorrow = new Date('2026-11-24T18:00:00Z')
    expect(await findPaperFaults(db, [id], tomorrow)).toEqual([
      { agentId: id, name: 'Insurance', expiredOn: '2026-11-23' },
    ])
    await app.call('PUT /api/admin/papers/:id', { params: { id: paper.id }, body: { expiresOn: '' }, ...owner })
    expect(await findPaperFaults(db, [id], tomorrow)).toEqual([])
  })
})

describe('reminders of papers (P6.93)', () => {
  test('go to the office and to the agent with an email, once each at 60, 30 and 7 days', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', email: 'login@example.com' })
    const kind = (await addKind('Certificate')).body.id
    const [withLogin, withContact, without] = [
      await buildAgent(db, { category: 'bartender', name: 'Ada', user_id: user.id }),
      await buildAgent(db, { category: 'bartender', name: 'Bea' }),
      await buildAgent(db, { category: 'bartender', name: 'Cleo' }),
    ]
    await db.insertInto('agent_contacts').values({ agent_id: withContact.id, email: 'bea@example.com' }).execute()
    for (const { id } of [withLogin, withContact, without]) await addPaper(kind, { expiresOn: '2031-12-31' }, id)
    const noon = (day: string) => new Date(`${day}T17:00:00Z`)
    const queued = async (day: string) => {
      await Promise.all([queuePaperReminders(db, noon(day)), queuePaperReminders(db, noon(day))])
      const mails = await db.deleteFrom('outbox_emails').where('kind', '=', 'paper-expiring').returningAll().execute()
      return mails
    }
    expect(await queued('2031-10-31')).toEqual([])
    const first = await queued('2031-11-01')
    expect(first.map(({ recipient }) => recipient).sort()).toEqual([
      ...['bea@example.com', 'login@example.com', null, null, null],
    ])
    expect(await queued('2031-11-02')).toEqual([])
    expect(await queued('2031-12-01')).toHaveLength(5)
    expect(await queued('2031-12-23')).toEqual([])
    expect(await queued('2031-12-24')).toHaveLength(5)
    expect(await queued('2031-12-31')).toEqual([])

    const { config, objects, pdf, secrets } = app.context
    const context = { db, config, objects, pdf, secrets, now: () => noon('2031-11-02') }
    const [office, agent] = [first.find(({ recipient }) => !recipient), first.find(({ recipient }) => recipient)]
    const compose = (mail: typeof office) => paperExpiring.compose(context, mail as never)
    expect(await compose(office)).toMatchObject({
      subject: expect.stringMatching(/: Certificate expires Dec 31$/),
    })
    expect(await compose(agent)).toMatchObject({
      subject: 'Your Certificate expires December 31, 2031',
      next: [expect.stringContaining('email a copy to hello@marquee.example')],
    })
    // a renewed paper is reminded of again, and its old mail says nothing any more
    await db
      .updateTable('agent_papers')
      .set({ expires_on: '2033-12-31' })
      .where('expires_on', '=', '2031-12-31')
      .execute()
    expect(await compose(agent)).toBeNull()
    expect(await queued('2033-12-20')).toHaveLength(5)
  })
})
