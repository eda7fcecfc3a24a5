import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signInBooker } from '#tests/support/sign-in.ts'
import { OFFICE, startStage } from '../test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())
const setByHand = (countersign_by_hand: boolean) =>
  stage.db.updateTable('agency_settings').set({ countersign_by_hand }).execute()
beforeEach(() => setByHand(true))

/** A signed event of two performers. */
async function sign() {
  const { ask, send, tokenOf, accept } = stage
  const event = await ask(['Imani Okafor', 'Zoë Ångström'])
  const { id } = (await send(event.eventId)).body
  const token = await tokenOf(event.email)
  const accepted = await accept(token)
  expect(accepted.status).toBe(200)
  return { ...event, id, token, accepted: accepted.body }
}
const countersign = (id: string, body: object = {}, cookie = stage.admin) =>
  stage.app.call('POST /api/admin/proposals/:id/countersign', {
    ...{ cookie, params: { id }, body: { name: 'Morgan Vale', agrees: true as const, ...body } },
  })
const pdfOf = async (id: string, query = '') => {
  const url = `/api/admin/proposals/${id}/agreement.pdf${query}`
  return (await stage.app.app.inject({ method: 'GET', url, headers: { cookie: stage.admin } })).rawPayload
}
const workOf = async (bookingIds: readonly string[]) => {
  const { body } = await stage.app.call('GET /api/admin/work', { cookie: stage.admin })
  return body.items.flatMap(({ kind, booking }) => (booking && bookingIds.includes(booking.id) ? [kind] : []))
}
const mailsAbout = async (to: string, subject: string) =>
  (await stage.mailsTo(to)).filter((mail) => mail.subject?.startsWith(subject))

describe('an agreement that is countersigned by hand (P16.20 to P16.22)', () => {
  test('waits once its customer signed: the event is confirmed, the office and the customer read that it waits', async () => {
    const { id, eventId, email, token, bookingIds, accepted } = await sign()
    expect(accepted.signed).toMatchObject({ name: 'Dana Whitfield', byHand: true, countersigned: null })
    expect(await stage.statusesOf(eventId)).toEqual(['confirmed', 'confirmed'])
    expect(await workOf(bookingIds)).toEqual(['countersign'])
    const list = (state?: 'countersign') =>
      stage.app.call('GET /api/admin/proposals', { cookie: stage.admin, query: state ? { state } : {} })
    expect((await list('countersign')).body.map((row) => [row.id, row.toCountersign])).toContainEqual([id, true])
    const [mail] = await mailsAbout(email, 'Confirmed: Wedding')
    expect(mail?.text).toContain('The agreement with your signature is attached.')
    expect(mail?.text).toContain('Next we countersign it, and email you the copy with both signatures.')
    const notices = await mailsAbout(OFFICE, 'Proposal signed')
    expect(notices.at(-1)?.text).toContain('The agreement waits for your signature')

    expect((await countersign(id)).status).toBe(200)
    expect(await workOf(bookingIds)).toEqual([])
    expect((await list('countersign')).body.map((row) => row.id)).not.toContain(id)
    const { proposals } = await stage.show(eventId)
    expect(proposals[0]?.signed).toMatchObject({ byHand: true, countersigned: { name: 'Morgan Vale' } })
    expect((await stage.open(token)).body.signed).toMatchObject({ countersigned: { name: 'Morgan Vale' } })
  })

  test('has a copy with both signatures, mailed to both sides; the copy of the customer stays as it was', async () => {
    const { id, email } = await sign()
    const signed = await pdfOf(id)
    expect(await readPdfText(signed)).toContain('on a copy of its own')
    await countersign(id)
    const both = await pdfOf(id)
    expect(await readPdfText(both)).toContain('By Morgan Vale for Marquee')
    expect(await pdfOf(id, '?copy=customer')).toEqual(signed)
    for (const [to, subject] of [
      [email, 'Signed by both of us: Wedding'],
      [OFFICE, 'Agreement countersigned: Wedding'],
    ] as const) {
      const mail = (await mailsAbout(to, subject)).at(-1)
      const [file] = mail?.attachments ?? []
      expect(file?.filename).toBe('agreement-marquee-both-signatures.pdf')
      expect(Buffer.from(file?.content as ArrayBuffer).equals(both), to).toBe(true)
    }
    expect(await pdfOf(id), 'printed once').toEqual(both)
  })

  test('says who signed, when, and keeps it: twenty at once sign once', async () => {
    const { id, email } = await sign()
    const booker = await signInBooker(stage.app)
    const answers = await sendAtOnce(20, (i) => countersign(id, { name: `Person ${i}` }, i % 2 ? booker : stage.admin))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 })
    const { db } = stage
    const row = await db.selectFrom('agreements').selectAll().where('proposal_id', '=', id).executeTakeFirstOrThrow()
    expect(row.countersigned_name).toBe(`Person ${answers.findIndex(({ status }) => status === 200)}`)
    expect(row.countersigned_at).toBeInstanceOf(Date)
    expect(row.countersigned_by).not.toBeNull()
    const entries = db.selectFrom('audit_log').select('after').where('action', '=', 'proposal.countersigned')
    expect(await entries.where('entity_id', '=', id).execute()).toMatchObject([
      { after: { countersignedAs: row.countersigned_name } },
    ])
    expect(await mailsAbout(email, 'Signed by both')).toHaveLength(1)
    for (const change of [{ countersigned_name: 'Someone else' }, { signed_name: 'Someone else' }, { pdf: null }]) {
      if ('pdf' in change) await pdfOf(id, '?copy=customer')
      const update = db.updateTable('agreements').set(change).where('proposal_id', '=', id).execute()
      await expect(update).rejects.toThrow('a signature never changes')
    }
    // an account that goes takes no signature along
    await db.updateTable('agreements').set({ countersigned_by: null }).where('proposal_id', '=', id).execute()
  })

  test('needs a name and the tick, an admin, and a proposal that was signed', async () => {
    const { id } = await sign()
    for (const body of [{ name: ' ' }, { agrees: false }, { name: 'x'.repeat(201) }]) {
      expect((await countersign(id, body)).status).toBe(400)
    }
    expect((await countersign('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const open = await stage.ask(['Tunde Vox'])
    const sent = (await stage.send(open.eventId)).body
    expect((await countersign(sent.id)).status).toBe(409)
  })

  test('is not work any more once its event is canceled', async () => {
    const { bookingIds, db } = { ...(await sign()), db: stage.db }
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', 'in', bookingIds).execute()
    expect(await workOf(bookingIds)).toEqual([])
  })
})

test('automatically is the default: nothing waits, and what was signed before the setting stays so', async () => {
  await setByHand(false)
  const { id, bookingIds, accepted } = await sign()
  await setByHand(true)
  expect(accepted.signed).toMatchObject({ byHand: false, countersigned: { name: 'Marquee', at: accepted.signed?.at } })
  expect(await workOf(bookingIds)).toEqual([])
  expect((await countersign(id)).body.error).toBe('This agreement was countersigned automatically.')
  expect(await readPdfText(await pdfOf(id))).toContain('Marquee, on receipt of the signature')
})
