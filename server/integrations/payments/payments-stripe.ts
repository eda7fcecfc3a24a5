import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { traceCall } from '#server/telemetry/span.ts'
import { getPlace } from '#shared/model/place.ts'
import {
  type CheckoutOrder,
  type Payments,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefusal,
  ProviderUnavailable,
  ProviderUnreadable,
} from './payments.ts'
import { isSignedByStripe } from './stripe-signature.ts'

/** The version of Stripe's API the shapes below are of. */
const VERSION = '2024-06-20'
/** Timeout of a call to Stripe, in milliseconds; shorter than the browser's. */
const CALL_TIMEOUT_MS = 8_000
/** Refunds of one payment at most; Stripe gives no more at once. */
const MOST_ROWS = 100

/** An id, or the object it stands for. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const Metadata = z.record(z.string(), z.string()).nullish()

const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: Reference,
  amount_total: z.number().int().min(0).nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
})
/**
 * A payment with what Stripe kept of it (https://docs.stripe.com/api/balance_transactions/object#balance_transaction_object-fee);
 * an id or nothing until the money is booked.
 */
const Expanded = <S extends z.ZodType>(schema: S) => z.union([schema, z.string().transform(() => null)]).nullish()
const PaidIntent = z.object({
  id: z.string(),
  latest_charge: Expanded(
    z.object({ balance_transaction: Expanded(z.object({ fee: z.number().int().min(0), currency: z.string() })) }),
  ),
})
const Refund = z.object({
  id: z.string(),
  amount: z.number().int(),
  payment_intent: Reference,
  status: z.string().nullish(),
  metadata: Metadata,
})
const Refunds = z.object({ data: z.array(Refund) })
const Dispute = z.object({
  id: z.string().min(1).max(255),
  amount: z.number().int().positive(),
  reason: z.string().max(255).nullish(),
  status: z.string(),
  is_charge_refundable: z.boolean().nullish(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
})
const Disputes = z.object({ data: z.array(Dispute) })
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }),
})
const Failure = z.object({ error: z.object({ code: z.string().optional(), type: z.string().optional() }) })

type Settings = NonNullable<Config['stripe']>

/**
 * Cards at Stripe, by its HTTP API: the payer is sent to Checkout, no card ever comes here. Every failure is
 * ProviderUnavailable, or ProviderRefusal when Stripe understood and said no.
 */
