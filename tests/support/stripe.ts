import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { inUse } from './places.ts'

export const STRIPE_KEY = 'sk_test_for_tests'
export const STRIPE_WEBHOOK_SECRET = 'whsec_for_tests'

interface Session {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  form: Record<string, string>
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Record<string, string>
}

/** A dispute as Stripe's API shows it (https://docs.stripe.com/api/disputes/object). */
interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: unknown[]
  charge: string
  created: number
  currency: string
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number }
  is_charge_refundable: boolean
  livemode: boolean
  metadata: Record<string, string>
  payment_intent: string
  reason: string
  status: string
}

interface Asked {
  method: string
  path: string
  form: Record<string, string>
  headers: IncomingMessage['headers']
}

/** What the fake does with requests instead of answering: an HTTP status, no answer at all, or one nobody can read. */
type Trouble = number | 'hang up' | 'answer lost' | 'nonsense'

/** Speaks as much of Stripe's HTTP API as we use, on a real socket of this machine. */
export interface FakeStripe extends AsyncDisposable {
  url: string
  /** Environment that leads the product here. */
  env: Record<string, string>
  asked: Asked[]
  sessions: Map<string, Session>
  refunds: Refund[]
  /** Trouble for all requests from now on, or for those of one path, with or without
   * its query; undefined for none. */
  trouble(what: Trouble | undefined, path?: string): void
  /** What refunds become when they are asked for. */
  refundsBecome(status: Refund['status']): void
  /** A customer pays at a checkout page. */
  pay(sessionId: string, changes?: Partial<Session>): Session
  /** An admin refunds a payment in Stripe's dashboard. */
  refundAtDesk(paymentIntent: string, amount: number, status?: Refund['status']): Refund
  disputes: Dispute[]
  /** The payer's bank disputes a payment. */
  dispute(paymentIntent: string, amount: number, changes?: Partial<Dispute>): Dispute
  /** What Stripe keeps of payments from now on; null while it has not booked them. */
  feesBecome(fee: number | null): void
  /** Keys forgotten, as Stripe does after a day. */
  forgetKeys(): void
}

