import { useEffect } from 'react'
import { askForConsent, NOTICE_DELAY, useCookieNotice } from '#web/app/cookie-consent.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CookieBar = lazyPart(async () => (await import('#web/app/cookie-bar.tsx')).CookieBar)

/** How long ago the page loaded, in milliseconds: its code may come later. */
function sinceLoad(): number {
  const now = performance.now()
  // there is one, of this type, by the specification of Navigation Timing
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventStart ? Math.max(0, now - page.loadEventStart) : 0
}

/** Asks about cookies a second after the page has loaded, unless that was decided before. */
export function CookieNotice() {
  const shown = useCookieNotice()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(askForConsent, NOTICE_DELAY - sinceLoad())
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [])
  return shown && <CookieBar />
}
