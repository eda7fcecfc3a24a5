/** A kind of mail whose words owners may write anew, with a mail of its kind as a sample (docs/product.md P6.247). */
interface MailWords {
  label: string
  /** What it says while nothing is written anew. */
  subject: string
  lead: string
  /** Its button. */
  action: string
  /** Whether a receipt with talent, time and price, or the sum, is in it. */
  receipt?: 'booking' | 'money'
  /** The lead says what nothing else in the mail does, so the mail must have it. */
  needsLead?: true
}

const NIGHT = 'Imani Okafor, Fri, Dec 4, 9 PM to midnight'

/** By the name of each kind (server/mail/mail-kinds.ts). Mails to the office are not among them. */
export const MAIL_WORDS = {
  'booking-received': {
    label: 'Request received',
    subject: 'We have your booking request for Imani Okafor',
    lead: "We have your request. You won't be charged until we confirm.",
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'booking-confirmed': {
    label: 'Booking confirmed',
    subject: `Confirmed: ${NIGHT}`,
    lead: 'Your booking with Imani Okafor is confirmed.',
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'booking-changed': {
    label: 'Booking changed',
    subject: `Changed: ${NIGHT}`,
    lead: 'Your booking with Imani Okafor has changed. Here are the current details.',
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'booking-cancelled': {
    label: 'Booking canceled',
    subject: `Canceled: ${NIGHT}`,
    lead: 'Your booking with Imani Okafor is canceled.',
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'booking-reminder': {
    label: 'Reminder before the event',
    subject: `Reminder: ${NIGHT}`,
    lead: 'This is a reminder of your booking with Imani Okafor on Friday, December 4, 9 PM to midnight.',
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'booking-completed': {
    label: 'Thank you after the event',
    subject: 'Thank you for booking Imani Okafor',
    lead: 'Thank you for booking Imani Okafor. We hope you had a great event.',
    ...{ action: 'Open your booking', receipt: 'booking' },
  },
  'review-invitation': {
    label: 'Invitation to review',
    subject: 'How did it go with Imani Okafor?',
    lead: 'How was your event? A few words about Imani Okafor will help the next client choose.',
    action: 'Write a review',
  },
  'account-created': {
    label: 'New account',
    subject: 'Your account',
    lead: 'Your first booking request created an account for you. Sign in to track your booking, pay and find invoices.',
    ...{ action: 'Sign in', needsLead: true },
  },
  'password-link': {
    label: 'Reset password',
    subject: 'Reset your password',
    lead: 'We got a request to reset your password.',
    ...{ action: 'Choose a new password', needsLead: true },
  },
  'invoice-sent': {
    label: 'Invoice',
    subject: 'Invoice INV-2026-0042',
    lead: 'Your invoice is attached.',
    ...{ action: 'Open billing', receipt: 'money' },
  },
  'invoice-reminder': {
    label: 'Invoice reminder',
    subject: 'Invoice INV-2026-0042 is due soon',
    lead: 'Invoice INV-2026-0042 is due on December 11, 2026. Your balance is $648.00.',
    ...{ action: 'Open billing', receipt: 'money', needsLead: true },
  },
  'payment-received': {
    label: 'Payment received or reported',
    subject: 'Payment of $600.00 for Imani Okafor',
    lead: "Thanks, we've logged your $600.00 Zelle payment. We'll email you once it's verified.",
    ...{ action: 'Open billing', receipt: 'money', needsLead: true },
  },
  'payment-verified': {
    label: 'Payment verified',
    subject: 'Payment verified: $600.00 for Imani Okafor',
    lead: 'We found and verified your $600.00 Zelle payment. Thank you.',
    ...{ action: 'Open billing', receipt: 'money', needsLead: true },
  },
  'payment-refunded': {
    label: 'Refund',
    subject: 'Refund of $600.00 for Imani Okafor',
    lead: 'Your refund of $600.00 is on its way.',
    ...{ action: 'Open billing', receipt: 'money', needsLead: true },
  },
  'agent-request': {
    label: 'To talent: new request',
    subject: `New request: ${NIGHT}`,
    lead: 'Can you take this booking?',
    ...{ action: 'Open this booking', receipt: 'booking', needsLead: true },
  },
  'agent-confirmed': {
    label: 'To talent: booking confirmed',
    subject: `Confirmed: ${NIGHT}`,
    lead: 'This booking is confirmed.',
    ...{ action: 'Open this booking', receipt: 'booking' },
  },
  'agent-cancelled': {
    label: 'To talent: booking canceled',
    subject: `Canceled: ${NIGHT}`,
    lead: "This booking is canceled. You don't need to do anything.",
    ...{ action: 'Open this booking', receipt: 'booking' },
  },
  'agent-reminder': {
    label: 'To talent: reminder before the event',
    subject: `Reminder: ${NIGHT}`,
    lead: 'This is a reminder of your booking on Friday, December 4, 9 PM to midnight.',
    ...{ action: 'Open this booking', receipt: 'booking' },
  },
  'payout-statement': {
    label: 'To talent: payout',
    subject: 'Your November 2026 payout: $1,240.00',
    lead: 'We paid you $1,240.00 for November 2026.',
    ...{ action: 'Open your statements', needsLead: true },
  },
} as const satisfies Record<string, MailWords>
export type WordedMail = keyof typeof MAIL_WORDS
export const WORDED_MAILS = Object.keys(MAIL_WORDS) as WordedMail[] // the keys of a literal are its type's

/** The sample of a kind. */
export const getMailWords = (kind: WordedMail): MailWords => MAIL_WORDS[kind]

/** The parts of a mail that owners write; facts, buttons and links stay. */
export const MAIL_PARTS = ['subject', 'intro', 'closing'] as const
export type MailPart = (typeof MAIL_PARTS)[number]

export type MailTextId = `mail.${WordedMail}.${MailPart}`

/** The id of the text that a part of a mail says. */
export const mailTextId = (kind: WordedMail, part: MailPart): MailTextId => `mail.${kind}.${part}`

/** What stands there until an owner changes it: what the product says of this booking, payment or account. */
export const MAIL_ORIGINALS: Record<MailPart, string> = { subject: '{subject}', intro: '{lead}', closing: '' }

/** The mail and part of a text; undefined when it is in none. */
export function findMailText(id: string): { kind: WordedMail; part: MailPart } | undefined {
  for (const kind of WORDED_MAILS) {
    const part = MAIL_PARTS.find((one) => mailTextId(kind, one) === id)
    if (part) return { kind, part }
  }
  return undefined
}
