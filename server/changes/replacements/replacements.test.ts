import { expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { DANA, IMANI, startStage } from './test-support/stage.ts'

const sentence = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error?: string }).error]

test('who is free and fits: first the category, then the price, then shared specialties, then the rating (P15.63)', async () => {
  await using stage = await startStage()
  const { hireAnother, lena, ivo, omar, imani } = stage
  const magician = await hireAnother('Mia Magic', { category: 'magician', specialties: ['Weddings'], hourly_rate: 200 })
  await hireAnother('Ron Runway', { category: 'model', specialties: ['Runway'] })
  await hireAnother('Una Unpublished', { published_at: null })
  await hireAnother('Gus Gone', { archived_at: new Date() })
  await hireAnother('Nia Rest', { availability: false })
  const busy = await hireAnother('Bo Busy', { hourly_rate: 200 })
  await stage.book(busy.id)
  const alike = await hireAnother('Wes Wed', { specialties: ['Weddings'], hourly_rate: 500 })
  // as far from the price as Ivo
  const tied = await hireAnother('Ada Even', { specialties: ['House'], hourly_rate: 220 })
  const unknown = await hireAnother('Pia Priceless', { hourly_rate: null, rating: 5 })
  const { candidates, dropOuts, offer } = await stage.show()
  expect(candidates.map(({ id }) => id)).toEqual([
    ...[lena.agent.id, tied.id, ivo.agent.id, omar.agent.id, alike.id, unknown.id, magician.id],
  ])
  expect(candidates.map(({ id }) => id)).not.toContain(imani.agent.id)
  expect(candidates[2]).toMatchObject({
    name: 'Ivo Grant',
    priceCents: 72_000,
    differenceCents: -8_000,
    hasEmail: true,
  })
  expect(candidates[4]).toMatchObject({ sharedSpecialties: ['Weddings'], hasEmail: false })
  expect(candidates[5]).toMatchObject({ priceCents: null, differenceCents: null })
  expect([dropOuts, offer]).toEqual([[], null])
})

