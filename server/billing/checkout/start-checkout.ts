import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound, notPossible, unavailable } from '#server/errors.ts'
import { type CheckoutOrder, ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import type { PaymentPurpose } from '#shared/model/payment.ts'
import { assertPayable, lockPayable, readAccount } from '../account/account.ts'
import { choosePart } from '../payments/choose-part.ts'
import { type CheckoutRow, findOpenCheckout, insertCheckout, saveOpened } from './checkouts.ts'

/** How long a checkout page can be used, in milliseconds. */
const OPEN_MS = 60 * 60_000

/** A customer's request to pay by card; access was checked before. */
export interface CheckoutCall {
  bookingId: string
  purpose: PaymentPurpose | undefined
  customerId: string
  /** The path the provider leads back to. */
  returnsTo?: '/customer/dashboard' | '/booking?proposal='
}

/**
 * Starts a card payment of what is due on the customer's own booking. The amount is the ledger's. Our row is saved
 * before the provider is called, and two requests lead to the same page (docs/product.md P7.25).
 * @returns the address of the provider's page
 * @throws AppError 404 not their booking, 409 nothing or not this part due, 422 when cards are not accepted for it or
 *   no price is known, 503 when the provider is unavailable
 */
export async function startCheckout(context: AppContext, call: CheckoutCall): Promise<string> {
  const { checkout, facts } = await context.db.transaction().execute((trx) => enterCheckout(context, trx, call))
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

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>

/** What the page shows, and whether cards are accepted for the booking. */
async function findFacts(trx: Database, bookingId: string) {
  return trx
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('categories as k', 'k.name', 'a.category')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['a.name as agent_name', 'b.event_type', 'b.event_date', 'k.card_payments', 'c.email'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

async function enterCheckout(context: AppContext, trx: Database, call: CheckoutCall) {
  const { bookingId, purpose, customerId, returnsTo = '/customer/dashboard' } = call
  const booking = await lockPayable(trx, bookingId, customerId)
  const facts = booking && (await findFacts(trx, bookingId))
  if (!booking || !facts) throw notFound('We do not know this booking')
  if (context.payments.provider === 'manual' || !facts.card_payments) {
    throw notPossible('This booking cannot be paid by card here. Please pay another way.')
  }
  assertPayable(booking)
  const part = choosePart(await readAccount(trx, booking), purpose)
  const expiresAt = new Date(context.now().getTime() + OPEN_MS)
  const checkout =
    (await findOpenCheckout(trx, bookingId, { ...part, returnsTo })) ??
    (await insertCheckout(trx, { bookingId, expiresAt, returnsTo, ...part }))
  return { checkout, facts }
}

const PARTS: Record<PaymentPurpose, string> = { full: '', deposit: 'Deposit: ', balance: 'Balance: ' }

function buildOrder({ config }: AppContext, checkout: CheckoutRow, facts: Facts): CheckoutOrder {
  const back = `${config.publicUrl}${checkout.returns_to}`
  const night = `${EVENT_TYPE_LABELS[facts.event_type]}, ${formatAtlantaDate(facts.event_date)}`
  return {
    id: checkout.id,
    cents: checkout.amount_cents,
    description: `${PARTS[checkout.purpose]}${facts.agent_name}, ${night}`,
    email: facts.email,
    paidUrl: `${back}${back.includes('?') ? '&' : '?'}paid=${checkout.booking_id}`,
    cancelledUrl: back.includes('?') ? `${back}&canceled=1` : back,
    expiresAt: checkout.expires_at,
  }
}
