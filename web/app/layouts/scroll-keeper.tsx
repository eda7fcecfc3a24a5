import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/** Where each entry of the history was left, by its key. In memory: nothing of it is stored (docs/product.md P13.3). */
const places: Record<string, number> = {}

/**
 * Where each page is scrolled to: back to where it was left, else to its anchor, else to its top. A first page stays
 * where it is: it may have been scrolled before its script came, a finger may be on a button of it, and after a reload
 * the browser itself knows the place. The router's own keeper would write its notes into the session storage; the
 * contexts it reads are what these names stand for.
 */
export function ScrollKeeper() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const state = useContext(UNSAFE_DataRouterStateContext)
  const location = useLocation()
  const painted = useRef(!useHydrated())
  const first = useRef(true)
  const { restoreScrollPosition: place, preventScrollReset: stays } = state ?? {}

  useEffect(leaveToBrowserWhileAway, [])
  useLayoutEffect(() => router?.enableScrollRestoration(places, () => window.scrollY), [router])
  useLayoutEffect(() => {
    const isFirst = first.current
    first.current = false
    if (place === false || (isFirst && painted.current)) return
    // nothing of this is returned: in newer browsers scrolling gives a promise, which is no clean-up
    const anchor = findAnchor(location.hash)
    if (typeof place === 'number') window.scrollTo(0, place)
    else if (anchor) anchor.scrollIntoView()
    else if (!isFirst && !stays) window.scrollTo(0, 0)
  }, [location, place, stays])
  return null
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null // not a name any element can have
  }
}

/** Within the site places are ours; for the way out and back, and for a reload, they are the browser's. */
function leaveToBrowserWhileAway() {
  const take = () => (history.scrollRestoration = 'manual')
  const give = () => (history.scrollRestoration = 'auto')
  take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', give)
  return () => {
    window.removeEventListener('pageshow', take)
    window.removeEventListener('pagehide', give)
    give()
  }
}
