import { useSyncExternalStore } from 'react'

/** Whether the chat is open, and its unread messages: all the page knows before the chat's code is loaded. */
export interface ChatEntry {
  /** null: closed. Who opened it decides where the focus goes, and its height on a phone. */
  openedBy: 'visitor' | 'itself' | null
  /** Messages the visitor has not seen. */
  unread: number
}

let entry: ChatEntry = { openedBy: null, unread: 0 }
const listeners = new Set<() => void>()

function set(next: ChatEntry) {
  entry = next
  for (const listener of listeners) listener()
}

/** Opens the chat; one that is open stays as it was opened. */
export function openChat(by: 'visitor' | 'itself'): void {
  if (entry.openedBy === null) set({ openedBy: by, unread: 0 })
}

/** Closes the chat; the conversation continues. */
export const closeChat = () => set({ ...entry, openedBy: null })

/** Closes the chat and drops its unread messages. */
export const emptyChat = () => set({ openedBy: null, unread: 0 })

/** Marks an automatically opened chat as the visitor's after a touch. A chat that the touch closed stays closed. */
export function expandChat(): void {
  if (entry.openedBy === 'itself') set({ ...entry, openedBy: 'visitor' })
}

/** Something was said while the chat was closed. */
export function countUnread(): void {
  if (entry.openedBy === null) set({ ...entry, unread: entry.unread + 1 })
}

export const readChatEntry = () => entry

export function useChatEntry(): ChatEntry {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readChatEntry,
    readChatEntry,
  )
}
