/** What the audit trail records: a noun, and what happened to it. */
export const AUDIT_ACTIONS = [
  'admin.created',
  'admin.logged-in',
  'admin.password-changed',
  'admin.password-reset',
  'admin.sessions-ended',
  'admin.signed-out-everywhere',
  'agent.archived',
  'agent.changed',
  'agent.created',
  'agent.login-created',
  'agent.password-changed',
  'agent.password-reset',
  'agent.published',
  'agent.registered',
  'agent.sessions-ended',
  'agent.share-changed',
  'agent.signed-out-everywhere',
  'agent.unpublished',
  'authenticator-app.added',
  'authenticator-app.removed',
  'blocked-time.added',
  'blocked-time.overridden',
  'blocked-time.removed',
  'booking.agent-answered',
  'booking.agent-arrived',
  'booking.agent-finished',
  'booking.confirmed-anyway',
  'booking.details-changed',
  'booking.entered',
  'booking.moved-anyway',
  'booking.not-refunded',
  'booking.note-written',
  'booking.overlapped',
  'booking.paid',
  'booking.price-changed',
  'booking.refunded',
  'booking.requested',
  'booking.status-changed',
  'booking.unpaid',
  'calendar-feed.created',
  'calendar-feed.removed',
  'category.card-payments-changed',
  'category.changed',
  'category.created',
  'category.deleted',
  'chat-settings.changed',
  'chat.handed-back',
  'chat.said',
  'chat.taken',
  'customer.erased',
  'customer.exported',
  'customer.password-changed',
  'customer.password-reset',
  'customer.restored',
  'customer.sessions-ended',
  'customer.signed-out-everywhere',
  'customer.suspended',
  'export.made',
  'image.uploaded',
  'invite.created',
  'invite.revoked',
  'invoice.changed',
  'invoice.generated',
  'invoice.opened',
  'invoice.paid',
  'invoice.sent',
  'invoice.unpaid',
  'invoice.voided',
  'knowledge.built',
  'mail.dropped',
  'mail.retried',
  'mail.tested',
  'package.changed',
  'package.created',
  'package.deleted',
  'passkey.added',
  'passkey.copy-refused',
  'passkey.removed',
  'payment-method.added',
  'payment-method.made-default',
  'payment-method.removed',
  'payment.dispute-lost',
  'payment.dispute-won',
  'payment.disputed',
  'payment.not-due',
  'payment.recorded',
  'payment.refund-begun',
  'payment.refund-failed',
  'payment.refund-unexplained',
  'payment.refunded',
  'payment.reversed',
  'payment.superseded',
  'payment.verified',
  'recovery-code.used',
  'recovery-codes.made',
  'second-factor.reset',
  'settings.changed',
  'staff.ended',
  'staff.invitation-revoked',
  'staff.invited',
  'staff.joined',
  'staff.restored',
  'staff.role-changed',
  'testimonial.approved',
  'testimonial.rejected',
  'testimonial.unapproved',
  'testimonial.written',
  'weekly-hours.changed',
  'written-answer.changed',
  'written-answer.created',
  'written-answer.deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Kinds of things an audit entry is about. */
export type AuditEntity =
  | 'agent'
  | 'booking'
  | 'category'
  | 'chat'
  | 'customer'
  | 'export'
  | 'image'
  | 'interval'
  | 'invite'
  | 'invoice'
  | 'knowledge'
  | 'mail'
  | 'package'
  | 'payment'
  | 'payment_method'
  | 'settings'
  | 'staff-invitation'
  | 'testimonial'
  | 'user'
  | 'written-answer'
