import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { BROWSE_ID, useBrowseAgents } from '#web/features/catalog/browse/use-browse-agents.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'

/** Once a visit: whoever comes back to the address by history gets the place they left. */
let arrived = false

/**
 * An address that ends in #browse leads there from outside too. The browser goes there on its own while the roster is
 * still on its way, and what arrives then moves the section.
 */
export function useOpenedAtBrowse(): void {
  const browse = useBrowseAgents()
  const { agents } = useRoster()
  const { hash, key } = useLocation()
  // the router's own links carry a key: they scroll by themselves
  const wanted = hash === `#${BROWSE_ID}` && key === 'default' && !!agents && agents.length > 0
  const arrive = useEffectEvent(() => void browse())
  useEffect(() => {
    if (!wanted || arrived) return
    arrived = true
    arrive()
  }, [wanted])
}
