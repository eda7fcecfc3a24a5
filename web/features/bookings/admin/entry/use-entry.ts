import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import {
  draftKey,
  dropDraft,
  type EntryDraft,
  findDraft,
  keepDraft,
  type Who,
} from '#web/features/bookings/admin/entry/draft.ts'
import {
  type Bookable,
  EntryRequest,
  type EntryValues,
  untouchedEntry,
} from '#web/features/bookings/admin/entry/entry-values.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'

/** What a link to the form names, loaded. */
export interface EntryLink {
  prefill: NewBookingAddress
  agent: Bookable | undefined
  customer: CustomerSuggestion | undefined
}

const personOf = ({ name, email, phone }: CustomerSuggestion) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone ?? '',
})

/** An entry as a link opens it. */
function readLink({ prefill, agent, customer }: EntryLink): EntryDraft {
  const { name, email, phone } = prefill
  const isTyped = name !== undefined || email !== undefined || phone !== undefined
  // an empty event type is what the contract refuses with its own words
  const values = {
    ...untouchedEntry(prefill),
    agentId: agent?.id ?? '',
    ...(customer && personOf(customer)),
  } as EntryValues
  const who: Who = customer ? { kind: 'known', customer } : { kind: isTyped ? 'new' : 'search' }
  return { values, who, agent, packageId: '', price: undefined }
}

/** What the link names is laid over the draft; the rest of the draft stays. */
function layOver(
  draft: EntryDraft,
  linked: EntryDraft,
  { agent, date, hours, place, guests, event, requests }: NewBookingAddress,
) {
  const { values } = linked
  return {
    ...draft,
    ...(agent !== undefined && { agent: linked.agent, packageId: '' }),
    values: {
      ...draft.values,
      ...(agent !== undefined && { agentId: values.agentId }),
      ...(date !== undefined && { eventDate: values.eventDate }),
      ...(hours !== undefined && { duration: values.duration }),
      ...(place !== undefined && { eventLocation: values.eventLocation }),
      ...(guests !== undefined && { guests: values.guests }),
      ...(event !== undefined && { eventType: values.eventType }),
      ...(requests !== undefined && { specialRequests: values.specialRequests }),
    },
  }
}

/** The form with what is chosen beside it, kept as a draft while anything differs from the untouched entry. */
export function useEntry(link: EntryLink) {
  const client = useQueryClient()
  const key = draftKey(link.prefill)
  const [untouched] = useState(() => readLink(link))
  const [{ draft, first }] = useState(() => {
    const draft = findDraft(client, key)
    return { draft, first: draft ? layOver(draft, untouched, link.prefill) : untouched }
  })
  const [who, setWho] = useState(first.who)
  const [agent, setAgent] = useState(first.agent)
  const [packageId, setPackageId] = useState(first.packageId)
  // undefined until another price is typed: then it is the usual one, on screen and on the server
  const [price, setPrice] = useState(first.price)
  const form = useForm<EntryValues, unknown, EntryRequest>({
    resolver: zodResolver(EntryRequest),
    defaultValues: first.values,
  })
  const values = useWatch({ control: form.control }) as EntryValues // all of them have defaults
  const now: EntryDraft = { values, who, agent, packageId, price }
  const text = JSON.stringify(now)
  const isTouched = text !== JSON.stringify(untouched)
  useEffect(() => {
    if (isTouched) keepDraft(client, key, JSON.parse(text))
    else dropDraft(client, key)
  }, [client, key, text, isTouched])
  return {
    form,
    ...{ values, who, agent, packageId, price, setAgent, setPackageId, setPrice, isTouched },
    setWho: (next: Who) => {
      setWho(next)
      if (next.kind !== 'known') return
      for (const [name, value] of Object.entries(personOf(next.customer))) {
        form.setValue(name as keyof EntryValues, value) // the names of the form
      }
      form.clearErrors(['customerName', 'customerEmail', 'customerPhone'])
    },
    /** Whether the form began with a draft from before. */
    isResumed: draft !== undefined,
    drop: () => dropDraft(client, key),
  }
}
