import { HOUR_MS } from './day.ts'

/** Where a proposal stands (docs/product.md P16.2): 'sent' and 'seen' wait for the customer. */
export const PROPOSAL_STATES = ['sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const PROPOSAL_STATE_LABELS: Record<ProposalState, string> = {
  sent: 'Sent',
  seen: 'Read',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced',
}

/** Whether a proposal still waits for its customer. */
export const isOpenProposal = (state: ProposalState): boolean => state === 'sent' || state === 'seen'

/** How long a proposal can be valid: from an hour to 60 days. */
export const LEAST_VALID_MS = HOUR_MS
export const MOST_VALID_MS = 60 * 24 * HOUR_MS

/** What stands for a place that nobody has given. */
export const PLACE_OPEN = 'place to be confirmed'

/** Performers of one proposal at most. */
export const MOST_PROPOSED = 50

/** Characters of the agreement's template at most. */
export const MOST_TEMPLATE = 20_000

/** The fields that an agreement's template can have, each in braces, and what stands for them. */
export const AGREEMENT_FIELDS = {
  agency: 'Name of the agency',
  customer: 'Name of the customer',
  event: 'Kind, days and places of the event',
  performers: 'Each performer with times and price without tax',
  price: 'Total with tax',
  deposit: 'Deposit, or that none is due',
  cancellation: 'Cancellation terms',
  contact: 'Email and phone of the agency',
} as const
export type AgreementField = keyof typeof AGREEMENT_FIELDS

/** The words of an agreement until the agency has its own (docs/product.md P16.8). */
export const DEFAULT_AGREEMENT = `1. The event
{agency} provides the performers below to {customer} for this event: {event}.

{performers}

2. Price and deposit
The price is {price}. {deposit}

3. Changes and cancellation
A change of time, place or performer needs the agreement of both sides in writing. {cancellation}

4. Conduct
Performers are treated with respect. Nobody touches, follows or films a performer without their consent. Performers can leave an event that is unsafe or where they are harassed. The price stays due then.

5. Electronic records
Both sides agree to sign and keep this agreement electronically. To get a paper copy at no charge, or to withdraw this consent before you sign, write or call us: {contact}.`

/**
 * Fills in a template. Braces around a word that is no field stay as they are.
 * @param values the words for each field
 */
export const fillAgreement = (template: string, values: Record<AgreementField, string>): string =>
  template.replace(/\{(\w+)\}/g, (braces, field: string) => (isField(field) ? values[field] : braces))

const isField = (word: string): word is AgreementField => Object.hasOwn(AGREEMENT_FIELDS, word)

/** The first word in braces that is no field of a template; undefined when there is none. */
export const findUnknownField = (template: string): string | undefined =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word).find((word) => !isField(word))
