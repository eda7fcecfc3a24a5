import assert from 'node:assert/strict'
import { mailTo } from '../../support/mail-to.ts'
import type { RunningServer } from '../../support/running-server.ts'
import { LOOKS, type Thing, type Walker } from './walker.ts'

const TALENT = 'Tunde Vox'
const CARD: Thing = { role: 'article', name: TALENT }
const PROFILE: Thing = { role: 'dialog', name: TALENT }
const SENT: Thing = { role: 'region', name: 'Request sent' }
const field = (name: string): Thing => ({ role: 'field', name })

/** A visitor finds a performer by name, reads the profile, and books. */
export async function walkAsVisitor(walker: Walker, product: RunningServer): Promise<void> {
  const email = `visitor.${walker.look.name}@journey.example`

  await walker.step('searches by name and reads a profile', async () => {
    await walker.goto('/')
    await walker.type({ role: 'searchbox', name: 'Search' }, 'tunde')
    await walker.says('Showing 1 of 24')
    await walker.expectGood()
    await walker.click({ role: 'link', name: 'View Profile', within: CARD })
    await walker.sees(PROFILE)
    await walker.expectGood()
    await walker.click({ role: 'link', name: 'Book Now', within: PROFILE })
    await walker.isAt(/^\/booking\?/)
  })

  await walker.step('fills in the form and sends it', async () => {
    await walker.holds(field('Select Agent (required)'), `${TALENT} - dj`)
    await walker.type(field('Your Name (required)'), 'Delphine Oakes')
    await walker.type(field('Email (required)'), email)
    await walker.choose(field('Event Type (required)'), 'wedding')
    await walker.setTime(field('Event Date (required)'), `2031-11-${LOOKS.indexOf(walker.look) + 10}T21:00`)
    await walker.type(field('Duration'), '3')
    await walker.type(field('Event Location'), '55 Trinity Ave SW, Atlanta')
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Submit Booking Request' })
    await walker.says('Booking Submitted!')
  })

  await walker.step('lands at home with a ticket of the request', async () => {
    await walker.isAt(/^\/$/)
    await walker.reads(SENT, '9 PM to midnight (3 hours)')
    const rows = await product.query<{ number: number; status: string; start: string }>(
      `select number, status, to_char(event_date at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as start
       from bookings where customer_email = $1`,
      [email],
    )
    const day = LOOKS.indexOf(walker.look) + 10
    assert.deepEqual(rows, [{ number: rows[0]?.number, status: 'pending', start: `2031-11-${day} 21:00` }])
    await walker.reads(SENT, `B-${rows[0]?.number} ${TALENT}, Wedding`)
    await walker.expectGood()
  })

  await walker.step('receives the mail of the request', async () => {
    const { text = '' } = await mailTo(product, email, /booking request/i)
    assert.ok(text.includes(TALENT))
    assert.doesNotMatch(text, /\bE[SD]T\b/)
  })
}
