import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { adminCardRoutes } from './cards/admin-routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { eventAccountRoutes } from './events/routes.ts'
import { adminInvoiceRoutes } from './invoices/admin-routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { adminPaymentRoutes } from './payments/admin-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { pricingRoutes } from './pricing/routes.ts'

/** Binds the routes of the room's folders. */
export function billingRoutes(route: Route, context: AppContext): void {
  paymentRoutes(route, context)
  adminPaymentRoutes(route, context)
  eventAccountRoutes(route, context)
  checkoutRoutes(route, context)
  cardRoutes(route, context)
  adminCardRoutes(route, context)
  invoiceRoutes(route, context)
  adminInvoiceRoutes(route, context)
  pricingRoutes(route, context)
  payoutRoutes(route, context)
}
