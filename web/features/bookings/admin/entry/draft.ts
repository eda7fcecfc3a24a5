import type { QueryClient } from '@tanstack/react-query'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { Bookable, EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'

/** How the customer is given: not yet, as a known one, or typed in. */
export type Who = { kind: 'search' } | { kind: 'known'; customer: CustomerSuggestion } | { kind: 'new' }

/** Everything typed and chosen in the form. */
export interface EntryDraft {
  values: EntryValues
  who: Who
  agent: Bookable | undefined
  packageId: string
  /** Undefined while the price is the usual one. */
  price: string | undefined
}

const KEY = ['entry-draft'] as const

/** One draft for each customer and event a link names, and one for the form opened without one. */
export const draftKey = ({ customer, joins, name, email, phone }: NewBookingAddress): string =>
  [customer, joins, name, email, phone].map((text) => text ?? '').join('\n')

/** A draft lives in the cache of reads: a sign-out clears it, nothing is stored in the browser (docs/product.md P6.71). */
export const findDraft = (client: QueryClient, key: string) => client.getQueryData<EntryDraft>([...KEY, key])

export function keepDraft(client: QueryClient, key: string, draft: EntryDraft): void {
  client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData([...KEY, key], draft)
  warnBeforeUnload(client)
}

export const dropDraft = (client: QueryClient, key: string) =>
  client.removeQueries({ queryKey: [...KEY, key], exact: true })

const warned = new WeakSet<QueryClient>()

/** The browser asks before the page with a draft is closed or reloaded. */
function warnBeforeUnload(client: QueryClient): void {
  if (warned.has(client)) return
  warned.add(client)
  addEventListener('beforeunload', (event) => {
    if (client.getQueryCache().findAll({ queryKey: KEY }).length > 0) event.preventDefault()
  })
}
