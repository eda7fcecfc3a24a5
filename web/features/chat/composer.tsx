import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { CHAT_MESSAGE_MAX } from '#shared/model/chat.ts'
import type { ChatState } from '#web/features/chat/chat-state.ts'
import { conversation } from '#web/features/chat/conversation.ts'

/** Where the visitor writes: Enter sends, Shift+Enter doesn't (docs/product.md P10.4). */
export function Composer({ draft, phase, sending }: ChatState) {
  const field = useRef<HTMLTextAreaElement>(null)
  const blocked = draft.trim() === '' || phase !== 'ready' || sending

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (blocked) return
    void conversation.send(draft)
    field.current?.focus()
  }
  return (
    <form className="chat-composer" onSubmit={send}>
      <textarea
        ref={field}
        className="input"
        rows={1}
        aria-label="Message"
        placeholder="Write a message"
        maxLength={CHAT_MESSAGE_MAX}
        value={draft}
        onChange={(event) => conversation.write(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends a composition belongs to the keyboard
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
        }}
      />
      <button
        type="submit"
        className="button button-lit button-md"
        aria-label="Send"
        aria-disabled={blocked || undefined}
      >
        <ArrowUp aria-hidden="true" />
      </button>
    </form>
  )
}
