import { useEffect } from 'react'
import { askForConsent, NOTICE_DELAY, useCookieNotice } from '#web/app/cookie-consent.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CookieBar = lazyPart(async () => (await import('#web/app/cookie-bar.tsx')).CookieBar)

/** Asks about cookies a second after the page has loaded, unless that was decided before. */
export function CookieNotice() {
  const shown = useCookieNotice()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(askForConsent, NOTICE_DELAY)
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
