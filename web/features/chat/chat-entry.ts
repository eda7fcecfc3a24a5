import { useSyncExternalStore } from 'react'

/** Whether the chat is open, and what waits behind it: all that the page knows before the chat's own code is there. */
export interface Door {
  /** null: closed. Who opened it decides where the focus goes, and how high it stands on a phone. */
  openedBy: 'visitor' | 'itself' | null
  /** Words of the agency nobody has seen. */
  unread: number
}

let door: Door = { openedBy: null, unread: 0 }
const listeners = new Set<() => void>()

function set(next: Door) {
  door = next
  for (const listener of listeners) listener()
}

/** Opens the chat; one that is open stays as it was opened. */
export function openChat(by: 'visitor' | 'itself'): void {
  if (door.openedBy === null) set({ openedBy: by, unread: 0 })
}

/** Puts the chat away; the conversation goes on. */
export const closeChat = () => set({ ...door, openedBy: null })

/** Puts it away for good: nothing of it is left to be read. */
export const emptyChat = () => set({ openedBy: null, unread: 0 })

/** A chat that opened by itself was touched: it is the visitor's now. One that the touch closed stays closed. */
export function expandChat(): void {
  if (door.openedBy === 'itself') set({ ...door, openedBy: 'visitor' })
}

/** Something was said while the chat was closed. */
export function countUnread(): void {
  if (door.openedBy === null) set({ ...door, unread: door.unread + 1 })
}

export const readDoor = () => door

export function useDoor(): Door {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readDoor,
    readDoor,
  )
}
