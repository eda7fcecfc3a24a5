import { useCallback, useRef } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { readSheet } from '#web/features/catalog/office/agent-address.ts'

const placeOf = ({ pathname, search }: Location) => `${pathname} ${readSheet(new URLSearchParams(search)) ?? ''}`

/**
 * Holds whoever would leave an open sheet with something unsaved in it, by whatever way.
 * @param dirty whether something would be lost
 */
export function useLeaveGuard(dirty: boolean) {
  const released = useRef(false)
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
  return {
    /** Somebody wants to leave and has to be asked. */
    asking: state === 'blocked',
    stay: () => reset?.(),
    leave: () => proceed?.(),
    /** Nothing is lost any more, whatever the form holds. */
    release: () => {
      released.current = true
    },
  }
}
