import { expect, test } from 'vitest'
import { DANA, startStage } from './test-support/stage.ts'

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('of two picks at once one counts, the other is 409 (P15.65)', async () => {
  for (const ways of ['links', 'portal', 'both'] as const) {
    await using stage = await startStage()
    const { app, db, ivo, lena } = stage
    await stage.offer([ivo.agent.id, lena.agent.id])
    const token = await stage.tokenTo(DANA, 'replacement')
    const choices = [await stage.choiceOf(ivo.agent.id), await stage.choiceOf(lena.agent.id)]
    const byLink = (choiceId = '') => app.call('POST /api/replacement/pick', { body: { token, choiceId } })
    const [first, second] = {
      links: [byLink, byLink],
      portal: [stage.pick, stage.pick],
      both: [byLink, stage.pick],
    }[ways] as [typeof byLink, typeof byLink]
    const answers = await Promise.all([first(choices[0]), second(choices[1])])
    expect(statuses(answers), ways).toEqual([200, 409])
    const states = await db.selectFrom('replacement_choices').select('state').orderBy('state').execute()
    expect(states, ways).toEqual([{ state: 'offered' }, { state: 'picked' }])
  }
})

test('of a pick and a withdrawal at once the offer ends withdrawn (P15.65)', async () => {
  for (let run = 0; run < 5; run++) {
    await using stage = await startStage()
    const { db, ivo } = stage
    await stage.offer([ivo.agent.id])
    const choiceId = await stage.choiceOf(ivo.agent.id)
    const [picked, withdrawn] = await Promise.all([stage.pick(choiceId), stage.withdraw()])
    expect([200, 409]).toContain(picked.status)
    expect(withdrawn.status).toBe(200)
    expect(await db.selectFrom('replacement_offers').select('state').execute()).toEqual([{ state: 'withdrawn' }])
    expect(await db.selectFrom('replacement_choices').select('state').execute()).toEqual([{ state: 'passed' }])
    expect((await stage.confirm(choiceId)).status).toBe(409)
  }
})

test("of an agent's no and a withdrawal at once neither fails: one counts", async () => {
  for (let run = 0; run < 5; run++) {
    await using stage = await startStage()
    const { app, db, ivo, lena } = stage
    await stage.offer([ivo.agent.id, lena.agent.id])
    const token = await stage.tokenTo('ivo@example.com', 'could-you')
    await stage.pick(await stage.choiceOf(ivo.agent.id))
    const no = app.call('POST /api/agent/could-you/answer', { body: { token, answer: 'no' } })
    const [said, withdrawn] = await Promise.all([no, stage.withdraw()])
    expect([200, 409]).toContain(said.status)
    expect(withdrawn.status).toBe(200)
    expect(await db.selectFrom('replacement_offers').select('state').execute()).toEqual([{ state: 'withdrawn' }])
  }
})

test('of two admins who confirm at once one does, and the mails go out once (P15.66)', async () => {
  await using stage = await startStage()
  const { db, omar } = stage
  await stage.offer([omar.agent.id])
  const choiceId = await stage.choiceOf(omar.agent.id)
  await stage.pick(choiceId)
  expect(statuses(await Promise.all([stage.confirm(choiceId), stage.confirm(choiceId)]))).toEqual([200, 409])
  expect(await db.selectFrom('agent_statuses').select('agent_id').execute()).toEqual([{ agent_id: omar.agent.id }])
  const confirmed = (await stage.subjectsTo(DANA)).filter((subject) => subject?.startsWith('Confirmed'))
  expect(confirmed).toHaveLength(1)
})

