import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration } from 'react-router'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/**
 * Where each page is scrolled to. The router takes a first page to its top; one that was painted before its script may
 * have been scrolled since, and a finger may be on a button of it: it stays where it is. Effects run in the order of the
 * elements, so the place is read before the router acts and set again after it, within one frame.
 */
export function ScrollKeeper() {
  const paintedBefore = useRef(!useHydrated())
  const place = useRef(0)
  return (
    <>
      <Once act={() => (place.current = window.scrollY)} />
      <ScrollRestoration />
      <Once act={() => paintedBefore.current && window.scrollTo({ top: place.current, behavior: 'instant' })} />
    </>
  )
}

function Once({ act }: { act: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is this browser's own
  useLayoutEffect(() => {
    act()
  }, [])
  return null
}
