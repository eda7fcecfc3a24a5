import type { MailKind } from '#server/mail/deliver.ts'
import { proposalCountersigned } from './countersigned.ts'
import { depositReminder } from './deposit-reminder.ts'
import { eventProposal, proposalSigned, proposalWithdrawn } from './mails.ts'
import { holdOverruled, proposalNotice } from './office-mails.ts'

/** The mails about proposals. */
export const PROPOSAL_MAILS = {
  'event-proposal': eventProposal,
  'proposal-signed': proposalSigned,
  'proposal-countersigned': proposalCountersigned,
  'proposal-withdrawn': proposalWithdrawn,
  'proposal-notice': proposalNotice,
  'hold-overruled': holdOverruled,
  'deposit-reminder': depositReminder,
} satisfies Record<string, MailKind>
