import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import type { AuditAction, AuditEntity } from '#shared/model/audit.ts'
import { formatDate, formatTime } from '#web/lib/format.ts'

/** What was done, to be read after who did it. */
const DONE: Record<string, string> = {
  'admin.created': 'created an admin account',
  'admin.logged-in': 'logged in',
  'admin.password-changed': 'changed their password',
  'admin.password-reset': 'chose a new password with an emailed link',
  'admin.sessions-ended': 'ended the sessions of an admin',
  'admin.signed-out-everywhere': 'signed out everywhere',
  'agent.access-restored': 'let an agent sign in again',
  'agent.archived': 'archived an agent',
  'agent.changed': 'changed an agent',
  'agent.claimed': 'claimed a profile with an invite',
  'agent.created': 'added an agent',
  'agent.email-choice-changed': 'turned a kind of email on or off',
  'agent.login-created': 'created a login for an agent',
  'agent.contact-changed': "changed an agent's contact details",
  'agent.note-written': 'wrote a note on an agent',
  'agent.paper-added': "added an agent's paper",
  'agent.paper-changed': "changed an agent's paper",
  'agent.paper-deleted': "deleted an agent's paper",
  'agent.paper-file-opened': "downloaded the file of an agent's paper",
  'agent.paper-file-stored': "uploaded the file of an agent's paper",
  'agent.papers-opened': "opened an agent's papers",
  'agent.private-changed': "changed an agent's private details",
  'agent.private-erased': "erased an agent's private records",
  'agent.private-opened': "opened an agent's private details",
  'agent.password-changed': 'changed their password',
  'agent.password-reset': 'chose a new password with an emailed link',
  'agent.photos-changed': "changed an agent's photos",
  'agent.published': 'published an agent',
  'agent.registered': 'joined with an invite',
  'agent.restored': 'brought an agent back',
  'agent.sessions-ended': 'ended the sessions of an agent',
  'agent.signed-out-everywhere': 'signed out everywhere',
  'agent.share-changed': "changed an agent's share",
  'agent.tax-changed': "changed an agent's tax details",
  'agent.tax-opened': "opened an agent's tax details",
  'agent.tin-shown': "looked at an agent's whole taxpayer number",
  'agent.unpublished': 'took an agent off the public site',
  'agent.tax-form-asked': 'asked an agent for a W-9',
  'agent.tax-form-opened': "downloaded an agent's W-9",
  'agent.tax-form-stored': "uploaded an agent's W-9",
  'authenticator-app.added': 'set up an authenticator app',
  'authenticator-app.removed': 'removed an authenticator app',
  'blocked-time.added': "blocked an agent's time",
  'blocked-time.overridden': 'overrode blocked time',
  'blocked-time.removed': 'unblocked time',
  'booking.agent-answered': 'answered a booking',
  'booking.agent-arrived': 'checked in at a booking',
  'booking.agent-finished': 'finished a booking',
  'booking.change-approved': 'approved a change of a booking',
  'booking.change-asked': 'asked to change or cancel a booking',
  'booking.change-declined': 'declined a change of a booking',
  'booking.change-proposed': 'proposed another change of a booking',
  'booking.change-withdrawn': 'withdrew a request about a booking',
  'booking.canceled': 'canceled a booking by the terms',
  'booking.confirmed-anyway': 'confirmed a booking despite a warning',
  'booking.details-changed': 'changed the details of a booking',
  'booking.entered': 'created a booking',
  'booking.imported': 'imported a booking',
  'booking.moved-anyway': 'moved a booking into a time conflict',
  'booking.not-refunded': 'marked a booking as not refunded',
  'booking.customer-emailed': 'emailed the customer of a booking',
  'booking.note-written': 'wrote a note on a booking',
  'booking.overlapped': 'let another booking overlap',
  'booking.paid': 'marked a booking as paid',
  'booking.price-changed': 'changed the price of a booking',
  'booking.proposal-declined': 'declined what the office proposed',
  'booking.refunded': 'marked a booking as refunded',
  'booking.could-you-answered': 'answered whether they could take a booking',
  'booking.drop-out-dismissed': 'noted that talent can make a booking after all',
  'booking.dropped-out': "can't make a booking",
  'booking.replaced': 'gave a booking to someone else',
  'booking.replacement-gone': 'took someone out of an offer',
  'booking.replacement-offered': 'offered someone else for a booking',
  'booking.replacement-picked': 'picked someone else for a booking',
  'booking.replacement-withdrawn': 'withdrew an offer of someone else',
  'booking.requested': 'requested a booking',
  'booking.status-changed': 'changed the status of a booking',
  'booking.undone': 'undid a change of status',
  'booking.unpaid': 'marked a booking as unpaid',
  'brand.changed': 'changed the brand',
  'calendar-feed.created': 'created a calendar feed',
  'calendar-feed.removed': 'stopped a calendar feed',
  'category.card-payments-changed': 'changed card payments for a category',
  'category.changed': 'changed a category',
  'category.created': 'added a category',
  'category.deleted': 'deleted a category',
  'category.ordered': 'reordered the categories',
  'chat-settings.changed': 'changed the chat settings',
  'chat.handed-back': 'gave a chat back to the assistant',
  'chat.said': 'wrote to a guest in the chat',
  'chat.settled': 'settled an application from the chat',
  'chat.taken': 'took over a chat',
  'customer.booked-again': 'removed “do not book” from a customer',
  'customer.changed': "changed a customer's office details",
  'customer.contact-approved': "approved a customer's new email or phone",
  'customer.contact-asked': 'asked for another email or phone',
  'customer.contact-declined': "declined a customer's new email or phone",
  'customer.do-not-book': 'marked a customer “do not book”',
  'customer.email-changed': 'changed their email with a confirmation link',
  'customer.merged': 'merged two customers',
  'customer.name-changed': 'changed their name',
  'customer.note-written': 'wrote a note on a customer',
  'customer.exported': 'exported everything about a customer',
  'customer.erased': 'erased a customer',
  'customer.password-changed': 'changed their password',
  'customer.password-reset': 'chose a new password with an emailed link',
  'customer.phone-changed': "changed a customer's phone",
  'customer.restored': 'restored a customer',
  'customer.sessions-ended': 'ended the sessions of a customer',
  'customer.signed-out-everywhere': 'signed out everywhere',
  'customer.suspended': 'suspended a customer',
  'demo.kept': 'kept the demo for now, or asked about it again',
  'demo.removed': 'removed the demo',
  'export.made': 'exported data',
  'image.uploaded': 'uploaded a picture',
  'import.discarded': 'deleted an upload',
  'import.run': 'imported a file',
  'import.undone': 'undid an import',
  'import.uploaded': 'uploaded a file to import',
  'invite.created': 'invited an agent',
  'invite.resent': 'emailed an invite again',
  'invite.revoked': 'withdrew an invite',
  'invoice.changed': 'changed an invoice',
  'invoice.generated': 'created an invoice',
  'invoice.opened': 'opened an invoice',
  'invoice.paid': 'marked an invoice as paid',
  'invoice.reminded': 'sent a reminder of an invoice',
  'invoice.reminders-paused': 'paused the reminders of an invoice',
  'invoice.reminders-resumed': 'resumed the reminders of an invoice',
  'invoice.sent': 'sent an invoice',
  'invoice.unpaid': 'marked an invoice as unpaid',
  'invoice.voided': 'voided an invoice',
  'knowledge.built': 'synced the knowledge base',
  'mail.dropped': 'dropped an email that was not delivered',
  'mail.retried': 'sent an email again',
  'mail.tested': 'sent a test email',
  'payout.marked': 'marked a payday as paid',
  'payout.reopened': 'reopened a payout',
  'payout.statement-opened': 'opened the statement of a payout',
  'package.changed': 'changed a service package',
  'package.created': 'added a service package',
  'package.deleted': 'deleted a service package',
  'paper-kind.changed': 'changed a kind of paper',
  'paper-kind.created': 'added a kind of paper',
  'paper-kind.deleted': 'deleted a kind of paper',
  'paper-kind.ordered': 'changed the order of the kinds of papers',
  'passkey.added': 'added a passkey',
  'passkey.copy-refused': 'refused a passkey that may be a copy',
  'passkey.removed': 'removed a passkey',
  'payment-method.added': 'added a card',
  'payment-method.made-default': 'made a card the default',
  'payment-method.removed': 'removed a card',
  'payment.dispute-lost': 'lost a payment dispute',
  'payment.dispute-won': 'won a payment dispute',
  'payment.disputed': 'received a dispute of a payment',
  'payment.not-due': 'refunded an overpayment',
  'payment.recorded': 'recorded a payment',
  'payment.refund-begun': 'started a refund',
  'payment.refund-failed': 'recorded a failed refund',
  'payment.refund-unexplained': 'found a refund beyond what was paid',
  'payment.refunded': 'refunded a payment',
  'payment.reversed': 'reversed a payment',
  'payment.superseded': 'replaced a reported payment with a card payment',
  'payment.verified': 'verified a payment',
  'proposal.accepted': 'signed a proposal',
  'proposal.agreement-opened': 'opened a signed agreement',
  'proposal.declined': 'declined a proposal',
  'proposal.expired': 'let a proposal expire',
  'proposal.replaced': 'replaced a proposal',
  'proposal.sent': 'sent a proposal',
  'proposal.stuck': 'could not sign a proposal',
  'proposal.withdrawn': 'withdrew a proposal',
  'recovery-code.used': 'signed someone in with a recovery code',
  'recovery-codes.made': 'created new recovery codes',
  'second-factor.reset': "reset a colleague's second factor",
  'settings.changed': 'changed the agency settings',
  'setup.checklist-hidden': 'hid the setup checklist, or showed it again',
  'setup.step-kept': 'kept a setup step as it is, or reopened it',
  'staff.ended': "ended a colleague's access",
  'staff.invitation-revoked': "revoked a colleague's invitation",
  'staff.invited': 'invited a colleague',
  'staff.joined': 'joined the office with an invitation',
  'staff.restored': "restored a colleague's access",
  'staff.took-over': 'took over the agency from the demo',
  'staff.role-changed': "changed a colleague's role",
  'testimonial.approved': 'approved a testimonial',
  'testimonial.rejected': 'rejected a testimonial',
  'testimonial.replied': 'replied to a review',
  'testimonial.reply-removed': 'removed the reply to a review',
  'testimonial.unapproved': 'unapproved a testimonial',
  'testimonial.written': 'wrote a review',
  'weekly-hours.changed': 'changed the weekly hours of an agent',
  'written-answer.changed': 'changed a written answer',
  'written-answer.created': 'wrote an answer for the chat',
  'written-answer.deleted': 'deleted a written answer',
} satisfies Record<AuditAction, string>

