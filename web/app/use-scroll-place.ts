import { useSyncExternalStore } from 'react'
import { BROWSE_ID } from '#web/features/catalog/browse/use-browse-agents.ts'

/** A section counts as reached when its top is this close to the window's (docs/product.md P13.1). */
const SPY_OFFSET = 100

export type ScrollPlace = 'top' | 'between' | 'browse' | 'below'

function readPlace(): ScrollPlace {
  const browse = document.getElementById(BROWSE_ID)?.getBoundingClientRect()
  // half a pixel of slack: scrolling to the offset may land between pixels
  if (browse && browse.top <= SPY_OFFSET + 0.5) {
    // what follows is being read once it has the larger half of the window
    return browse.bottom > window.innerHeight / 2 ? 'browse' : 'below'
  }
  return window.scrollY < 24 ? 'top' : 'between'
}

/** What was read last: a store is asked at every drawing, and reading the place lays out the page. */
let place: ScrollPlace = 'top'

function subscribe(listener: () => void) {
  const read = () => {
    place = readPlace()
    listener()
  }
  window.addEventListener('scroll', read, { passive: true })
  window.addEventListener('resize', read)
  // called right after a layout, first as soon as it observes
  const resized = new ResizeObserver(read)
  resized.observe(document.body)
  return () => {
    window.removeEventListener('scroll', read)
    window.removeEventListener('resize', read)
    resized.disconnect()
  }
}

/** Where on the page the visitor is, for the navbar's looks and its current link. */
export const useScrollPlace = (): ScrollPlace =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => 'top',
  )