export function stripePayments(settings: Settings): Payments {
  const ask = asking(settings)
  return {
    provider: 'stripe',
    async openCheckout(order) {
      const session = await ask(Session, 'POST', '/v1/checkout/sessions', orderForm(order), `checkout-${order.id}`)
      if (!session.url) throw new ProviderRefusal('the page has no address')
      return { sessionId: session.id, url: session.url }
    },
    async findCheckout(sessionId) {
      return checkoutOf(await ask(Session, 'GET', `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`))
    },
    async refund({ id, attempt = 1, paymentId, cents }) {
      const form = { payment_intent: paymentId, amount: String(cents), 'metadata[refund_id]': id }
      const key = attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`
      return refundOf(await ask(Refund, 'POST', '/v1/refunds', form, key), paymentId)
    },
    async listRefunds(paymentId) {
      const query = new URLSearchParams({ payment_intent: paymentId, limit: String(MOST_ROWS) })
      const { data } = await ask(Refunds, 'GET', `/v1/refunds?${query}`)
      return data.map((refund) => refundOf(refund, paymentId))
    },
    async findFee(paymentId) {
      const query = new URLSearchParams({ 'expand[]': 'latest_charge.balance_transaction' })
      const intent = await ask(PaidIntent, 'GET', `/v1/payment_intents/${encodeURIComponent(paymentId)}?${query}`)
      const settled = intent.latest_charge?.balance_transaction
      return settled?.currency === getPlace().currency.toLowerCase() ? settled.fee : null
    },
    async listDisputes(paymentId) {
      const query = new URLSearchParams({ payment_intent: paymentId, limit: String(MOST_ROWS) })
      return (await ask(Disputes, 'GET', `/v1/disputes?${query}`)).data.map(disputeOf)
    },
    readEvent(bytes, signature, now) {
      if (!isSignedByStripe(bytes, signature, { secret: settings.webhookSecret, now })) return undefined
      return readEvent(bytes)
    },
  }
}

function orderForm(order: CheckoutOrder): Record<string, string> {
  return {
    mode: 'payment',
    ...Object.fromEntries(
      order.lines.flatMap(({ cents, description }, i) => [
        [`line_items[${i}][quantity]`, '1'],
        [`line_items[${i}][price_data][currency]`, getPlace().currency.toLowerCase()],
        [`line_items[${i}][price_data][unit_amount]`, String(cents)],
        [`line_items[${i}][price_data][product_data][name]`, description],
      ]),
    ),
    'payment_method_types[0]': 'card',
    client_reference_id: order.id,
    'payment_intent_data[metadata][checkout_id]': order.id,
    customer_email: order.email,
    success_url: order.paidUrl,
    cancel_url: order.cancelledUrl,
    expires_at: String(Math.floor(order.expiresAt.getTime() / 1000)),
  }
}

function checkoutOf(session: z.output<typeof Session>): ProviderCheckout {
  const cents = session.amount_total ?? 0
  // a page that cost nothing has brought nothing to settle
  const paid = session.payment_status === 'paid' && cents > 0
  return {
    sessionId: session.id,
    orderId: session.client_reference_id ?? null,
    state: paid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    paymentId: session.payment_intent ?? null,
    cents,
    currency: session.currency ?? '',
  }
}

/** Stripe's words for the end of a refund; any other state is pending. */
const REFUND_STATES: Record<string, ProviderRefund['state']> = {
  succeeded: 'completed',
  failed: 'failed',
  canceled: 'failed',
}

function refundOf(refund: z.output<typeof Refund>, paymentId: string): ProviderRefund {
  return {
    id: refund.id,
    orderId: refund.metadata?.refund_id ?? null,
    paymentId: refund.payment_intent ?? paymentId,
    cents: refund.amount,
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
  }
}

/** Stripe's words for the end of a dispute or an inquiry; any other state is open. */
const DISPUTE_STATES: Record<string, ProviderDispute['state']> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
}

function disputeOf({ id, amount, reason, status, ...dispute }: z.output<typeof Dispute>): ProviderDispute {
  const due = dispute.evidence_details?.due_by
  return {
    id,
    cents: amount,
    reason: reason ?? 'general',
    state: DISPUTE_STATES[status] ?? 'open',
    refundable: dispute.is_charge_refundable ?? false,
    dueBy: due ? new Date(due * 1000) : null,
  }
}

const CHECKOUTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
/**
 * Events about a refund name its payment. All refunds of that payment are then read, because events arrive in any
 * order.
 */
const REFUNDS = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
])
/** Of a disputed payment all disputes are read too. */
const DISPUTES = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])
const WithPayment = z.object({ payment_intent: Reference })

function readEvent(bytes: Buffer): ProviderEvent | undefined {
  const parsed = Event.safeParse(parseJson(bytes))
  if (!parsed.success) return undefined
  const { id, type, data } = parsed.data
  const event = { id, type, about: undefined }
  if (CHECKOUTS.has(type)) {
    const session = Session.safeParse(data.object)
    return session.success ? { ...event, about: { checkout: checkoutOf(session.data) } } : undefined
  }
  if (!REFUNDS.has(type) && !DISPUTES.has(type)) return event
  const about = WithPayment.safeParse(data.object)
  if (!about.success) return undefined
  const { payment_intent: paidAs } = about.data
  if (!paidAs) return event
  return { ...event, about: REFUNDS.has(type) ? { refundsOf: paidAs } : { disputesOf: paidAs } }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Calls Stripe's API. A key makes a repeat of a write harmless. */
function asking({ secretKey, apiBase }: Settings) {
  return async function ask<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    form?: Record<string, string>,
    key?: string,
  ): Promise<z.output<Schema>> {
    const { status, body } = await send(`${apiBase}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
    // another request with the same key is under way, or there are too many, or it is Stripe's own failure
    if (status === 409 || status === 429 || status >= 500) throw new ProviderUnavailable(`Stripe answered ${status}`)
    // the key was taken back: nothing was understood, and it will be set right
    if (status === 401 || status === 403)
      throw new ProviderUnavailable(`Stripe answered ${status}: check STRIPE_SECRET_KEY`)
    if (status >= 400) throw new ProviderRefusal(refusalOf(status, body))
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new ProviderUnreadable('Stripe answered something else')
    return parsed.data
  }
}

/** @returns an undefined body where the answer is no JSON, as a proxy's page of an error */
async function send(url: string, request: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    return await traceCall(request.method ?? 'GET', url, async () => {
      const response = await fetch(url, request)
      return { status: response.status, body: parseJson(Buffer.from(await response.arrayBuffer())) }
    })
  } catch (error) {
    throw new ProviderUnavailable(`Stripe cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
  }
}

/** Stripe's code for a refusal; its sentence may repeat what was sent. */
function refusalOf(status: number, body: unknown): string {
  const failure = Failure.safeParse(body)
  const { code, type } = failure.success ? failure.data.error : {}
  return `Stripe answered ${status}${code || type ? `: ${code ?? type}` : ''}`
}