/** What the kinds of things are called, for the filter. */
export const ENTITIES: Record<string, string> = {
  booking: 'Bookings',
  payment: 'Payments',
  invoice: 'Invoices',
  agent: 'Agents',
  invite: 'Invites',
  category: 'Categories',
  testimonial: 'Testimonials',
  interval: 'Blocked time',
  settings: 'Agency settings',
  setup: 'Setup',
  brand: 'Brand',
  mail: 'Emails',
  customer: 'Customers',
  export: 'Exports',
  user: 'Logins',
  'staff-invitation': 'Team invitations',
  image: 'Pictures',
  'import-batch': 'Imports',
  package: 'Service packages',
  'paper-kind': 'Kinds of papers',
  payout: 'Payouts',
  proposal: 'Proposals',
  chat: 'Chats',
  knowledge: 'Knowledge base',
  'written-answer': 'Written answers',
} satisfies Record<Exclude<AuditEntity, 'payment_method'>, string>

/** Words of a name in code: 'hourlyRate' and 'total_cents' become 'Hourly rate' and 'Total'. */
function wordsOf(name: string): string {
  const words = name
    .replace(/_?cents$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Actions that visitors without an account do. */
const BY_VISITORS = ['booking.requested', 'testimonial.written']

/** Who did it. */
export function whoDid({ actor, action }: AuditEntry): string {
  if (actor) return `${actor.name} (${actor.role})`
  return BY_VISITORS.includes(action) ? 'A visitor' : 'The site'
}

/** What they did; an action without words here is described by its name. */
export const whatWasDone = ({ action }: AuditEntry): string => DONE[action] ?? `did this: ${wordsOf(action)}`

/** When, in Atlanta. */
export const whenDone = ({ at }: AuditEntry): string => `${formatDate(at)}, ${formatTime(at)}`

/** Longer texts are cut, in characters: the trail only needs to show that they changed. */
const LONGEST = 140
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function sayValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    return /cents$/i.test(name) ? usd.format(value / 100) : value.toLocaleString('en-US')
  }
  if (Array.isArray(value)) return sayList(name, value)
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => `${wordsOf(key)}: ${sayValue(key, part)}`)
    return parts.join(', ') || 'none'
  }
  // words of the code
  const text = /^[a-z]+(_[a-z]+)+$/.test(String(value)) ? String(value).replaceAll('_', ' ') : String(value)
  if (INSTANT.test(text)) return `${formatDate(text)}, ${formatTime(text)}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}

function sayList(name: string, list: readonly unknown[]): string {
  if (list.length === 0) return 'none'
  if (list.some((item) => typeof item === 'object')) return `${list.length} ${list.length === 1 ? 'entry' : 'entries'}`
  return list.map((item) => sayValue(name, item)).join(', ')
}

export interface Change {
  field: string
  /** Undefined when it was not there before, or is not there any more. */
  before: string | undefined
  after: string | undefined
}

/** What changed, field by field. */
export function listChanges({ before, after }: AuditEntry): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  // ids say nothing to people
  const shownNames = names.filter((name) => !/(^id|Id|_id)$/.test(name))
  return shownNames.map((name) => ({
    field: wordsOf(name),
    before: before && name in before ? sayValue(name, before[name]) : undefined,
    after: after && name in after ? sayValue(name, after[name]) : undefined,
  }))
}