test('a pick from the mail is confirmed: time, price, status, mails, and the booking keeps its history (P15.64 to P15.67)', async () => {
  await using stage = await startStage()
  const { app, db, ivo, lena, omar, imani, booking, cookies, read } = stage
  await app.call('POST /api/agent/bookings/:id/answer', {
    ...{ cookie: cookies.imani, params: stage.params, body: { answer: 'declined', reason: 'I have the flu.' } },
  })
  expect((await stage.show()).dropOuts).toMatchObject([{ cause: 'declined', reason: 'I have the flu.' }])
  expect((await stage.offer([ivo.agent.id, lena.agent.id, omar.agent.id], 'All three play house.')).status).toBe(201)
  const token = await stage.tokenTo(DANA, 'replacement')
  const mail = stage.smtp.arrived.findLast(({ text }) => text?.includes('replacement='))
  for (const words of [
    "Imani Okafor can't make your wedding",
    'Ivo Grant: DJ, $720.00, $80.00 less',
    'Lena Park: DJ, $800.00\n',
  ]) {
    expect(mail?.text).toContain(words)
  }
  expect(mail?.text).toContain('Omar Diaz: DJ, $1,040.00, $240.00 more')
  expect(mail?.text).toContain('All three play house.')
  const opened = await app.call('POST /api/replacement', { body: { token } })
  expect(opened.body).toMatchObject({
    agentName: 'Imani Okafor',
    state: 'open',
    choices: [{ name: 'Ivo Grant' }, {}, {}],
  })
  expect(JSON.stringify(opened.body)).not.toContain('agentAnswer')

  const yes = await app.call('POST /api/agent/could-you/answer', {
    body: { token: await stage.tokenTo('omar@example.com', 'could-you'), answer: 'yes' },
  })
  expect(yes.body).toEqual({ answer: 'yes' })
  expect((await stage.show()).offer?.choices[2]).toMatchObject({ agentAnswer: 'yes' })

  const choiceId = await stage.choiceOf(omar.agent.id)
  const picked = await app.call('POST /api/replacement/pick', { body: { token, choiceId } })
  expect(picked.body).toMatchObject({ state: 'picked' })
  const work = await app.call('GET /api/admin/work', { cookie: cookies.admin })
  expect(work.body.items[0]).toMatchObject({ kind: 'picked', booking: { id: booking.id } })
  const notice = (await stage.arrived()).filter(({ subject }) => subject?.startsWith('Please confirm: Omar Diaz, '))
  expect(notice).toHaveLength(1)
  expect(notice[0]?.text).toContain("Pick: Omar Diaz: DJ, $1,040.00, $240.00 more\nTalent's answer: Can take it\n")
  // a pick reserves nobody
  expect(await db.selectFrom('agent_statuses').select('id').execute()).toEqual([])
  expect((await read()).agent_id).toBe(imani.agent.id)

  expect((await stage.confirm(choiceId)).status).toBe(200)
  const after = await read()
  expect(after).toMatchObject({
    ...{ id: booking.id, number: booking.number, agent_id: omar.agent.id, status: 'confirmed', total_cents: 104_000 },
    agent_answer: 'accepted',
  })
  const taken = await db.selectFrom('agent_statuses').select(['agent_id', 'booking_id', 'status']).execute()
  expect(taken).toEqual([{ agent_id: omar.agent.id, booking_id: booking.id, status: 'active' }])
  expect((await stage.show()).dropOuts).toEqual([])
  expect(await stage.subjectsTo(DANA)).toContainEqual(expect.stringMatching(/^Confirmed: Omar Diaz/))
  expect(await stage.subjectsTo('omar@example.com')).toContainEqual(expect.stringMatching(/^Confirmed: Wedding/))
  for (const one of ['ivo@example.com', 'lena@example.com']) {
    expect(await stage.subjectsTo(one)).toContainEqual(expect.stringMatching(/^Not needed: Wedding/))
  }
  const off = stage.smtp.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(IMANI))
  expect(off?.subject).toMatch(/^Off your calendar: Wedding/)
  expect(off?.source).not.toContain('Omar')
  const file = Buffer.from(off?.attachments[0]?.content as ArrayBuffer).toString()
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain(`SEQUENCE:${after.version}`)
  const again = await app.call('POST /api/replacement/pick', { body: { token, choiceId } })
  expect(sentence(again)).toEqual([409, 'You already picked Omar Diaz. Sign in to see your booking.'])
})

