import { useSyncExternalStore } from 'react'
import { forget, readStored, type StorageKey, store } from '#web/lib/local-storage.ts'

const NO_IDS: readonly string[] = []

/**
 * A list of ids that this browser alone keeps, and every tab of it shows at once.
 * @param most the number of ids kept at most; the oldest go first
 */
export function createStoredIds(key: StorageKey, most: number) {
  const listeners = new Set<() => void>()
  let kept: readonly string[] | undefined

  /** Anything but a list of ids, which another program could have stored, is none. */
  function parse(text: string | null): readonly string[] {
    try {
      const list: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(-most) : NO_IDS
    } catch {
      return NO_IDS
    }
  }

  const read = (): readonly string[] => {
    kept ??= parse(readStored(key))
    return kept
  }

  /** What is stored: while nothing here shows it, another tab may have changed it unheard. */
  const current = () => (listeners.size > 0 ? read() : parse(readStored(key)))

  function announce(): void {
    for (const listener of listeners) listener()
  }

  /** Another tab changed them. */
  function hear(event: StorageEvent): void {
    // null: everything was cleared
    if (event.key !== null && event.key !== key) return
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

  function replace(ids: readonly string[]): void {
    kept = listeners.size > 0 ? ids : undefined
    if (ids.length > 0) store(key, JSON.stringify(ids))
    else forget(key)
    announce()
  }

  return {
    /**
     * What a component needs of the ids, the latest last: it is drawn anew only when that changes.
     * @param select gives the same value for the same ids: a string, a number, true or false, or the list itself
     */
    useSelected: <T>(select: (ids: readonly string[]) => T): T =>
      useSyncExternalStore(
        subscribe,
        () => select(read()),
        () => select(NO_IDS),
      ),
    /** Adds an id, or takes it out. */
    toggle(id: string): void {
      const before = current()
      replace(before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-most))
    },
    /** Takes ids out. */
    remove: (ids: readonly string[]): void => replace(current().filter((id) => !ids.includes(id))),
  }
}
