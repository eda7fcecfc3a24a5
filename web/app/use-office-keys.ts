import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from '#web/lib/is-typing.ts'

/** What a key opened over the screen. */
export type KeyPart = 'find' | 'keys'

/** A row of a list that keys walk: the element that takes the focus. Enter follows its link. */
const ROWS = 'main [data-row-link]'

const isVisible = (element: HTMLElement) => element.checkVisibility()

/** Moves the focus to the next or previous row of the lists on the screen. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(isVisible)
  const { activeElement } = document
  const at = rows.findIndex((row) => row === activeElement || row.closest('[data-row]')?.contains(activeElement))
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step
  rows[next]?.focus()
  rows[next]?.scrollIntoView({ block: 'nearest' })
}

/** Presses the Confirm button of the row with the focus. */
function confirmRow(): boolean {
  const button = document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)')
  button?.click()
  return button !== null && button !== undefined
}

/** Moves the focus to the search field of the screen; false when it has none. */
function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(isVisible)
  field?.focus()
  field?.select()
  return field !== undefined
}

/**
 * The keys of the office (docs/product.md P6.151): Ctrl or Meta with K finds anything, '/' searches the list, j and k
 * walk rows, c confirms one, '?' shows the keys. Single keys do nothing while a text is typed or a dialog is open.
 * @param enabled whether an admin is signed in
 */
export function useOfficeKeys(enabled: boolean) {
  const [part, setPart] = useState<KeyPart>()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      setPart((open) => (open === 'find' ? undefined : 'find'))
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return
    if (key === '?') setPart('keys')
    else if (key === '/') {
      if (!focusSearch()) setPart('find')
    } else if (key === 'j') moveRow(1)
    else if (key === 'k') moveRow(-1)
    else if (key !== 'c' || !confirmRow()) return
    event.preventDefault()
  })
  useEffect(() => {
    if (!enabled) return
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [enabled])

  return { part, open: setPart, close: () => setPart(undefined) }
}
