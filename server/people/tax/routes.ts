import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as office from '#shared/contract/people/tax-details.admin.ts'
import * as own from '#shared/contract/people/tax-details.agent.ts'
import { scanHeaders } from '../papers/scan-file.ts'
import { askForW9 } from './ask-w9.ts'
import { changeTaxDetails, openTaxDetails } from './change-tax-details.ts'
import { presentTaxDetails } from './present-tax.ts'
import { showTin } from './show-tin.ts'
import { findTaxDetails, type TaxRow } from './tax-rows.ts'
import { canOpenW9, openW9, storeW9 } from './w9-file.ts'

/** Tax details of agents, for the office and for the agents themselves. */
export function taxRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const present = async (agentId: string, row: TaxRow) => presentTaxDetails(row, await canOpenW9(context, agentId))

  route(office.openTaxDetails, async ({ params: { id: agentId }, actor, requestId }) =>
    present(agentId, await openTaxDetails(db, { agentId, actor, requestId })),
  )
  route(office.changeTaxDetails, async ({ params: { id: agentId }, body: change, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return present(agentId, await changeTaxDetails(context, { agentId, change, version, actor, requestId }))
  })
  route(office.showTin, async ({ params: { id: agentId }, actor, requestId }) => ({
    tin: await showTin(context, { agentId, actor, requestId }),
  }))
  route(office.uploadW9, async ({ params: { id: agentId }, actor, requestId, readFile }) =>
    present(agentId, await storeW9(context, { agentId, actor, requestId, read: readFile })),
  )
  route(office.downloadW9, async ({ params: { id: agentId }, actor, requestId, setHeader }) => {
    const file = await openW9(context, { agentId, actor, requestId })
    for (const [name, value] of Object.entries(scanHeaders(file))) setHeader(name, value)
    return file.bytes
  })
  route(office.askForW9, async ({ params: { id: agentId }, actor, requestId }) => ({
    askedOn: await askForW9(context, { agentId, actor, requestId }),
  }))

  route(own.showOwnTaxDetails, async ({ actor }) => {
    const agentId = await requireOwnAgent(db, actor)
    return present(agentId, await findTaxDetails(db, agentId))
  })
  route(own.changeOwnTaxDetails, async ({ body: change, actor, requestId, header }) => {
    const agentId = await requireOwnAgent(db, actor)
    const version = readIfMatch(header('if-match'))
    return present(agentId, await changeTaxDetails(context, { agentId, change, version, actor, requestId }))
  })
  route(own.uploadOwnW9, async ({ actor, requestId, readFile }) => {
    const agentId = await requireOwnAgent(db, actor)
    return present(agentId, await storeW9(context, { agentId, actor, requestId, read: readFile }))
  })
}
