import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as selected from '#shared/contract/bookings/selected-bookings.admin.ts'
import { confirmBookings } from './confirm-bookings.ts'
import { emailCustomers } from './email-customers.ts'

/** What the office does with several bookings at a time. */
export function selectedBookingRoutes(route: Route, context: AppContext): void {
  route(selected.confirmBookings, async ({ body, actor, requestId }) =>
    confirmBookings(context, { ...body, actor, requestId }),
  )
  route(selected.emailCustomers, async ({ body, actor, requestId }) => ({
    recipients: await emailCustomers(context, { ...body, actor, requestId }),
  }))
}