test("mails and links of the agent who left end with the booking's change of agent", async () => {
  await using stage = await startStage()
  const { app, ivo, cookies } = stage
  await app.database.pool.query(
    `insert into outbox_emails (kind, recipient, user_id, booking_id) values ('agent-request', $1, $2, $3)`,
    [IMANI, stage.imani.user.id, stage.booking.id],
  )
  const request = await stage.tokenTo(IMANI, 'request')
  await stage.offer([ivo.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  await stage.pick(choiceId)
  await app.database.pool.query(
    `insert into outbox_emails (kind, recipient, user_id, booking_id, next_attempt_at)
     values ('agent-changed', $1, $2, $3, now() + interval '1 hour')`,
    [IMANI, stage.imani.user.id, stage.booking.id],
  )
  expect((await stage.confirm(choiceId)).status).toBe(200)
  const subjects = await stage.subjectsTo(IMANI)
  expect(subjects.at(-1)).toMatch(/^Off your calendar/)
  expect(subjects).not.toContainEqual(expect.stringMatching(/^Changed: /))
  expect((await app.call('POST /api/agent/request', { body: { token: request } })).status).toBe(404)
  const mine = await app.call('GET /api/agent/bookings', { cookie: cookies.imani })
  expect(mine.body).toEqual([])
  const answer = { cookie: cookies.imani, params: stage.params, body: { answer: 'accepted' } } as const
  expect((await app.call('POST /api/agent/bookings/:id/answer', answer)).status).toBe(404)
})

test.each([
  ['a dearer agent leaves the difference owed', 'omar', { owed: 24_000, excess: 0, payment_status: 'pending' }],
  ['a cheaper agent leaves a refund that is due', 'ivo', { owed: 0, excess: 8_000, payment_status: 'paid' }],
  ['the same price changes nothing', 'lena', { owed: 0, excess: 0, payment_status: 'paid' }],
] as const)('of a paid booking %s, to the cent, with and without an invoice (P15.66)', async (_name, who, expected) => {
  for (const invoiced of [false, true]) {
    await using stage = await startStage()
    const { app, db, booking, cookies } = stage
    await stage.confirmBooking()
    if (invoiced) {
      await buildInvoice(db, booking.id, { subtotal_cents: 80_000, tax_cents: 0, total_cents: 80_000, status: 'paid' })
    }
    await stage.payWhole()
    expect(sentence(await stage.giveTo(stage[who].agent.id))).toEqual([200, undefined])
    const { body } = await app.call('GET /api/admin/bookings/:id', { cookie: cookies.admin, params: stage.params })
    const account = await db
      .selectFrom('booking_accounts')
      .select('excess_cents')
      .where('booking_id', '=', booking.id)
      .executeTakeFirst()
    expect([body.owed, account?.excess_cents ?? 0, (await stage.read()).payment_status], String(invoiced)).toEqual([
      ...[expected.owed, expected.excess, expected.payment_status],
    ])
    const invoices = await db
      .selectFrom('invoices')
      .select(['total_cents', 'voided_at', 'status'])
      .orderBy('invoice_number')
      .execute()
    if (invoiced) {
      const total = { omar: 104_000, ivo: 72_000, lena: 80_000 }[who]
      expect(invoices.map(({ total_cents, voided_at }) => [total_cents, voided_at !== null])).toEqual([
        ...[
          [80_000, true],
          [total, false],
        ],
      ])
    } else expect(invoices).toEqual([])
    expect(body.agent.id).toBe(stage[who].agent.id)
  }
})

test('travel and discounts stay beside the price of the next agent', async () => {
  const line = { label: '', hours: null, rate: null, percent: null }
  await using stage = await startStage({
    total_cents: 82_000,
    price_lines: JSON.stringify([
      { ...line, kind: 'talent', share: 'shared', hours: 4, rate: 20_000, amount: 80_000 },
      { ...line, kind: 'travel', share: 'talent', amount: 5_000 },
      { ...line, kind: 'discount', share: 'shared', label: 'Friend', amount: -3_000 },
    ]),
  })
  const { omar } = stage
  expect((await stage.show()).candidates.find(({ id }) => id === omar.agent.id)).toMatchObject({
    ...{ priceCents: 106_000, differenceCents: 24_000 },
  })
  await stage.offer([omar.agent.id])
  const choiceId = await stage.choiceOf(omar.agent.id)
  await stage.pick(choiceId)
  await stage.confirm(choiceId)
  expect(await stage.read()).toMatchObject({
    total_cents: 106_000,
    price_lines: [
      { kind: 'talent', amount: 104_000, rate: 26_000 },
      { kind: 'travel' },
      { kind: 'discount', amount: -3_000 },
    ],
  })
})

test('a withdrawn offer ends its links, and the agents who were asked are notified (P15.65)', async () => {
  await using stage = await startStage()
  const { app, ivo } = stage
  await stage.offer([ivo.agent.id])
  const [token, asked] = [await stage.tokenTo(DANA, 'replacement'), await stage.tokenTo('ivo@example.com', 'could-you')]
  expect((await app.call('POST /api/agent/could-you', { body: { token: asked } })).body).toMatchObject({
    agentName: 'Ivo Grant',
  })
  expect((await stage.offer([ivo.agent.id])).status).toBe(409)
  expect((await stage.withdraw()).status).toBe(200)
  expect((await stage.withdraw()).status).toBe(409)
  expect((await app.call('POST /api/replacement', { body: { token } })).status).toBe(409)
  const answer = await app.call('POST /api/agent/could-you/answer', { body: { token: asked, answer: 'yes' } })
  expect(sentence(answer)).toEqual([409, "This date is settled. You don't need to do anything."])
  expect(await stage.subjectsTo('ivo@example.com')).toContainEqual(expect.stringMatching(/^Not needed/))
  expect((await stage.show()).candidates).toHaveLength(3)
})

test('a no takes the agent out; the customer who had picked them gets another link, without others the office an alert', async () => {
  await using stage = await startStage()
  const { app, ivo, lena } = stage
  await stage.offer([ivo.agent.id, lena.agent.id])
  const says = async (who: string, answer: 'yes' | 'no') =>
    app.call('POST /api/agent/could-you/answer', {
      body: { token: await stage.tokenTo(`${who}@example.com`, 'could-you'), answer },
    })
  const first = await stage.tokenTo(DANA, 'replacement')
  const choiceId = await stage.choiceOf(ivo.agent.id)
  await app.call('POST /api/replacement/pick', { body: { token: first, choiceId } })
  expect((await says('ivo', 'no')).status).toBe(200)
  expect((await says('ivo', 'yes')).status).toBe(409)
  expect((await stage.confirm(choiceId)).status).toBe(409)
  const second = await stage.tokenTo(DANA, 'replacement')
  expect(second).not.toBe(first)
  expect(stage.smtp.arrived.findLast(({ text }) => text?.includes('replacement='))?.text).toContain(
    'Ivo Grant is no longer free',
  )
  const { body } = await app.call('POST /api/replacement', { body: { token: second } })
  expect(body.choices.map(({ name, state }) => [name, state])).toEqual([
    ['Ivo Grant', 'gone'],
    ['Lena Park', 'offered'],
  ])
  await says('lena', 'no')
  expect((await stage.show()).offer).toBeNull()
})

test('an offer ends with its booking: canceled, completed or moved', async () => {
  for (const end of ['cancel', 'move'] as const) {
    await using stage = await startStage()
    const { app, cookies, params, ivo } = stage
    await stage.offer([ivo.agent.id])
    const [token, choiceId] = [await stage.tokenTo(DANA, 'replacement'), await stage.choiceOf(ivo.agent.id)]
    if (end === 'cancel') {
      await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params, body: { status: 'cancelled' } })
    } else {
      const body = { eventDuration: 5 }
      await app.call('PUT /api/admin/bookings/:id/details', { cookie: cookies.admin, params, body })
    }
    const picks = [
      await app.call('POST /api/replacement/pick', { body: { token, choiceId } }),
      await stage.pick(choiceId),
    ]
    expect(
      picks.map(({ status }) => status),
      end,
    ).toEqual([409, 409])
    expect((await stage.confirm(choiceId)).status, end).toBe(409)
    expect((await stage.offer([ivo.agent.id])).status, end).toBe(end === 'cancel' ? 409 : 201)
  }
})

test('only the customer of the booking picks, and only what was offered', async () => {
  await using stage = await startStage()
  const { app, ivo, lena } = stage
  await stage.offer([ivo.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  const stranger = await app.call('POST /api/customer/bookings/:id/replacement', {
    ...{ cookie: stage.cookies.admin, params: stage.params, body: { choiceId } },
  })
  expect(stranger.status).toBe(403)
  expect((await stage.pick(crypto.randomUUID())).status).toBe(404)
  expect((await app.call('POST /api/replacement', { body: { token: 'x'.repeat(43) } })).status).toBe(404)
  expect(
    (await app.call('POST /api/agent/could-you', { body: { token: await stage.tokenTo(DANA, 'replacement') } })).status,
  ).toBe(404)
  expect((await stage.offer([lena.agent.id, ivo.agent.id])).status).toBe(409)
  const mine = await app.call('GET /api/customer/replacements', { cookie: stage.cookies.dana })
  expect(mine.body).toMatchObject([{ bookingId: stage.booking.id, choices: [{ id: choiceId }] }])
})
