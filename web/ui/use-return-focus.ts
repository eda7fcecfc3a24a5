import { useRef, useState } from 'react'

/**
 * For dialogs without a button of their own: the element that had the focus before gets it back, unless something else,
 * such as the next page's title, has taken it.
 */
export function useReturnFocus() {
  // a dialog whose field has autoFocus reports no opening
  const [before] = useState(() => document.activeElement)
  const opener = useRef(before)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
