import type { KeyboardEvent } from 'react'

/** What arrow keys walk through: links, and cells without one. Each is rendered with tabindex -1. */
const ITEMS = '[data-at]'

const findItems = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>(ITEMS)]

/** The row and the column of an item, '3:0' for the name of the fourth person. */
function placeOf(item: HTMLElement): { row: number; column: number } {
  const [row = 0, column = 0] = (item.dataset.at ?? '').split(':').map(Number)
  return { row, column }
}

/** The one item that Tab reaches: the last that had the focus, else the first. */
export function keepOneStop(grid: HTMLElement | null): void {
  if (!grid || grid.querySelector(`${ITEMS}[tabindex="0"]`)) return
  grid.querySelector<HTMLElement>(ITEMS)?.setAttribute('tabindex', '0')
}

/** Makes the item with the focus the one that Tab reaches. */
export function moveStop(grid: HTMLElement, focused: Element): void {
  if (!focused.matches(ITEMS)) return
  for (const item of grid.querySelectorAll(`${ITEMS}[tabindex="0"]`)) item.setAttribute('tabindex', '-1')
  focused.setAttribute('tabindex', '0')
}

/** Where a key leads from an item: left and right along the row, up and down through a cell, then along the column. */
function findTarget(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const { row, column } = placeOf(from)
  const inRow = items.filter((item) => placeOf(item).row === row)
  const inColumn = items.filter((item) => placeOf(item).column === column)
  const at = inColumn.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return inRow.find((item) => placeOf(item).column === column - 1)
    case 'ArrowRight':
      return inRow.find((item) => placeOf(item).column === column + 1)
    case 'ArrowUp':
      return inColumn[at - 1]
    case 'ArrowDown':
      return inColumn[at + 1]
    case 'Home':
      return inRow[0]
    case 'End':
      return inRow.at(-1)
    default:
      return undefined
  }
}

/** Moves the focus by the arrow keys, Home and End; Enter is the link's own. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || !from.matches(ITEMS) || event.altKey || event.ctrlKey || event.metaKey) return
  const target = findTarget(findItems(event.currentTarget), from, event.key)
  if (!target) return
  event.preventDefault()
  target.focus()
}
