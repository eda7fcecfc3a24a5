import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router'
import { prefersReducedMotion } from '#web/lib/use-media.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** A filter or a dialog changes the query of the same screen: that is no change of screen. */
function leavesScreen(to: To | null): boolean {
  const pathname = typeof to === 'object' ? to?.pathname : to
  return typeof pathname === 'string' && new URL(pathname, location.href).pathname !== location.pathname
}

/**
 * Screens fade into each other where the browser can do that and motion is welcome. For every link and every navigation
 * at once, so that none has to ask for it; going back does what going there did.
 */
export function withViewTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router)
  router.navigate = ((to: To | number, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    return navigate(to, { ...options, viewTransition: leavesScreen(to) && !prefersReducedMotion() })
  }) as Router['navigate'] // an overloaded signature, which a function expression cannot have
  return router
}
