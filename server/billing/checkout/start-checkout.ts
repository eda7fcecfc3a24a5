import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound, notPossible, unavailable } from '#server/errors.ts'
import { type CheckoutOrder, ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import type { PaymentPurpose } from '#shared/model/payment.ts'
import { NOTHING_DUE, type TogetherPart } from '#shared/model/payment-together.ts'
import { assertPayable, lockPayable, lockSeveralPayable, readAccount } from '../account/account.ts'
import { findDueTogether, type PartDue } from '../account/due-together.ts'
import { choosePart } from '../payments/choose-part.ts'
import { type CheckoutRow, findOpenCheckout, insertCheckout, partsOf, saveOpened } from './checkouts.ts'

/** How long a checkout page can be used, in milliseconds. */
const OPEN_MS = 60 * 60_000

/** Where the provider leads back to. */
type ReturnsTo = '/customer/dashboard' | '/booking?proposal='

/** A customer's request to pay by card; access was checked before. */
export interface CheckoutCall {
  bookingId: string
  purpose: PaymentPurpose | undefined
  customerId: string
  returnsTo?: ReturnsTo
}

/** A customer's request to pay for several bookings by card; access was checked before. */
export interface TogetherCall {
  /** In the order of the lines on the provider's page. */
  bookingIds: readonly string[]
  part: TogetherPart
  customerId: string
  returnsTo?: ReturnsTo
}

/**
 * Starts a card payment of what is due on the customer's own booking. The amount is the ledger's. Our row is saved
 * before the provider is called, and two requests lead to the same page (docs/product.md P7.25).
 * @returns the address of the provider's page
 * @throws AppError 404 not their booking, 409 nothing or not this part due, 422 when cards are not accepted for it or
 *   no price is known, 503 when the provider is unavailable
 */
export async function startCheckout(context: AppContext, call: CheckoutCall): Promise<string> {
  const entered = await context.db.transaction().execute((trx) => enterCheckout(context, trx, call))
  return openPage(context, entered)
}

/**
 * Starts one card payment of what is due on several bookings of a customer: one page, a line for each of them. As
 * `startCheckout` (docs/product.md P7.182).
 * @returns the address of the provider's page
 * @throws AppError 404 not their booking, 409 nothing due, 422 when cards are not accepted for each of them, 503 when the
 *   provider is unavailable
 */
export async function startCheckoutTogether(context: AppContext, call: TogetherCall): Promise<string> {
  const entered = await context.db.transaction().execute((trx) => enterTogether(context, trx, call))
  return openPage(context, entered)
}

interface Entered {
  checkout: CheckoutRow
  facts: Facts[]
}

async function openPage(context: AppContext, { checkout, facts }: Entered): Promise<string> {
  if (checkout.url !== null) return checkout.url
  try {
    const opened = await context.payments.openCheckout(buildOrder(context, checkout, facts))
    await saveOpened(context.db, checkout.id, opened)
    return opened.url
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      context.log.warn({ checkout: checkout.id }, `no checkout page: ${error.message}`)
      throw unavailable('Card payments are briefly unavailable. Please try again, or pay another way.', 30)
    }
    if (error instanceof ProviderRefusal) {
      context.log.error({ checkout: checkout.id }, `no checkout page: ${error.message}`)
      throw notPossible('This cannot be paid by card. Please pay another way.')
    }
    throw error
  }
}

type Facts = Awaited<ReturnType<typeof readFacts>>[number]

/** What the page shows, and whether cards are accepted for the bookings. */
async function readFacts(trx: Database, bookingIds: readonly string[]) {
  return trx
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('categories as k', 'k.name', 'a.category')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'a.name as agent_name', 'b.event_type', 'b.event_date', 'k.card_payments', 'c.email'])
    .where('b.id', 'in', bookingIds)
    .execute()
}

async function enterCheckout(context: AppContext, trx: Database, call: CheckoutCall): Promise<Entered> {
  const { bookingId, purpose, customerId, returnsTo } = call
  const booking = await lockPayable(trx, bookingId, customerId)
  if (!booking) throw notFound('We do not know this booking')
  const facts = await readFacts(trx, [bookingId])
  assertCards(context, facts)
  assertPayable(booking)
  const part = choosePart(await readAccount(trx, booking), purpose)
  return { checkout: await enter(context, trx, [{ ...part, bookingId }], returnsTo), facts }
}

async function enterTogether(context: AppContext, trx: Database, call: TogetherCall): Promise<Entered> {
  const { bookingIds, part, customerId, returnsTo } = call
  const bookings = await lockSeveralPayable(trx, bookingIds)
  if (bookings.filter((booking) => booking.customer_id === customerId).length < bookingIds.length) {
    throw notFound('We do not know this booking')
  }
  const [first, ...more] = await findDueTogether(trx, bookingIds, part)
  if (!first) throw conflict(NOTHING_DUE[part])
  const facts = await readFacts(
    trx,
    [first, ...more].map(({ bookingId }) => bookingId),
  )
  assertCards(context, facts)
  return { checkout: await enter(context, trx, [first, ...more], returnsTo), facts }
}

function assertCards({ payments }: AppContext, facts: readonly Facts[]): void {
  if (payments.provider !== 'manual' && facts.length > 0 && facts.every(({ card_payments }) => card_payments)) return
  throw notPossible('This booking cannot be paid by card here. Please pay another way.')
}

async function enter(
  context: AppContext,
  trx: Database,
  parts: [PartDue, ...PartDue[]],
  returnsTo: ReturnsTo = '/customer/dashboard',
): Promise<CheckoutRow> {
  const expiresAt = new Date(context.now().getTime() + OPEN_MS)
  return (await findOpenCheckout(trx, { parts, returnsTo })) ?? insertCheckout(trx, { parts, returnsTo, expiresAt })
}

const PARTS: Record<PaymentPurpose, string> = { full: '', deposit: 'Deposit: ', balance: 'Balance: ' }

function buildOrder({ config }: AppContext, checkout: CheckoutRow, facts: readonly Facts[]): CheckoutOrder {
  const back = `${config.publicUrl}${checkout.returns_to}`
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return {
    id: checkout.id,
    lines: partsOf(checkout).flatMap(({ bookingId, purpose, cents }) => {
      const fact = byId.get(bookingId)
      if (!fact) return []
      const night = `${EVENT_TYPE_LABELS[fact.event_type]}, ${formatAtlantaDate(fact.event_date)}`
      return [{ cents, description: `${PARTS[purpose]}${fact.agent_name}, ${night}` }]
    }),
    email: facts[0]?.email ?? '',
    paidUrl: `${back}${back.includes('?') ? '&' : '?'}paid=${checkout.booking_id}`,
    cancelledUrl: back.includes('?') ? `${back}&canceled=1` : back,
    expiresAt: checkout.expires_at,
  }
}
