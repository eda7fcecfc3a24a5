import type { createBrowserRouter } from 'react-router'
import { prefersReducedMotion } from '#web/lib/use-media.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Screens fade into each other where the browser can do that and motion is welcome: for every link, every navigation and
 * every way back at once, so that none has to ask for it. A filter or a dialog changes the query of the same screen:
 * that is no change of screen. Told to whoever draws, not asked of the router: it would store which ones have faded.
 */
export function withViewTransitions(router: Router): Router {
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
