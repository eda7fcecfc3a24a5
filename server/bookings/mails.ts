import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { plainName } from '#server/mail/layout.ts'
import { categoryWords } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'

async function findBooking(db: Database, id: string | null) {
  if (id === null) return undefined
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['a.name as agent_name', 'a.category', 'b.customer_name', 'b.customer_email', 'b.customer_phone'])
    .select(['b.event_type', 'b.event_date', 'b.event_duration', 'b.event_location', 'b.special_requests'])
    .select(['b.total_cents', 'b.requested_as'])
    .where('b.id', '=', id)
    .executeTakeFirst()
}

type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

function factsOf(booking: FoundBooking): [string, string][] {
  return [
    ['Talent', `${booking.agent_name} (${categoryWords(booking.category)})`],
    ['Event', EVENT_TYPE_LABELS[booking.event_type]],
    ['Date', formatAtlantaTime(booking.event_date)],
    ['Duration', hours(booking.event_duration)],
    ['Total', booking.total_cents === null ? 'Price to be confirmed' : formatCents(booking.total_cents)],
  ]
}

/**
 * Tells whoever's address was typed that a request came in. The address isn't proven to be theirs, so nothing they
 * wrote is repeated but the name.
 */
export const bookingReceived: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findBooking(db, mail.booking_id)
    if (!booking) return null
    const stranger = booking.requested_as === 'known_not_signed_in'
    return {
      subject: `We have your booking request for ${booking.agent_name}`,
      lead: `Hello ${plainName(booking.customer_name)}, we have your request. Nothing is charged now; we confirm the booking first.`,
      facts: factsOf(booking),
      next: [
        'We will write to you as soon as it is confirmed.',
        ...(stranger
          ? [
              'This request was made with your e-mail address by someone who was not signed in. If it was not you, tell us and we will cancel it; nothing in your account has changed.',
            ]
          : []),
      ],
      ...(stranger && {
        action: {
          label: 'Sign in to see it',
          url: `${config.publicUrl}/customer/login?email=${encodeURIComponent(booking.customer_email)}`,
        },
      }),
    }
  },
}

const STANDING: Record<FoundBooking['requested_as'], string> = {
  new_customer: 'New customer',
  signed_in: 'Known customer, signed in',
  known_not_signed_in: 'Known customer, not signed in',
  office: 'Entered by the office',
}

/** Tells the agency about a request, with everything needed to answer it. */
export const bookingNotice: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findBooking(db, mail.booking_id)
    if (!booking) return null
    return {
      subject: `New booking request: ${booking.agent_name}, ${formatAtlantaTime(booking.event_date)}`,
      lead: 'A booking request is waiting for your answer.',
      facts: [
        ...factsOf(booking),
        ['Location', booking.event_location ?? 'Not given'],
        ['Customer', booking.customer_name],
        ['Email', booking.customer_email],
        ['Phone', booking.customer_phone ?? 'Not given'],
        ['Account', STANDING[booking.requested_as]],
        ['Special requests', booking.special_requests ?? 'None'],
      ],
      action: { label: 'Open the bookings', url: `${config.publicUrl}/admin/bookings` },
    }
  },
}
