import { MASKED_HEADER } from '#shared/model/masked-header.ts'

let shown = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (shown === next) return
  shown = next
  for (const listener of listeners) listener()
}

/** Shows the notice that a card number was masked, until it is closed (docs/product.md P7.59). */
export const showMasked = (): void => set(true)
export const hideMasked = (): void => set(false)
export const readMasked = (): boolean => shown

export function subscribeToMasked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the notice when an answer says that the server masked something of the request. */
export function heedMasked(headers: Headers): void {
  if (headers.get(MASKED_HEADER) === '1') showMasked()
}
