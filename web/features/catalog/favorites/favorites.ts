import { useSyncExternalStore } from 'react'
import { forget, readStored, STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

/** Agents kept at most; the oldest go first. */
const MOST = 200

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let kept: readonly string[] | undefined

/** Anything but a list of ids, which another program could have stored, is none. */
function parse(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(-MOST) : NONE
  } catch {
    return NONE
  }
}

const read = (): readonly string[] => {
  kept ??= parse(readStored(STORAGE_KEYS.favorites))
  return kept
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Another tab changed them. */
function hear({ key }: StorageEvent): void {
  // null: everything was cleared
  if (key !== null && key !== STORAGE_KEYS.favorites) return
  kept = undefined
  announce()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', hear)
    kept = undefined
  }
}

/** The ids of this browser's favorite agents, the latest last (docs/product.md P2.33). */
export const useFavorites = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE)

/** Adds an agent to this browser's favorites, or takes it out. */
export function toggleFavorite(id: string): void {
  const before = read()
  kept = before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST)
  if (kept.length > 0) store(STORAGE_KEYS.favorites, JSON.stringify(kept))
  else forget(STORAGE_KEYS.favorites)
  announce()
}
