import assert from 'node:assert/strict'
import { mailTo } from '../../support/mail-to.ts'
import type { RunningServer } from '../../support/running-server.ts'
import { asOwner, type Look, send, type Thing, type Walker } from './walker.ts'

const PASSWORD = 'four quiet lanterns'
const TICKET: Thing = { role: 'article', name: 'Mabel Ortiz' }
const field = (name: string): Thing => ({ role: 'field', name })

const namesOf = (look: Look) => {
  const word = `${look.theme === 'dark' ? 'Dusk' : 'Dawn'}${look.width}`
  return { name: `Odile ${word}`, username: `odile${word.toLowerCase()}`, email: `odile.${look.name}@journey.example` }
}

/** Takes those who joined off the roster again. */
export async function leaveRoster(product: RunningServer): Promise<void> {
  await product.query(`delete from agent_statuses where agent_id in (select id from agents where name like 'Odile D%')`)
  await product.query(`update agents set archived_at = now(), published_at = null where name like 'Odile D%'`)
}

/** A visitor asks for this person. */
async function request(product: RunningServer, name: string, look: Look): Promise<void> {
  const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', [name])
  await send(product, 'POST', '/api/bookings', {
    ...{ agentId: agent?.id, customerName: 'Mabel Ortiz', customerEmail: `mabel.${look.name}@journey.example` },
    ...{ eventType: 'birthday', eventDate: '2031-06-20T21:00', duration: 3, customerPhone: '(404) 555-0123' },
  })
}

/** A performer joins by an invite, writes a profile, and answers the first request. */
export async function walkAsPerformer(walker: Walker, product: RunningServer): Promise<void> {
  const { name, username, email } = namesOf(walker.look)

  await walker.step('follows the link of the invite, and opens an account', async () => {
    await asOwner(product, 'POST', '/api/admin/invite-codes', { email, category: 'dj' })
    const invite = await mailTo(product, email, /invite/i)
    const link = /https?:\/\/\S+\/agent\/register\?\S+/.exec(invite.text ?? '')?.[0] ?? ''
    await walker.goto(new URL(link).pathname + new URL(link).search)
    await walker.click({ role: 'button', name: 'Continue' })
    await walker.says(email)
    await walker.type(field('Username (required)'), username)
    await walker.type(field('Full name (required)'), name)
    await walker.type(field('Password (required)'), PASSWORD)
    await walker.type(field('Confirm password (required)'), PASSWORD)
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Join the roster' })
    await walker.isAt(/^\/agent\/dashboard$/)
    await walker.says('Get your profile ready')
    await walker.expectGood()
  })

  await walker.step('writes a profile', async () => {
    await walker.click({ role: 'link', name: 'Edit Profile' })
    await walker.type(field('Bio'), 'Vinyl until the lights come up.')
    await walker.click({ role: 'button', name: 'Save Changes' })
    await walker.says('Profile updated')
    await walker.expectGood()
  })

  await walker.step('is published, and sees a request arrive on the open dashboard', async () => {
    await product.query('update agents set published_at = now(), hourly_rate = 90 where name = $1', [name])
    await walker.goto('/agent/dashboard')
    await walker.isAt(/^\/agent\/dashboard$/)
    await request(product, name, walker.look)
    await walker.says('Pending', TICKET)
    await walker.lacks(TICKET, /\(404\) 555-0123/)
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Accept', within: TICKET })
    await walker.says('You accepted', TICKET)
  })

  await walker.step('reads the customer’s phone number once the office has confirmed', async () => {
    const [booking] = await product.query<{ id: string }>(
      `select b.id from bookings b join agents a on a.id = b.agent_id where a.name = $1`,
      [name],
    )
    await asOwner(product, 'PUT', `/api/bookings/${booking?.id}`, { status: 'confirmed' })
    await walker.says('Confirmed', TICKET)
    await walker.reads(TICKET, '(404) 555-0123')
    const { attachments } = await mailTo(product, email, /^Confirmed/)
    assert.ok(attachments.some(({ mimeType }) => mimeType === 'text/calendar'))
  })
}
