import { sql } from 'kysely'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import type { NewPaymentMethod } from '#shared/contract/billing/cards.ts'
import { holdsCardData, MAX_CARDS } from '#shared/model/card.ts'

/** The columns of a card that are shown; the processor's token is not among them. */
const SHOWN = [
  'id',
  'customer_id',
  'type',
  'last4',
  'brand',
  'expiry_month',
  'expiry_year',
  'cardholder_name',
  'billing_zip',
  'is_default',
  'created_at',
] as const

/** A card, as its owner may see it. */
export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/** A customer's request to change their cards. */
export interface CardCall extends By<CustomerActor> {
  context: AppContext
}

/** A customer's cards, the default first, then the newest. */
export async function listCards(db: Database, customerId: string) {
  return db
    .selectFrom('payment_methods')
    .select(SHOWN)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Saves a card by its last four digits. The first card becomes the default; a later one on request.
 * @param sent the whole payload, with unknown keys: they may hold what must never be sent (docs/product.md P7.12)
 * @throws AppError 400 when it holds a card number or security code, 409 beyond MAX_CARDS
 */
export async function addCard(call: CardCall, sent: NewPaymentMethod): Promise<CardRow> {
  if (holdsCardData(sent)) {
    throw invalid({}, 'Never send a whole card number or a security code. The last four digits are all we keep.')
  }
  return withLockedCustomer(call, async (trx, customerId) => {
    const cards = await listCards(trx, customerId)
    if (cards.length >= MAX_CARDS) throw conflict(`At most ${MAX_CARDS} cards can be kept. Please remove one first.`)
    const isDefault = sent.isDefault || cards.length === 0
    if (isDefault) await clearDefault(trx, customerId)
    const card = await trx
      .insertInto('payment_methods')
      .values({
        customer_id: customerId,
        type: sent.type,
        last4: sent.last4,
        brand: sent.brand,
        expiry_month: sent.expiryMonth,
        expiry_year: sent.expiryYear,
        cardholder_name: sent.cardholderName,
        billing_zip: sent.billingZip,
        payment_processor_id: sent.paymentProcessorId,
        is_default: isDefault,
        // the transaction's time is earlier when it waited for another card to be added
        created_at: sql`statement_timestamp()`,
      })
      .returning(SHOWN)
      .executeTakeFirstOrThrow()
    await auditCard(trx, call, card, { action: 'added', after: pickAudited(card) })
    return card
  })
}

/**
 * Removes a card. When it was the default, the newest of the others becomes the default.
 * @throws AppError 404 when this customer has no such card
 */
export async function removeCard(call: CardCall, id: string): Promise<void> {
  await withLockedCustomer(call, async (trx, customerId) => {
    const removed = await trx
      .deleteFrom('payment_methods')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning(SHOWN)
      .executeTakeFirst()
    if (!removed) throw unknownCard()
    await auditCard(trx, call, removed, { action: 'removed', before: pickAudited(removed) })
    const [newest] = removed.is_default ? await listCards(trx, customerId) : []
    if (newest) await makeDefault(trx, call, newest)
  })
}

/**
 * Makes a card the default. For the default card it is a no-op.
 * @throws AppError 404 when this customer has no such card
 */
export async function setDefaultCard(call: CardCall, id: string): Promise<CardRow> {
  return withLockedCustomer(call, async (trx, customerId) => {
    const card = (await listCards(trx, customerId)).find((one) => one.id === id)
    if (!card) throw unknownCard()
    if (card.is_default) return card
    await clearDefault(trx, customerId)
    return makeDefault(trx, call, card)
  })
}

const unknownCard = () => notFound('We do not know this payment method')

/** One change at a time for each customer, so that exactly one card is the default (docs/product.md P4.12). */
async function withLockedCustomer<T>(
  { context, actor: { customerId } }: CardCall,
  change: (trx: Database, customerId: string) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
    return change(trx, customerId)
  })
}

async function clearDefault(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('payment_methods')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()
}

async function makeDefault(trx: Database, call: CardCall, card: CardRow): Promise<CardRow> {
  await trx.updateTable('payment_methods').set({ is_default: true }).where('id', '=', card.id).execute()
  await auditCard(trx, call, card, { action: 'made-default', before: { isDefault: false }, after: { isDefault: true } })
  return { ...card, is_default: true }
}

/** What the audit trail stores of a card: no free text. */
const pickAudited = ({ type, last4, is_default }: CardRow) => ({ type, last4, isDefault: is_default })

async function auditCard(
  trx: Database,
  { actor, requestId }: CardCall,
  { id }: CardRow,
  { action, ...change }: Pick<AuditEntry, 'before' | 'after'> & { action: 'added' | 'removed' | 'made-default' },
): Promise<void> {
  await recordAudit(trx, {
    actor,
    requestId,
    action: `payment-method.${action}`,
    entity: 'payment_method',
    entityId: id,
    ...change,
  })
}
