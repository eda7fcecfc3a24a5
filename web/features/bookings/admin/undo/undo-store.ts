import { useSyncExternalStore } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'

/** How long an undo is offered, in milliseconds: less than the mails are held (docs/product.md P3.38). */
const OFFERED_MS = 6000

/** A change of status that can be undone now. */
export interface UndoOffer {
  /** As it became. */
  booking: BookingWithDetails
  undo: () => void
}

let offers: ReadonlyMap<string, UndoOffer> = new Map()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(id: string, offer: UndoOffer | undefined): void {
  const next = new Map(offers)
  if (offer) next.set(id, offer)
  else next.delete(id)
  offers = next
  for (const listener of listeners) listener()
}

/** Ends the offer to undo, when there is one. */
export function withdrawUndo(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  if (offers.has(id)) change(id, undefined)
}

/** Offers to undo a change of status for six seconds. */
export function offerUndo(offer: UndoOffer): void {
  const { id } = offer.booking
  withdrawUndo(id)
  timers.set(id, setTimeout(withdrawUndo, OFFERED_MS, id))
  change(id, offer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The offer to undo the last change of one booking. */
export const useUndoOffer = (id: string): UndoOffer | undefined => useSyncExternalStore(subscribe, () => offers.get(id))

/** All offers. */
export const useUndoOffers = (): ReadonlyMap<string, UndoOffer> => useSyncExternalStore(subscribe, () => offers)
