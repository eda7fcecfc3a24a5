import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/changes/requests.admin.ts'
import * as requests from '#shared/contract/changes/requests.ts'
import { approveRequest, declineRequest, proposeInstead } from './answer.ts'
import { askForChange, previewChange } from './ask.ts'
import { listOwnRequests, showRequest } from './lists.ts'
import { presentAnswered, presentRequest } from './present.ts'
import { answerByProposalLink, openProposalLink } from './proposal-links.ts'
import { answerProposal } from './proposals.ts'
import { withdrawRequest } from './withdraw.ts'

/** Requests to change or cancel a booking: the customer's calls, the mailed link's and the office's. */
export function requestRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(requests.listOwnRequests, async ({ actor }) =>
    (await listOwnRequests(db, actor.customerId)).map(presentRequest),
  )
  route(requests.previewChange, async ({ params: { id }, query: asked, actor: { customerId } }) =>
    previewChange(context, { id, customerId, asked }),
  )
  route(requests.requestChange, async ({ params: { id }, body: { message, ...asked }, actor, requestId }) => {
    const request = await askForChange(context, { id, asked, message, actor, requestId })
    return { request: request === undefined ? null : presentRequest(request) }
  })
  route(requests.withdrawRequest, async ({ params: { id }, actor, requestId }) =>
    presentRequest(await withdrawRequest(context, { id, actor, requestId })),
  )
  route(requests.answerProposal, async ({ params: { id }, body: { answer }, actor, requestId }) =>
    presentRequest(await answerProposal(context, { id, answer, actor, requestId })),
  )
  route(requests.openProposal, async ({ body: { token } }) => openProposalLink(context, token))
  route(requests.answerProposalByLink, async ({ body, requestId }) => {
    await answerByProposalLink(context, { ...body, requestId })
    return { success: true as const }
  })

  route(admin.showRequest, async ({ params: { id } }) => ({ request: await showRequest(db, id) }))
  route(admin.approveRequest, async ({ params: { id }, body, actor, requestId, header }) => {
    const { answer, bookingVersion, refund } = body
    const call = { id, answer, version: readIfMatch(header('if-match')), actor, requestId }
    return presentAnswered(await approveRequest(context, { ...call, bookingVersion, refund }))
  })
  route(admin.declineRequest, async ({ params: { id }, body: { answer }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAnswered(await declineRequest(context, { id, answer, version, actor, requestId }))
  })
  route(admin.proposeInstead, async ({ params: { id }, body: { answer, ...instead }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAnswered(await proposeInstead(context, { id, answer, instead, version, actor, requestId }))
  })
}
