import { useRef, useState } from 'react'

/** What has the focus; of an entry of a menu, which closes, the button the menu is named by. */
function findOpener(): Element | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/**
 * For dialogs without a button of their own: the element that had the focus before gets it back, unless something else,
 * such as the next page's title, has taken it.
 */
export function useReturnFocus() {
  // a dialog whose field has autoFocus reports no opening
  const [before] = useState(findOpener)
  const opener = useRef(before)
  return {
    onOpenAutoFocus: () => {
      const now = findOpener()
      if (now !== document.body) opener.current = now
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
