import * as admin from './proposals.admin.ts'
import * as customer from './proposals.ts'

/** The endpoints of proposals. */
export const proposalEndpoints = [
  admin.showEventProposals,
  admin.sendProposal,
  admin.withdrawProposal,
  admin.countersignProposal,
  admin.listProposals,
  admin.summarizeProposals,
  admin.showAgreement,
  customer.listOwnProposals,
  customer.linkOwnProposal,
  customer.openProposal,
  customer.acceptProposal,
  customer.declineProposal,
  customer.payProposalDeposit,
  customer.payProposalDepositByCard,
  customer.askAboutProposal,
] as const
