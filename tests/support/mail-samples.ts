import type { MailKindName } from '#server/mail/mail-kinds.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import type { MailScene } from './mail-scene.ts'

/** What a queued mail is about, and to whom it goes; the customer when nothing is said. */
type Sample = Partial<Pick<QueuedMail, 'recipient' | 'customer_id' | 'user_id' | 'booking_id' | 'data'>>

const toOffice = (more: Sample): Sample => ({ recipient: null, ...more })

/** The mails of each kind, one for each way it can read. */
export const MAIL_SAMPLES: Record<MailKindName, (scene: MailScene) => Record<string, Sample>> = {
  'account-created': ({ newcomer, first }) => ({
    customer: { customer_id: newcomer.id, recipient: newcomer.email },
    request: { customer_id: newcomer.id, recipient: newcomer.email, booking_id: first.id },
  }),
  'agent-answer': ({ accepted, declined }) => ({
    accepted: toOffice({ booking_id: accepted.id }),
    declined: toOffice({ booking_id: declined.id }),
  }),
  'agent-cancelled': (scene) => ({ agent: aboutAgent(scene, scene.cancelled) }),
  'agent-changed': (scene) => ({
    confirmed: aboutAgent(scene, scene.confirmed),
    pending: aboutAgent(scene, scene.pending),
  }),
  'agent-confirmed': (scene) => ({ agent: aboutAgent(scene, scene.confirmed) }),
  'agent-invitation': ({ invite }) => ({ stranger: { recipient: 'new@example.com', data: { inviteId: invite.id } } }),
  'agent-published': ({ agent, user }) => ({
    agent: {
      recipient: user.email,
      user_id: user.id,
      data: { agentId: agent.id, publishedAt: agent.published_at?.toISOString() },
    },
  }),
  'agent-reminder': (scene) => ({
    agent: {
      ...aboutAgent(scene, scene.confirmed),
      data: { once: `24h:${scene.confirmed.event_date.toISOString()}` },
    },
  }),
  'agent-request': (scene) => ({ agent: aboutAgent(scene, scene.pending) }),
  'agent-unanswered': ({ pending }) => ({ office: toOffice({ booking_id: pending.id }) }),
  'booking-cancelled': ({ cancelled, refunded, lost }) => ({
    terms: { booking_id: lost.id },
    unpaid: { booking_id: cancelled.id },
    refunded: { booking_id: refunded.id },
  }),
  'booking-changed': ({ pending, priced }) => ({
    pending: { booking_id: pending.id },
    confirmed: { booking_id: priced.id },
  }),
  'booking-completed': ({ completed }) => ({ customer: { booking_id: completed.id } }),
  'booking-confirmed': ({ confirmed, priced }) => ({
    plain: { booking_id: confirmed.id },
    priced: { booking_id: priced.id },
  }),
  'booking-notice': ({ pending, unpriced }) => ({
    known: toOffice({ booking_id: pending.id }),
    unpriced: toOffice({ booking_id: unpriced.id }),
  }),
  'booking-received': ({ pending, known, unpriced }) => ({
    signedIn: { booking_id: pending.id },
    known: { booking_id: known.id },
    newcomer: { booking_id: unpriced.id },
  }),
  'booking-reminder': ({ confirmed }) => ({
    customer: { booking_id: confirmed.id, data: { once: `24h:${confirmed.event_date.toISOString()}` } },
  }),
  'chat-application': ({ chat }) => ({ office: toOffice({ data: { sessionId: chat.id } }) }),
  'chat-person': ({ chat }) => ({ office: toOffice({ data: { sessionId: chat.id } }) }),
  'chat-taken-over': ({ chat, booker }) => ({
    colleague: {
      recipient: booker.email,
      user_id: booker.id,
      data: { sessionId: chat.id, by: 'Jules' },
    },
  }),
  'chat-transcript': ({ chat }) => ({ visitor: { data: { sessionId: chat.id } } }),
  'contact-answer': ({ customer }) => ({
    phone: { customer_id: customer.id, data: { says: 'phone' } },
    declined: { customer_id: customer.id, data: { says: 'declined' } },
  }),
  'contact-asked': ({ customer, wish }) => ({
    customer: { customer_id: customer.id, data: { wishId: wish.id } },
  }),
  'contact-wish': ({ wish }) => ({ office: toOffice({ data: { wishId: wish.id } }) }),
  'could-you': ({ dropped, asked }) => ({
    agent: {
      ...{ recipient: asked.user.email, user_id: asked.user.id, booking_id: dropped.id },
      data: { choiceId: asked.choice.id },
    },
  }),
  'customer-canceled': ({ lost }) => ({ office: toOffice({ booking_id: lost.id }) }),
  'customer-message': ({ message }) => ({ customer: { data: { messageId: message.id } } }),
  'deposit-reminder': ({ proposals }) => ({ customer: { data: { proposal: proposals.signed } } }),
  'drop-out': ({ dropped }) => ({ office: toOffice({ booking_id: dropped.id }) }),
  'email-changed': ({ customer }) => ({ customer: { customer_id: customer.id } }),
  'email-confirmation': ({ newcomer, mailedWish }) => ({
    customer: { customer_id: newcomer.id, recipient: 'casey.new@example.com', data: { wishId: mailedWish.id } },
  }),
  'event-canceled': ({ lost }) => ({ customer: { booking_id: lost.id, data: { bookings: lost.id } } }),
  'event-changed': ({ pending, confirmed }) => ({
    customer: { booking_id: confirmed.id, data: { bookings: `${pending.id},${confirmed.id}`, reissued: '1' } },
  }),
  'event-proposal': ({ proposals }) => ({ customer: { data: { proposal: proposals.open } } }),
  'hold-overruled': ({ proposals }) => ({ office: toOffice({ data: { proposal: proposals.open } }) }),
  'invoice-reminder': ({ dueSoon, overdue }) => ({
    due: { data: { invoiceId: dueSoon.id } },
    overdue: { data: { invoiceId: overdue.id } },
  }),
  'invoice-sent': ({ mailing }) => ({ customer: { data: { mailingId: mailing.id } } }),
  'paper-expiring': ({ paper, user }) => ({
    office: toOffice({ data: { paperId: paper.id, expiresOn: paper.expires_on } }),
    agent: { recipient: user.email, user_id: user.id, data: { paperId: paper.id, expiresOn: paper.expires_on } },
  }),
  'password-changed': ({ customer, user }) => ({
    customer: { customer_id: customer.id },
    agent: { recipient: user.email, user_id: user.id, data: { feed: 'ended' } },
  }),
  'password-link': ({ customer, user, owner }) => ({
    customer: { customer_id: customer.id },
    agent: { recipient: user.email, user_id: user.id },
    admin: { recipient: owner.email, user_id: owner.id },
  }),
  'payment-dispute': ({ dispute }) => ({
    open: toOffice({ data: { disputeId: dispute.id, state: 'open' } }),
    lost: toOffice({ data: { disputeId: dispute.id, state: 'lost' } }),
    won: toOffice({ data: { disputeId: dispute.id, state: 'won' } }),
  }),
  'payment-not-due': ({ notDue }) => ({
    customer: { data: { paymentId: notDue.id } },
    office: toOffice({ data: { paymentId: notDue.id } }),
  }),
  'payment-notice': ({ reported, received }) => ({
    reported: toOffice({ data: { paymentId: reported.id } }),
    received: toOffice({ data: { paymentId: received.id } }),
  }),
  'payment-received': ({ reported, received }) => ({
    reported: { data: { paymentId: reported.id } },
    received: { data: { paymentId: received.id } },
  }),
  'payment-refunded': ({ refund }) => ({ customer: { data: { paymentId: refund.id } } }),
  'payment-reversed': ({ reversal }) => ({ customer: { data: { paymentId: reversal.id } } }),
  'payment-superseded': ({ reversal }) => ({
    customer: { data: { paymentId: reversal.id } },
    office: toOffice({ data: { paymentId: reversal.id } }),
  }),
  'payment-verified': ({ received }) => ({ customer: { data: { paymentId: received.id } } }),
  'payout-statement': ({ payout, user }) => ({
    agent: { recipient: user.email, user_id: user.id, data: { payoutId: payout.id } },
  }),
  'proposal-answer': ({ requests }) => ({
    accepted: toOffice(answered(requests.approved, 'accepted')),
    declined: toOffice(answered(requests.open, 'declined')),
    taken: toOffice(answered(requests.open, 'taken')),
  }),
  'proposal-countersigned': ({ proposals }) => ({
    customer: { data: { proposal: proposals.countersigned } },
    office: toOffice({ data: { proposal: proposals.countersigned } }),
  }),
  'proposal-notice': ({ proposals }) => ({
    accepted: toOffice({ data: { proposal: proposals.signed, about: 'accepted' } }),
    declined: toOffice({ data: { proposal: proposals.declined, about: 'declined' } }),
    expired: toOffice({ data: { proposal: proposals.open, about: 'expired' } }),
    stuck: toOffice({ data: { proposal: proposals.open, about: 'stuck' } }),
    question: toOffice({ data: { proposal: proposals.open, about: 'question', question: proposals.question } }),
  }),
  'proposal-signed': ({ proposals }) => ({ customer: { data: { proposal: proposals.signed } } }),
  'proposal-unanswered': ({ requests }) => ({ customer: requests.proposed }),
  'proposal-withdrawn': ({ proposals }) => ({ customer: { data: { proposal: proposals.withdrawn } } }),
  'request-approved': ({ requests }) => ({ customer: requests.approved }),
  'request-declined': ({ requests }) => ({ customer: requests.declined }),
  'request-notice': ({ requests }) => ({ office: toOffice(requests.open) }),
  'request-proposal': ({ requests }) => ({ customer: requests.proposed }),
  'request-unanswered': ({ requests }) => ({ office: toOffice(requests.open) }),
  'request-withdrawn': ({ requests }) => ({ office: toOffice(requests.withdrawn) }),
  'replacement-due': ({ dropped, declined }) => ({
    unpicked: toOffice({ booking_id: dropped.id }),
    nobody: toOffice({ booking_id: declined.id }),
  }),
  'replacement-none': ({ declined }) => ({ customer: { booking_id: declined.id } }),
  'replacement-offer': ({ dropped, asked }) => ({
    customer: { booking_id: dropped.id, data: { offerId: asked.choice.offer_id } },
  }),
  'replacement-picked': ({ picked }) => ({
    now: toOffice({ booking_id: picked.id }),
    late: toOffice({ booking_id: picked.id, data: { once: 'late' } }),
  }),
  'replacement-passed': ({ dropped, asked }) => ({
    agent: {
      ...{ recipient: asked.user.email, user_id: asked.user.id, booking_id: dropped.id },
      data: { choiceId: asked.withdrawn.id },
    },
  }),
  'replacement-released': ({ dropped, asked }) => ({
    agent: {
      ...{ recipient: asked.user.email, user_id: asked.user.id, booking_id: dropped.id },
      data: { agentId: asked.agent.id },
    },
  }),
  'review-invitation': ({ completed }) => ({ customer: { booking_id: completed.id } }),
  'review-notice': ({ reviewed }) => ({ office: toOffice({ booking_id: reviewed.id }) }),
  'second-factor-changed': ({ owner, user }) => ({
    passkey: { recipient: user.email, user_id: user.id, data: { change: 'passkey.added' } },
    last: { recipient: owner.email, user_id: owner.id, data: { change: 'authenticator-app.removed', left: 'none' } },
    codes: { recipient: owner.email, user_id: owner.id, data: { change: 'recovery-codes.made' } },
  }),
  'second-factor-reset': ({ owner, booker }) => ({
    owner: { recipient: owner.email, user_id: owner.id, data: { userId: booker.id } },
    account: { recipient: booker.email, user_id: booker.id, data: { userId: booker.id } },
  }),
  'staff-invitation': ({ staff }) => ({
    colleague: { recipient: 'colleague@example.com', data: { invitationId: staff.id } },
  }),
  'w9-request': ({ agent, user }) => ({
    agent: { recipient: user.email, user_id: user.id, data: { agentId: agent.id } },
  }),
}

function aboutAgent({ user }: MailScene, { id }: { id: string }): Sample {
  return { recipient: user.email, user_id: user.id, booking_id: id }
}

const answered = (request: MailScene['requests']['open'], answer: string): Sample => ({
  booking_id: request.booking_id,
  data: { ...request.data, answer },
})
