import { type SubmitEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLeaving } from '#web/lib/use-leaving.ts'

/**
 * The element of a form on a screen: leaving it with unsaved changes asks first, and its first wrong field gets the focus.
 * @param select finds a field
 */
export function useFormElement<Name extends string>(
  isChanged: boolean,
  send: (onWrong: (first: Name) => void) => void,
  select = (name: Name) => `[name="${name}"]`,
) {
  const element = useRef<HTMLFormElement>(null)
  const leaving = useLeaving(isChanged, () => element.current?.focus({ preventScroll: true }))
  return {
    element,
    leaving,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      let wrong: Name | undefined
      flushSync(() => send((first) => (wrong = first)))
      if (wrong) element.current?.querySelector<HTMLElement>(select(wrong))?.focus()
    },
  }
}
