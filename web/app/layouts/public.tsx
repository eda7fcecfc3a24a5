import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Footer } from '#web/app/footer.tsx'
import { Navbar } from '#web/app/navbar.tsx'

/** The public site around its screens. */
export function PublicLayout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // after a change of page, reading starts at its title; the first page is the browser's own business
    if (shown.current === pathname) return
    shown.current = pathname
    const title = main.current?.querySelector('h1') ?? main.current
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Navbar />
      <main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