test('of a confirmation and a withdrawal at once one counts', async () => {
  for (let run = 0; run < 5; run++) {
    await using stage = await startStage()
    const { db, omar, imani } = stage
    await stage.offer([omar.agent.id])
    const choiceId = await stage.choiceOf(omar.agent.id)
    await stage.pick(choiceId)
    const [confirmed, withdrawn] = await Promise.all([stage.confirm(choiceId), stage.withdraw()])
    expect(statuses([confirmed, withdrawn])).toEqual([200, 409])
    const won = confirmed.status === 200
    const { state } = await db.selectFrom('replacement_offers').select('state').executeTakeFirstOrThrow()
    expect(state).toBe(won ? 'confirmed' : 'withdrawn')
    expect((await stage.read()).agent_id).toBe(won ? omar.agent.id : imani.agent.id)
  }
})

test('an agent taken between the pick and its confirmation is 409; the others stay, the customer gets another link', async () => {
  await using stage = await startStage()
  const { app, db, ivo, lena, imani } = stage
  await stage.confirmBooking()
  await stage.offer([ivo.agent.id, lena.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  const first = await stage.tokenTo(DANA, 'replacement')
  await stage.pick(choiceId)
  expect((await stage.book(ivo.agent.id)).status).toBe(200)
  const refused = await stage.confirm(choiceId)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: 'Ivo Grant was booked for that time meanwhile. The other choices stay.' },
  ])
  expect(await stage.read()).toMatchObject({ agent_id: imani.agent.id, status: 'confirmed', total_cents: 80_000 })
  const held = await db.selectFrom('agent_statuses').select('agent_id').where('booking_id', '=', stage.booking.id)
  expect(await held.execute()).toEqual([{ agent_id: imani.agent.id }])
  const second = await stage.tokenTo(DANA, 'replacement')
  expect(second).not.toBe(first)
  const other = await stage.choiceOf(lena.agent.id)
  const again = await app.call('POST /api/replacement/pick', { body: { token: second, choiceId: other } })
  expect(again.status).toBe(200)
  expect((await stage.confirm(other)).status).toBe(200)
  expect((await stage.read()).agent_id).toBe(lena.agent.id)
})

test('of a confirmation and another booking of that agent at once one gets the time', async () => {
  for (let run = 0; run < 3; run++) {
    await using stage = await startStage()
    const { db, omar, ivo } = stage
    await stage.offer([omar.agent.id, ivo.agent.id])
    const choiceId = await stage.choiceOf(omar.agent.id)
    await stage.pick(choiceId)
    const [confirmed, booked] = await Promise.all([stage.confirm(choiceId), stage.book(omar.agent.id)])
    expect(statuses([confirmed, booked])).toEqual([200, 409])
    const taken = await db.selectFrom('agent_statuses').select('agent_id').where('status', '=', 'active').execute()
    expect(taken).toEqual([{ agent_id: omar.agent.id }])
  }
})

test('an agent taken before the pick leaves the offer with 409; the others stay (P15.65)', async () => {
  await using stage = await startStage()
  const { app, ivo, lena } = stage
  await stage.offer([ivo.agent.id, lena.agent.id])
  const token = await stage.tokenTo(DANA, 'replacement')
  await stage.book(ivo.agent.id)
  const pick = async (agentId: string) =>
    app.call('POST /api/replacement/pick', { body: { token, choiceId: await stage.choiceOf(agentId) } })
  expect((await pick(ivo.agent.id)).status).toBe(409)
  expect((await pick(lena.agent.id)).status).toBe(200)
})

test('when the picked agent was the last choice, the customer gets an email that we look for someone else', async () => {
  await using stage = await startStage()
  const { ivo } = stage
  await stage.offer([ivo.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  await stage.pick(choiceId)
  await stage.book(ivo.agent.id)
  expect((await stage.confirm(choiceId)).status).toBe(409)
  expect((await stage.show()).offer).toBeNull()
  const mail = (await stage.arrived()).findLast(({ envelopeTo }) => envelopeTo.includes(DANA))
  expect(mail?.subject).toMatch(/^No longer free: /)
  expect(mail?.text).toContain("We're looking for someone else and will email you.")
})
