import type { MailKind } from '#server/mail/deliver.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { proposalUnanswered, requestApproved, requestDeclined, requestProposal } from './customer-mails.ts'
import { proposalAnswer, requestNotice, requestUnanswered, requestWithdrawn } from './office-mails.ts'

/** The mails about requests to change or cancel a booking. */
export const REQUEST_MAILS = {
  'request-notice': requestNotice,
  'request-unanswered': requestUnanswered,
  'request-withdrawn': requestWithdrawn,
  'request-approved': requestApproved,
  'request-declined': requestDeclined,
  'request-proposal': requestProposal,
  'proposal-unanswered': proposalUnanswered,
  'proposal-answer': proposalAnswer,
} as const satisfies Partial<Record<MailKindName, MailKind>>
