import { useCallback } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'

/** Whether an address is another page, or another tab of the same page. */
const isElsewhere = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Holds a person who would leave unsaved changes: for another page, another tab of the page or another site.
 * @param onAsk called when a person is held and has to confirm
 * @returns the held navigation: `proceed` continues it, `reset` cancels it; undefined when none is held
 */
export function useLeaving(unsaved: boolean, onAsk?: () => void) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const holds = unsaved && isElsewhere(currentLocation, nextLocation)
    if (holds) onAsk?.()
    return holds
  })
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => unsaved && event.preventDefault(), [unsaved]))
  return blocker.state === 'blocked' ? blocker : undefined
}
