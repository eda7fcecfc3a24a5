import { useCallback, useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { readSheet } from '#web/features/catalog/admin/agents/agent-search-params.ts'

const placeOf = ({ pathname, search }: Location) => `${pathname} ${readSheet(new URLSearchParams(search)) ?? ''}`

/**
 * Asks before an open form with unsaved changes is left, in every way it can be left.
 * @param dirty whether something would be lost
 * @param onClose closes the form
 */
export function useLeaveGuard(dirty: boolean, onClose: () => void) {
  const released = useRef(false)
  const [closing, setClosing] = useState(false)
  const holds = useCallback(() => dirty && !released.current, [dirty])
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => holds() && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (holds()) event.preventDefault()
      },
      [holds],
    ),
  )
  /** From now on nothing is lost: the form may be left without a question. */
  const release = () => {
    released.current = true
  }
  const asking = closing || state === 'blocked'
  const stay = () => {
    setClosing(false)
    reset?.()
  }
  return {
    /** The person wants to leave and has to confirm it. */
    asking,
    /** Closes it, or asks first; while it asks, a key meant for the question goes back to the form. */
    close: () => {
      if (asking) stay()
      else if (holds()) setClosing(true)
      else onClose()
    },
    stay,
    leave: () => {
      if (!closing) return proceed?.()
      release()
      onClose()
    },
    release,
  }
}
export type LeaveGuard = ReturnType<typeof useLeaveGuard>
