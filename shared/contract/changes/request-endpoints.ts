import * as changeRequestsAdmin from './requests.admin.ts'
import * as changeRequests from './requests.ts'

/** Requests to change or cancel a booking. */
export const requestEndpoints = [
  changeRequests.listOwnRequests,
  changeRequests.previewChange,
  changeRequests.requestChange,
  changeRequests.withdrawRequest,
  changeRequests.answerProposal,
  changeRequests.openProposal,
  changeRequests.answerProposalByLink,
  changeRequestsAdmin.showRequest,
  changeRequestsAdmin.approveRequest,
  changeRequestsAdmin.declineRequest,
  changeRequestsAdmin.proposeInstead,
] as const
