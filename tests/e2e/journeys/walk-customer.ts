import assert from 'node:assert/strict'
import type { RunningServer } from '../../support/running-server.ts'
import { asOwner, LOOKS, type Look, send, type Thing, type Walker } from './walker.ts'

const PASSWORD = 'house-lights-down'
const TALENT = 'Josiah Grant'
const TICKET: Thing = { role: 'article', name: TALENT }
const inTicket = (role: Thing['role'], name: string): Thing => ({ role, name, within: TICKET })
const field = (name: string): Thing => ({ role: 'field', name })

/** A customer of this look alone, with one event that is to be paid and one that is over, both with the same talent. */
async function welcome(product: RunningServer, look: Look): Promise<string> {
  const email = `returning.${look.name}@journey.example`
  const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', [TALENT])
  const day = LOOKS.indexOf(look) + 10
  const request = async (eventDate: string) => {
    const { values } = await send(product, 'POST', '/api/bookings', {
      ...{ agentId: agent?.id, customerName: 'Opal Renfro', customerEmail: email, customerPhone: '(404) 555-0177' },
      ...{ eventType: 'birthday', eventDate, duration: 4, location: '55 Trinity Ave, Atlanta' },
    })
    return values.id
  }
  const coming = await request(`2031-08-${day}T19:00`)
  const past = await request(`2031-09-${day}T19:00`)
  await asOwner(product, 'PUT', `/api/bookings/${coming}`, { status: 'confirmed' })
  await product.query(
    `update bookings set event_date = now() - interval '3 days', status = 'completed',
       completed_at = now() - interval '2 days' where id = $1`,
    [past],
  )
  await product.query(
    `update customers set must_change_password = false, temporary_password_expires_at = null,
       password_hash = (select password_hash from customers where email = 'renee@marquee.example') where email = $1`,
    [email],
  )
  return email
}

/** A customer pays one event, reviews another, and books the same talent again. */
export async function walkAsCustomer(walker: Walker, product: RunningServer): Promise<void> {
  const { look } = walker
  const email = await welcome(product, look)

  await walker.step('signs in and reads the ticket', async () => {
    await walker.goto('/customer/login')
    await walker.type(field('Email (required)'), email)
    await walker.type(field('Password (required)'), PASSWORD)
    await walker.click({ role: 'button', name: 'Sign In' })
    await walker.isAt(/^\/customer\/dashboard/)
    await walker.says('Confirmed', TICKET)
    await walker.expectGood()
  })

  await walker.step('pays, and reads that the payment is not verified yet', async () => {
    await walker.click(inTicket('button', 'Pay Now'))
    await walker.choose(field('Payment method'), 'zelle')
    await walker.type(field('Transaction ID (required)'), `ZL-${look.name}`)
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Submit Payment' })
    await walker.says('Payment Submitted')
    await walker.reads(TICKET, /Reported .* We'll email you once it's verified\./)
    const [payment] = await product.query<{ id: string }>('select id from payments where transaction_id = $1', [
      `ZL-${look.name}`,
    ])
    await asOwner(product, 'POST', `/api/admin/payments/${payment?.id}/verify`, {})
    await walker.goto('/customer/billing?tab=history')
    await walker.says('Payment Successful')
    await walker.expectGood()
    await walker.goto('/customer/dashboard')
    await walker.says('Paid', TICKET)
    await walker.lacks(TICKET, /Reported /)
  })

  await walker.step('reviews the event that is over', async () => {
    await walker.goto('/customer/dashboard?tab=past')
    await walker.click(inTicket('button', `Leave a review : ${TALENT}`))
    await walker.click({ role: 'radio', name: '5 stars' })
    await walker.type(field('Your review (required)'), 'The floor was full until the last song.')
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Send review' })
    await walker.says('Review sent, thank you', TICKET)
    const reviews = await product.query(
      `select t.rating, t.is_approved from testimonials t join bookings b on b.id = t.booking_id
       where b.customer_email = $1`,
      [email],
    )
    assert.deepEqual(reviews, [{ rating: 5, is_approved: false }])
  })

  await walker.step('books again, with everything that is known filled in', async () => {
    await walker.click(inTicket('link', `Book again : ${TALENT}`))
    await walker.isAt(/^\/booking\?/)
    await walker.holds(field('Your Name (required)'), 'Opal Renfro')
    await walker.holds(field('Email (required)'), email)
    await walker.holds(field('Duration'), '4')
    await walker.choose(field('Event Type (required)'), 'wedding')
    await walker.setTime(field('Event Date (required)'), `2031-10-${LOOKS.indexOf(look) + 10}T20:00`)
    await walker.expectGood()
    await walker.click({ role: 'button', name: 'Submit Booking Request' })
    await walker.says('Booking Submitted!')
    await walker.isAt(/^\/$/)
    await walker.goto('/customer/dashboard')
    await walker.sees(TICKET, 2)
    await walker.says('Pending')
  })
}
