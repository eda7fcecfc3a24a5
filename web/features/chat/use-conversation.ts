import { useEffect, useSyncExternalStore } from 'react'
import type { ChatState } from '#web/features/chat/chat-state.ts'
import { conversation } from '#web/features/chat/conversation.ts'

/** What was said, and where the conversation stands. */
export function useConversation(): ChatState {
  return useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
}

/** Begins the conversation when the chat is open, and lets it begin anew when a hidden window is looked at again. */
export function useLiveConversation(open: boolean): void {
  useEffect(() => {
    if (open) void conversation.begin()
  }, [open])
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') conversation.cameBack()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
