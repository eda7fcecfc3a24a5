import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { BROWSE_ID, useBrowseAgents } from '#web/features/catalog/browse/use-browse-agents.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'

/** Whether this visit has scrolled already. Going back in the history restores the position the visitor left. */
let arrived = false

/**
 * Scrolls to the section when the page is opened at an address that ends in #browse. The browser scrolls there while
 * the roster is still loading, and the roster then moves the section.
 */
export function useOpenedAtBrowse(): void {
  const browse = useBrowseAgents()
  const { agents } = useRoster()
  const { hash, key } = useLocation()
  // the router's own links carry a key and scroll without this hook
  const wanted = hash === `#${BROWSE_ID}` && key === 'default' && !!agents && agents.length > 0
  const arrive = useEffectEvent(() => void browse())
  useEffect(() => {
    if (!wanted || arrived) return
    arrived = true
    arrive()
  }, [wanted])
}
