import './cookie-bar.css'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { decide } from '#web/app/cookie-consent.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'

/** The notice itself. Closing it in any way is a no. */
export function CookieBar() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // asked for from the footer: continue reading here
    if (document.activeElement?.matches('[data-opens-cookie-notice]')) bar.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      // an open dialog or menu takes Escape first
      if (event.key === 'Escape' && !event.defaultPrevented) decide('declined')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const page = document.documentElement.style
    // the page leaves so much room at its end, and scrolls what is in focus clear of it
    const observer = new ResizeObserver(() => {
      // not where it is on the screen: it rises while it appears
      const room = element.offsetHeight + Number.parseFloat(getComputedStyle(element).bottom)
      page.setProperty('--notice', `${Math.ceil(room)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--notice')
    }
  }, [])
  return (
    <section ref={bar} className="cookie-bar" aria-label="Cookie notice" tabIndex={-1}>
      <h2>Cookies, briefly</h2>
      <p>
        Cookies keep you signed in and remember your choices.{' '}
        <Link className="link" to={paths.privacy}>
          Privacy policy
        </Link>
      </p>
      <div className="cookie-choices">
        <Button onClick={() => decide('declined')}>Decline</Button>
        <Button onClick={() => decide('accepted')}>Accept</Button>
        <IconButton label="Decline and close" onClick={() => decide('declined')}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
