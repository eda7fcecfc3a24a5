/** A payment to be made at the provider's page. */
export interface CheckoutOrder {
  /** Ours; asking twice for the same gives the same page. */
  id: string
  /** What it is for, as the payer reads it; integer cents, US dollars. At least one. */
  lines: readonly { cents: number; description: string }[]
  email: string
  /** Where the browser goes when it is paid, and when it isn't. */
  paidUrl: string
  cancelledUrl: string
  expiresAt: Date
}

/** What the provider says about a payment at its page. */
export interface ProviderCheckout {
  sessionId: string
  /** The id of our order; null when it is none of ours. */
  orderId: string | null
  state: 'open' | 'paid' | 'expired'
  /** The provider's name for the money, once there is any. */
  paymentId: string | null
  /** Integer cents. */
  cents: number
  /** In small letters: usd. */
  currency: string
}

/** Money to be given back. */
export interface RefundOrder {
  /** Ours; asking twice for the same attempt gives money back once. */
  id: string
  /** 1 unless said; one more for each refund of this order that failed after it was made. */
  attempt?: number
  /** The provider's name for the payment. */
  paymentId: string
  /** Integer cents. */
  cents: number
}

/** What the provider says about money given back. */
export interface ProviderRefund {
  /** The provider's name for it. */
  id: string
  /** The id of our order; null when it was begun at the provider's own desk. */
  orderId: string | null
  paymentId: string
  cents: number
  state: 'pending' | 'completed' | 'failed'
}

/** A payment that the payer's bank disputes, as the provider reports it. */
export interface ProviderDispute {
  /** The provider's name for it. */
  id: string
  /** Integer cents, US dollars. */
  cents: number
  /** The bank's reason in the provider's word: fraudulent, product_not_received. */
  reason: string
  /** lost: the money went back to the payer; won: it stays. */
  state: 'open' | 'won' | 'lost'
  /** Whether the payment can still be refunded, as during an inquiry. */
  refundable: boolean
  /** Until when evidence can be sent; null when no evidence is asked for. */
  dueBy: Date | null
}

/** An event of the provider, its signature checked. */
export interface ProviderEvent {
  id: string
  type: string
  /** What it means to us; undefined for what we don't follow. */
  about:
    | { checkout: ProviderCheckout }
    /** Something was given back, or is going to be, of this payment. */
    | { refundsOf: string }
    /** The payer's bank disputes this payment, or has decided. */
    | { disputesOf: string }
    | undefined
}

/** How cards are paid: by hand, or at a card provider. */
export interface Payments {
  provider: 'manual' | 'stripe'
  /** Opens the provider's page for a payment; gives its address. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  findCheckout(sessionId: string): Promise<ProviderCheckout>
  refund(order: RefundOrder): Promise<ProviderRefund>
  /** All that was given back of a payment. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>
  /** What the provider charged for a payment, in integer cents; null while it does not know yet. */
  findFee(paymentId: string): Promise<number | null>
  /** All disputes of a payment. */
  listDisputes(paymentId: string): Promise<ProviderDispute[]>
  /**
   * Reads an event that was sent to us.
   * @param bytes the body as it came
   * @param signature what the provider signed it with
   * @returns undefined when it isn't the provider's, or too old
   */
  readEvent(bytes: Buffer, signature: string | undefined, now: Date): ProviderEvent | undefined
}

/** The provider can't be reached, or is busy: asking again later makes sense. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider answered what we can't read: one row waits, others may go on. */
export class ProviderUnreadable extends ProviderUnavailable {
  override name = 'ProviderUnreadable'
}

/** The provider understood and said no. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/** No provider: cards are typed, as every other way to pay. */
export const manualPayments: Payments = {
  provider: 'manual',
  openCheckout: () => noProvider(),
  findCheckout: () => noProvider(),
  refund: () => noProvider(),
  listRefunds: () => noProvider(),
  findFee: () => noProvider(),
  listDisputes: () => noProvider(),
  readEvent: () => undefined,
}

/** Money of a provider that isn't set up any more waits until it is. */
async function noProvider(): Promise<never> {
  throw new ProviderUnavailable('no card provider is set up')
}
