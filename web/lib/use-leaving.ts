import { useCallback } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'

/** Another page, or another tab of the same. */
const isElsewhere = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Holds whoever would leave with something unsaved: to another page, another tab or out of the site.
 * @param onAsk called when somebody is held and has to be asked
 * @returns who is held: `proceed` lets them go, `reset` keeps them here
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
