import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

/**
 * The list of a combobox: whether it is open, which option is active, and the keys that change both.
 * @param count how many options there are
 * @param choose what Enter does with the active one
 * @param isStale the options are those of an earlier text: Enter waits
 */
export function useOptions(count: number, choose: (at: number) => void, { isStale = false } = {}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const optionId = (at: number) => `${id}-${at}`
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % Math.max(count, 1),
      ArrowUp: active <= 0 ? count - 1 : active - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(open ? next : 0)
    } else if (event.key === 'Enter') {
      // or it would send the form
      event.preventDefault()
      if (open && active >= 0 && !isStale) choose(active)
    } else if (event.key === 'Escape' && open) {
      // closes the list alone
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
  }
  return {
    ...{ open, setOpen, active, setActive, optionId },
    listId: `${id}-list`,
    /** For the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 200,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onKeyDown,
    } as const,
    /** For what holds field and list: closes the list when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false)
    },
    /** For an option. */
    option: (at: number) => ({
      id: optionId(at),
      role: 'option' as const,
      'aria-selected': at === active,
      // the field keeps the focus
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(at),
      ref: (element: HTMLElement | null) => {
        if (at === active) element?.scrollIntoView({ block: 'nearest' })
      },
    }),
  }
}
