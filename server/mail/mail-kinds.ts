/** Mails that carry a password or a one-use link: only their state is shown (docs/product.md S44). */
export const SECRET_KINDS: ReadonlySet<string> = new Set<MailKindName>([
  'account-created',
  'agent-invitation',
  'agent-request',
  'could-you',
  'deposit-reminder',
  'email-confirmation',
  'event-proposal',
  'proposal-countersigned',
  'proposal-signed',
  'password-link',
  'proposal-unanswered',
  'request-proposal',
  'replacement-offer',
  'review-invitation',
])

/** The name of each kind of mail, as the outbox stores it; MAIL_KINDS in server/mails.ts has what each says. */
export type MailKindName =
  | 'account-created'
  | 'agent-answer'
  | 'agent-cancelled'
  | 'agent-changed'
  | 'agent-confirmed'
  | 'agent-invitation'
  | 'agent-published'
  | 'agent-reminder'
  | 'agent-request'
  | 'agent-unanswered'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'booking-completed'
  | 'booking-confirmed'
  | 'booking-notice'
  | 'booking-received'
  | 'booking-reminder'
  | 'chat-application'
  | 'chat-person'
  | 'chat-taken-over'
  | 'chat-transcript'
  | 'contact-answer'
  | 'contact-asked'
  | 'contact-wish'
  | 'could-you'
  | 'customer-canceled'
  | 'customer-message'
  | 'deposit-reminder'
  | 'drop-out'
  | 'email-changed'
  | 'email-confirmation'
  | 'event-canceled'
  | 'event-changed'
  | 'event-proposal'
  | 'hold-overruled'
  | 'invoice-reminder'
  | 'invoice-sent'
  | 'paper-expiring'
  | 'password-changed'
  | 'password-link'
  | 'payment-dispute'
  | 'payment-not-due'
  | 'payment-notice'
  | 'payment-received'
  | 'payment-refunded'
  | 'payment-reversed'
  | 'payment-superseded'
  | 'payment-verified'
  | 'payout-statement'
  | 'proposal-answer'
  | 'proposal-countersigned'
  | 'proposal-notice'
  | 'proposal-signed'
  | 'proposal-unanswered'
  | 'proposal-withdrawn'
  | 'request-approved'
  | 'request-declined'
  | 'request-notice'
  | 'request-proposal'
  | 'request-unanswered'
  | 'request-withdrawn'
  | 'replacement-due'
  | 'replacement-none'
  | 'replacement-offer'
  | 'replacement-passed'
  | 'replacement-picked'
  | 'replacement-released'
  | 'review-invitation'
  | 'review-notice'
  | 'second-factor-changed'
  | 'second-factor-reset'
  | 'staff-invitation'
  | 'w9-request'
