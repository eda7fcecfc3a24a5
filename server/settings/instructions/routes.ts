import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/settings/payment-instructions.ts'
import { readInstructions, updateInstructions } from './payment-instructions.ts'

/** How customers pay: for owners to edit, for customers to read. */
export function instructionRoutes(route: Route, { db, payments }: AppContext): void {
  route(contract.showPaymentInstructions, () => readInstructions(db))
  route(contract.updatePaymentInstructions, ({ body, actor, requestId, header }) =>
    updateInstructions(db, { wanted: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
  route(contract.listCustomerInstructions, async () => ({
    ...(await readInstructions(db)),
    cardProvider: payments.provider !== 'manual',
  }))
}
