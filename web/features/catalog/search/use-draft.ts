import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'

interface DraftOptions {
  /** The condition as the address has it; empty when there is none. */
  value: string
  /** What is wrong with a text, in a sentence; such a text isn't sent. */
  problem?: (text: string) => string | undefined
  onCommit: (text: string) => void
}

/** What is being typed: sent after a pause, on Enter and when the field is left. */
export function useDraft({ value, problem = () => undefined, onCommit }: DraftOptions) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [editing, setEditing] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const pause = useTypingPause()
  // what is decided elsewhere counts more than what was about to be sent; while typing, it is the other way round
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value of the address
  useEffect(() => {
    if (!editing) pause.cancel()
  }, [value])
  // cleared or gone back to elsewhere; while typing, the address is only behind
  if (value !== known) {
    setKnown(value)
    if (!editing) setText(value)
  }
  const commit = (given: string, unread = unreadable) => {
    pause.cancel()
    if (!unread && !problem(given.trim())) onCommit(given.trim())
  }
  const complaint = unreadable ? 'Not complete' : problem(text.trim())
  return {
    error: editing ? undefined : complaint,
    clear: () => {
      setText('')
      setUnreadable(false)
      commit('', false)
    },
    input: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const given = target.value
        // half a date and 'e' in a number are empty for the page, though not for the person
        const unread = target.validity.badInput
        setText(given)
        setUnreadable(unread)
        setEditing(true)
        pause.schedule(() => commit(given, unread))
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') commit(text)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // sent at once, it would redraw the button that is being pressed, and the press would miss it
        if (editing && !(relatedTarget instanceof HTMLButtonElement)) commit(text)
        setEditing(false)
      },
    },
  }
}
