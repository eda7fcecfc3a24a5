import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The row of a list that is about to be deleted, and its dialog's handlers.
 * @param list gets the focus afterwards: the button that opened the dialog goes with the row
 */
export function useDeleting<Row>(list: RefObject<HTMLElement | null>) {
  const [row, setRow] = useState<Row>()
  return {
    row,
    ask: setRow,
    handlers: {
      onClose: () => setRow(undefined),
      onDeleted: () => {
        flushSync(() => setRow(undefined))
        list.current?.focus({ preventScroll: true })
      },
    },
  }
}
