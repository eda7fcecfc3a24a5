import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as verification from '#shared/contract/accounts/verification.ts'
import { visitOf } from '../sessions/visit.ts'
import { verifyPerson } from './verify-person.ts'

/** Second factors, and proving again who is signed in. */
export function factorRoutes(route: Route, context: AppContext): void {
  route(verification.showVerification, () => ({ verified: true as const }))
  route(verification.verifyPerson, async ({ actor, body, ...request }) => {
    await verifyPerson(context, { actor, ...body, ...visitOf(request) })
    return { success: true as const }
  })
}
