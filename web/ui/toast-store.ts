export interface ToastMessage {
  title: string
  description?: string
  /** Neutral: neither done nor failed, only to know. */
  variant?: 'default' | 'neutral' | 'destructive'
}

export interface Toast extends ToastMessage {
  id: number
  open: boolean
}

/** One at a time: a new one takes the place of the one before (docs/product.md P13.1). */
const TOAST_LIMIT = 1
export const TOAST_DURATION = 5000
/** How long a dismissed toast stays in memory. */
export const TOAST_REMOVE_DELAY = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message. */
export function toast(message: ToastMessage): number {
  lastId += 1
  set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** Hides a message; it leaves memory much later. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return
  set(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  setTimeout(() => set(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY)
}

export const readToasts = () => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
