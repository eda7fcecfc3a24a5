import { agentPublished } from './accounts/agents/publish-mail.ts'
import { secondFactorChanged, secondFactorReset } from './accounts/factors/factor-mails.ts'
import { agentInvitation } from './accounts/invites/invite-mail.ts'
import { passwordChanged, passwordLink } from './accounts/passwords/password-mails.ts'
import { staffInvitation } from './accounts/team/invitation-mail.ts'
import { paymentDispute } from './billing/disputes/mails.ts'
import { invoiceReminder, invoiceSent } from './billing/invoices/mails.ts'
import { paymentNotice, paymentReceived, paymentVerified } from './billing/payments/mails.ts'
import { payoutStatement } from './billing/payouts/mails.ts'
import { paymentNotDue, paymentRefunded, paymentReversed, paymentSuperseded } from './billing/refunds/mails.ts'
import { agentReminder } from './bookings/mails/agent/agent-reminder.ts'
import {
  agentCancelled,
  agentChanged,
  agentConfirmed,
  agentRequest,
} from './bookings/mails/agent/agent-status-mails.ts'
import { agentAnswer, agentUnanswered } from './bookings/mails/agent-mails.ts'
import { accountCreated } from './bookings/mails/first-booking-mail.ts'
import { bookingNotice, bookingReceived } from './bookings/mails/mails.ts'
import { bookingReminder, reviewInvitation } from './bookings/mails/reminder-mails.ts'
import { bookingCancelled, bookingChanged, bookingCompleted, bookingConfirmed } from './bookings/mails/status-mails.ts'
import { customerMessage } from './bookings/selected/message-mail.ts'
import { customerCanceled, eventCanceled } from './changes/cancellations/mails.ts'
import { eventChanged } from './changes/events/mails.ts'
import { REPLACEMENT_MAILS } from './changes/replacements/mails/kinds.ts'
import { REQUEST_MAILS } from './changes/requests/mails/kinds.ts'
import { chatApplication, chatPerson, chatTakenOver, chatTranscript } from './chat/conversations/mails.ts'
import type { MailKind } from './mail/deliver.ts'
import type { MailKindName } from './mail/mail-kinds.ts'
import { CONTACT_MAILS } from './office/contact/mails.ts'
import { paperExpiring } from './people/papers/mails.ts'
import { w9Request } from './people/tax/mails.ts'
import { PROPOSAL_MAILS } from './proposals/mails/kinds.ts'
import { reviewNotice } from './testimonials/mails.ts'

/** Every kind of mail the rooms send. */
export const MAIL_KINDS = {
  'account-created': accountCreated,
  'agent-invitation': agentInvitation,
  'agent-published': agentPublished,
  'staff-invitation': staffInvitation,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'second-factor-reset': secondFactorReset,
  'booking-received': bookingReceived,
  'booking-notice': bookingNotice,
  'booking-confirmed': bookingConfirmed,
  'booking-changed': bookingChanged,
  'booking-cancelled': bookingCancelled,
  'booking-completed': bookingCompleted,
  'customer-message': customerMessage,
  'booking-reminder': bookingReminder,
  'review-invitation': reviewInvitation,
  'agent-request': agentRequest,
  'agent-confirmed': agentConfirmed,
  'agent-changed': agentChanged,
  'agent-cancelled': agentCancelled,
  'agent-reminder': agentReminder,
  'agent-answer': agentAnswer,
  'customer-canceled': customerCanceled,
  'event-canceled': eventCanceled,
  'event-changed': eventChanged,
  'agent-unanswered': agentUnanswered,
  'payment-received': paymentReceived,
  'payment-notice': paymentNotice,
  'payment-verified': paymentVerified,
  'payment-refunded': paymentRefunded,
  'payment-reversed': paymentReversed,
  'payment-superseded': paymentSuperseded,
  'payment-not-due': paymentNotDue,
  'payment-dispute': paymentDispute,
  'invoice-sent': invoiceSent,
  'invoice-reminder': invoiceReminder,
  'paper-expiring': paperExpiring,
  'payout-statement': payoutStatement,
  'w9-request': w9Request,
  ...CONTACT_MAILS,
  ...REPLACEMENT_MAILS,
  ...REQUEST_MAILS,
  ...PROPOSAL_MAILS,
  'review-notice': reviewNotice,
  'chat-application': chatApplication,
  'chat-person': chatPerson,
  'chat-taken-over': chatTakenOver,
  'chat-transcript': chatTranscript,
} satisfies Record<MailKindName, MailKind>