const id = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`

/** Starts a fake Stripe on a free port of the loopback. */
export async function startStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, number>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const asked: Asked[] = []
  const answered = new Map<string, { body: string; answer: string }>()
  const troubles = new Map<string, Trouble>()
  let refundStatus: Refund['status'] = 'succeeded'
  let fee: number | null = null

  function refuse(code: string, status = 400): [number, unknown] {
    return [status, { error: { code, type: 'invalid_request_error', message: `refused: ${code}` } }]
  }

  function openSession(form: Record<string, string>): [number, unknown] {
    const amount = Object.entries(form)
      .filter(([name]) => /^line_items\[\d+\]\[price_data\]\[unit_amount\]$/.test(name))
      .reduce((sum, [, cents]) => sum + Number(cents), 0)
    const expires = Number(form.expires_at) - Date.now() / 1000
    if (form.mode !== 'payment' || !(amount >= 50)) return refuse('amount_too_small')
    if (expires < 30 * 60 || expires > 24 * 3600) return refuse('parameter_invalid_integer')
    if (!form.success_url?.startsWith('http') || !form.cancel_url?.startsWith('http')) return refuse('url_invalid')
    const session: Session = {
      id: id('cs'),
      object: 'checkout.session',
      url: '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form.client_reference_id ?? null,
      form,
    }
    session.url = `https://checkout.stripe.example/c/pay/${session.id}`
    sessions.set(session.id, session)
    return [200, session]
  }

  function refund(payment_intent: string, amount: number, metadata: Record<string, string>): [number, unknown] {
    const paid = intents.get(payment_intent)
    if (paid === undefined) return refuse('resource_missing', 404)
    const back = refunds.filter((one) => one.payment_intent === payment_intent && one.status !== 'failed')
    const left = paid - back.reduce((sum, one) => sum + one.amount, 0)
    if (left === 0) return refuse('charge_already_refunded')
    if (!(amount > 0 && amount <= left)) return refuse('amount_too_large')
    const made: Refund = { id: id('re'), object: 'refund', amount, payment_intent, status: refundStatus, metadata }
    refunds.push(made)
    return [200, made]
  }

  function route({ method, path, form }: Asked): [number, unknown] {
    const url = new URL(path, 'http://stripe')
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return openSession(form)
    const session = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(url.pathname)?.[1]
    if (method === 'GET' && session !== undefined) {
      const found = sessions.get(session)
      return found ? [200, found] : refuse('resource_missing', 404)
    }
    if (method === 'POST' && url.pathname === '/v1/refunds') {
      const metadata = form['metadata[refund_id]']
      return refund(form.payment_intent ?? '', Number(form.amount), metadata ? { refund_id: metadata } : {})
    }
    if (method === 'GET' && url.pathname === '/v1/refunds') {
      const intent = url.searchParams.get('payment_intent')
      return [200, { object: 'list', data: refunds.filter(({ payment_intent }) => payment_intent === intent) }]
    }
    const intent = /^\/v1\/payment_intents\/([^/]+)$/.exec(url.pathname)?.[1]
    if (method === 'GET' && intent !== undefined) {
      const amount = intents.get(intent)
      if (amount === undefined) return refuse('resource_missing', 404)
      const expands = url.searchParams.getAll('expand[]').includes('latest_charge.balance_transaction')
      const booked =
        fee === null
          ? null
          : { id: `txn_${intent}`, object: 'balance_transaction', amount, fee, net: amount - fee, ...inUse() }
      const charge = {
        id: `ch_${intent}`,
        object: 'charge',
        amount,
        payment_intent: intent,
        balance_transaction: booked,
      }
      return [200, { id: intent, object: 'payment_intent', amount, latest_charge: expands ? charge : charge.id }]
    }
    if (method === 'GET' && url.pathname === '/v1/disputes') {
      const intent = url.searchParams.get('payment_intent')
      const data = disputes.filter(({ payment_intent }) => payment_intent === intent)
      return [200, { object: 'list', url: '/v1/disputes', has_more: false, data }]
    }
    return refuse('unknown_path', 404)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = request.url ?? ''
    const one: Asked = {
      method: request.method ?? '',
      path,
      form: Object.fromEntries(new URLSearchParams(body)),
      headers: request.headers,
    }
    asked.push(one)
    const send = (status: number, json: string) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(json)
    }
    const reply = (status: number, content: unknown) => send(status, JSON.stringify(content))
    const trouble = troubles.get(path) ?? troubles.get(path.split('?')[0] ?? '') ?? troubles.get('')
    if (trouble === 'hang up') return void request.socket.destroy()
    if (trouble === 'nonsense') return reply(200, { object: 'elephant' })
    if (typeof trouble === 'number') return reply(trouble, { error: { type: 'api_error' } })
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return reply(401, { error: { type: 'auth' } })
    if (!request.headers['stripe-version']) return reply(400, { error: { code: 'no_version' } })
    const key = request.headers['idempotency-key']
    const earlier = typeof key === 'string' ? answered.get(key) : undefined
    if (earlier && earlier.body !== body) return reply(...refuse('idempotency_key_in_use'))
    if (earlier) return send(200, earlier.answer)
    const [status, content] = route(one)
    if (status === 200 && typeof key === 'string') answered.set(key, { body, answer: JSON.stringify(content) })
    if (trouble === 'answer lost') return void request.socket.destroy()
    reply(status, content)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
  return {
    url,
    env: { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: url },
    asked,
    sessions,
    refunds,
    trouble: (what, path = '') => void (what === undefined ? troubles.delete(path) : troubles.set(path, what)),
    refundsBecome: (status) => {
      refundStatus = status
    },
    pay(sessionId, changes = {}) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: id('pi') }, changes)
      if (session.payment_intent !== null) intents.set(session.payment_intent, session.amount_total)
      return session
    },
    refundAtDesk(paymentIntent, amount, status = 'succeeded') {
      const made: Refund = {
        id: id('re'),
        object: 'refund',
        amount,
        payment_intent: paymentIntent,
        status,
        metadata: {},
      }
      refunds.push(made)
      return made
    },
    disputes,
    dispute(payment_intent, amount, changes = {}) {
      const made: Dispute = {
        id: id('dp'),
        object: 'dispute',
        amount,
        ...{ balance_transactions: [], charge: id('ch') },
        created: Math.floor(Date.now() / 1000),
        ...inUse(),
        evidence_details: {
          due_by: Math.floor(Date.now() / 1000) + 9 * 86_400,
          has_evidence: false,
          past_due: false,
          submission_count: 0,
        },
        is_charge_refundable: false,
        livemode: false,
        metadata: {},
        payment_intent,
        reason: 'fraudulent',
        status: 'needs_response',
        ...changes,
      }
      disputes.push(made)
      return made
    },
    feesBecome: (cents) => {
      fee = cents
    },
    forgetKeys: () => answered.clear(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An event as Stripe sends it: the bytes, and the header that signs them. */
export function signEvent(
  event: { id?: string; type: string; object: unknown },
  { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() }: { secret?: string; at?: number } = {},
): { payload: string; headers: Record<string, string>; id: string } {
  const eventId = event.id ?? id('evt')
  const payload = JSON.stringify(
    { id: eventId, object: 'event', type: event.type, data: { object: event.object } },
    null,
    2,
  )
  const time = Math.floor(at / 1000)
  const v1 = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return {
    payload,
    id: eventId,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${v1},v0=ignored` },
  }
}
