import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/accounts/customers.admin.ts'
import { changeOwnName } from '#shared/contract/accounts/own-profile.ts'
import { changeName } from './change-name.ts'
import { changeProfile } from './change-profile.ts'
import { writeCustomerNote } from './customer-notes.ts'
import { restoreCustomer, suspendCustomer } from './customer-status.ts'
import { changeDoNotBook } from './do-not-book.ts'

/** What the office changes about customers, and a customer about the own account. */
export function customerRoutes(route: Route, { db }: AppContext): void {
  route(contract.suspendCustomer, ({ params: { id }, body: { reason }, actor, requestId }) =>
    suspendCustomer(db, { id, reason, actor, requestId }),
  )
  route(contract.restoreCustomer, ({ params: { id }, actor, requestId }) =>
    restoreCustomer(db, { id, actor, requestId }),
  )
  route(contract.updateCustomer, ({ params: { id }, body, actor, requestId, header }) =>
    changeProfile(db, { id, fields: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
  route(changeOwnName, ({ body: { name }, actor, requestId }) => changeName(db, { name, actor, requestId }))
  route(contract.addCustomerNote, ({ params, body: { content }, actor, requestId }) =>
    writeCustomerNote(db, { customerId: params.id, content, actor, requestId }),
  )
  route(contract.setDoNotBook, ({ params: { id }, body: { reason }, actor, requestId }) =>
    changeDoNotBook(db, { id, reason, actor, requestId }),
  )
  route(contract.liftDoNotBook, ({ params: { id }, actor, requestId }) =>
    changeDoNotBook(db, { id, reason: null, actor, requestId }),
  )
}
