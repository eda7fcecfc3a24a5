import type { createBrowserRouter } from 'react-router'
import { prefersReducedMotion } from '#web/lib/use-media.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Makes screens fade into each other, where the browser supports it and the visitor has not asked for reduced motion.
 * It covers every link, navigation and step back, so that none of them sets the option. A filter or a dialog only
 * changes the query, which is no change of screen. The option goes to the subscriber that draws, not to the router,
 * which would store which navigations have faded.
 */
export function withViewTransitions(router: Router): Router {
  forgiveSkippedFades(document)
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (draw) => {
    let shown = router.state.location
    return subscribe((state, told) => {
      const from = shown
      shown = state.location
      const fades = from.pathname !== shown.pathname && !prefersReducedMotion()
      draw(state, fades ? { ...told, viewTransitionOpts: { currentLocation: from, nextLocation: shown } } : told)
    })
  }
  return router
}

/**
 * A fade that the browser gives up, because drawing took over four seconds or the tab went out of sight, is no error:
 * the next screen is there without it. The router throws such a reason again, as an uncaught error. What fails while
 * drawing is still reported, by `finished`.
 */
function forgiveSkippedFades(page: Document): void {
  const start = page.startViewTransition?.bind(page)
  if (!start) return
  page.startViewTransition = (update) => {
    const fade = start(update)
    return Object.defineProperty(fade, 'ready', { value: fade.ready.catch(() => undefined) })
  }
}
