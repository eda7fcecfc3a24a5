import { recordAudit } from '#server/audit/record.ts'
import { readTime } from '#server/availability/read-time.ts'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/proposals/proposals.admin.ts'
import * as customer from '#shared/contract/proposals/proposals.ts'
import { acceptProposal } from './accept-proposal.ts'
import { printAgreement, printCountersigned } from './agreements/agreement.ts'
import { askAboutProposal, declineProposal, openProposal } from './answer-proposal.ts'
import { countersign } from './countersign/countersign.ts'
import { payDepositByCard } from './deposit/pay-by-card.ts'
import { payDeposit } from './deposit/pay-deposit.ts'
import { readOutcomes } from './outcomes.ts'
import { linkOwnProposal, listOwnProposals } from './own-proposals.ts'
import { presentListed } from './present.ts'
import { findProposal, findProposals, readProposals } from './proposal-rows.ts'
import { sendProposal, withdrawProposal } from './send-proposal.ts'
import { showEventProposals } from './show-proposals.ts'

/** Characters of a browser's name that are kept beside a signature. */
const USER_AGENT = 500

/** Proposals of the office, and their customers' answers. */
export function proposalRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(admin.showEventProposals, ({ params: { id }, query: { depositPercent }, actor }) =>
    showEventProposals(context, id, depositPercent, actor),
  )
  route(admin.sendProposal, ({ params: { id }, body, actor, requestId }) =>
    sendProposal(context, {
      eventId: id,
      ...body,
      validUntil: readTime('validUntil', body.validUntil),
      actor,
      requestId,
    }),
  )
  route(admin.withdrawProposal, async ({ params: { id }, actor, requestId }) => {
    await withdrawProposal(context, { id, actor, requestId })
    return { success: true as const }
  })
  route(admin.listProposals, async ({ query: { state }, page }) => {
    const found = await page(BY_TIME, (window) => findProposals(db, state, window))
    const ids = found.map(({ id }) => id)
    return (await readProposals(db, ids)).map(presentListed)
  })
  route(admin.summarizeProposals, () => readOutcomes(db))
  route(admin.countersignProposal, async ({ params: { id }, body: { name }, actor, requestId }) => {
    await countersign(context, { id, name, actor, requestId })
    return { success: true as const }
  })
  route(admin.showAgreement, async ({ params: { id }, query: { copy }, actor, requestId, setHeader }) => {
    const both = copy === undefined && (await findProposal(db, id))?.countersigned_at
    const pdf = await (both ? printCountersigned : printAgreement)(context, id, actor.userId)
    const entry = { action: 'proposal.agreement-opened', entity: 'proposal', entityId: id } as const
    await recordAudit(db, { ...entry, actor, requestId })
    setHeader('content-disposition', 'inline; filename="agreement.pdf"')
    setHeader('cache-control', 'private, no-store')
    return pdf
  })

  route(customer.listOwnProposals, ({ actor: { customerId } }) => listOwnProposals(db, customerId))
  route(customer.linkOwnProposal, async ({ params: { id }, actor: { customerId } }) => ({
    token: await linkOwnProposal(db, { id, customerId }),
  }))
  route(customer.openProposal, async ({ body: { token }, limits, requestId }) => {
    await limits.count('proposals')
    return openProposal(context, token, requestId)
  })
  route(customer.acceptProposal, async ({ body, address, header, limits, requestId }) => {
    await limits.count('proposals')
    const { token, documentHash, name } = body
    const userAgent = (header('user-agent') ?? '').slice(0, USER_AGENT)
    return acceptProposal(context, { token, documentHash, name, address, userAgent, requestId })
  })
  route(customer.declineProposal, async ({ body: { token, reason }, limits, requestId }) => {
    await limits.count('proposals')
    return declineProposal(context, { token, reason, requestId })
  })
  route(customer.payProposalDeposit, async ({ body, limits, requestId }) => {
    await limits.count('proposals')
    return payDeposit(context, {
      ...{ token: body.token, method: body.paymentMethod, reference: body.transactionId },
      ...{ cents: body.expectedAmount, requestId },
    })
  })
  route(customer.payProposalDepositByCard, async ({ body, limits }) => {
    await limits.count('proposals')
    return { url: await payDepositByCard(context, body) }
  })
  route(customer.askAboutProposal, async ({ body: { token, question }, limits }) => {
    await limits.count('proposals')
    await askAboutProposal(context, { token, question })
    return { success: true as const }
  })
}
