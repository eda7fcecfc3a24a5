import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { nameOf, readIdempotency } from '#server/http/requests/idempotency.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/billing/events/event-accounts.admin.ts'
import * as customer from '#shared/contract/billing/events/event-accounts.ts'
import { findInvoice } from '../invoices/admin-invoices.ts'
import { generateEventInvoice, listInvoiceable } from '../invoices/parts/event-invoice.ts'
import { presentAdminInvoice } from '../invoices/present.ts'
import type { Reporter } from '../payments/settle-booking.ts'
import { listOwnEventAccounts } from './event-accounts.ts'
import { payEvent, payEventByCard, showEventAccount } from './pay-event.ts'

/** What the bookings of an event owe together, and one payment for all of them. */
export function eventAccountRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const showForOffice = async (id: string) => ({
    ...(await showEventAccount(context, id)),
    invoiceable: (await listInvoiceable(db, id)).map(({ row, amounts: { subtotal, tax, total } }) => ({
      ...{ bookingId: row.id, agentName: row.agent_name },
      ...{ subtotal, tax, total },
    })),
  })
  const bind = (endpoint: typeof customer.payEvent | typeof admin.recordEventPayment) =>
    route(endpoint, async (input) => {
      const { params, body, actor, requestId, header, setHeader } = input
      const reporter: Reporter = actor.role === 'customer' ? { by: 'customer', actor } : { by: 'office', actor }
      const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
      const { account, replayed } = await payEvent(context, {
        ...{ eventId: params.id, part: body.part, cents: body.expectedAmount },
        ...{ method: body.paymentMethod, reference: body.transactionId, reporter, requestId },
        idempotency: idempotency && { ...idempotency, route: nameOf(endpoint) },
      })
      if (replayed) setHeader('idempotent-replayed', 'true')
      return account
    })

  route(customer.listEventAccounts, ({ actor: { customerId } }) => listOwnEventAccounts(context, customerId))
  bind(customer.payEvent)
  route(customer.startEventCheckout, async ({ params: { id }, body: { part }, actor: { customerId } }) => ({
    url: await payEventByCard(context, { eventId: id, part, customerId }),
  }))
  route(admin.showEventAccount, ({ params: { id } }) => showForOffice(id))
  route(admin.generateEventInvoice, async ({ params: { id: eventId }, body, actor, requestId }) => {
    const id = await generateEventInvoice(context, { ...body, eventId, actor, requestId })
    const invoice = await findInvoice(db, id)
    if (!invoice) throw notFound('We do not know this invoice')
    return presentAdminInvoice(invoice, context.now())
  })
  bind(admin.recordEventPayment)
}
