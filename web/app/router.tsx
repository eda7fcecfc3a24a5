import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router'
import type { PAGE_PATHS } from '#shared/model/pages.ts'
import { PublicLayout } from '#web/app/layouts/public.tsx'
import { Root } from '#web/app/layouts/root.tsx'
import { queryClient } from '#web/app/query-client.ts'
import { RouteError } from '#web/app/route-error.tsx'
import { withViewTransitions } from '#web/app/view-transitions.ts'
import { categoriesQuery, packagesQuery, rosterQuery } from '#web/features/catalog/queries.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'

type PagePath = (typeof PAGE_PATHS)[number]
type Screen = LazyRouteFunction<RouteObject>

/** Every screen by its address, each in a chunk of its own. */
const publicScreens: Record<PagePath, Screen> = {
  '/': async () => ({ Component: (await import('#web/routes/home.tsx')).Home }),
  '/services': async () => ({ Component: (await import('#web/routes/services.tsx')).Services }),
  '/about': async () => ({ Component: (await import('#web/routes/about.tsx')).About }),
  '/reviews': async () => ({ Component: (await import('#web/routes/reviews.tsx')).Reviews }),
  '/privacy-policy': async () => ({ Component: (await import('#web/routes/privacy-policy.tsx')).PrivacyPolicy }),
  '/booking': async () => ({ Component: (await import('#web/routes/booking.tsx')).Booking }),
}

/** Reads that start together with a screen's chunk instead of after it. */
const reads: Partial<Record<PagePath, () => Promise<unknown>>> = {
  '/': () => queryClient.prefetchQuery(rosterQuery),
  '/services': () =>
    Promise.all([queryClient.prefetchQuery(categoriesQuery), queryClient.prefetchQuery(packagesQuery)]),
  '/about': () => queryClient.prefetchQuery(rosterQuery),
  '/reviews': () => queryClient.prefetchQuery(approvedQuery),
  '/booking': () => Promise.all([queryClient.prefetchQuery(rosterQuery), queryClient.prefetchQuery(packagesQuery)]),
}

/** While the first screen's code arrives; the layout around it is there already. */
const HydrateFallback = () => null

function screen(path: PagePath): RouteObject {
  return {
    path,
    lazy: publicScreens[path],
    loader: () => {
      // pages are written without anything to read
      if (!import.meta.env.SSR) void reads[path]?.()
      return null
    },
    shouldRevalidate: () => false,
    HydrateFallback,
  }
}

/** The routes that the portals' own are added to. */
const ROOT = 'root'
const PUBLIC = 'public'

/** The public site, which the first chunk has; the portals' routes come with the first address of theirs. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            id: PUBLIC,
            ErrorBoundary: RouteError,
            children: [
              ...(Object.keys(publicScreens) as PagePath[]).map(screen), // a Record's keys are its type's
              {
                path: '*',
                lazy: async () => ({ Component: (await import('#web/routes/not-found.tsx')).NotFound }),
                HydrateFallback,
              },
            ],
          },
        ],
      },
    ],
  },
]

const PORTALS = /^\/(?:customer|agent|admin)(?:\/|$)/

type Patch = (id: string | null, children: RouteObject[]) => void

/**
 * Adds the portals' routes when an address is theirs.
 * @param patch adds routes to the children of another, by its id; those that are there already stay
 */
async function addPortals(path: string, patch: Patch): Promise<void> {
  if (!PORTALS.test(path)) return
  const { listScreens, portalRoutes } = await import('#web/app/portal-routes.tsx')
  patch(PUBLIC, listScreens('public'))
  patch(ROOT, portalRoutes)
}

function findRoute(among: RouteObject[], id: string | null): RouteObject | undefined {
  for (const route of among) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/**
 * Adds the portals' routes before there is a router, when its first address is theirs: what is drawn first then has their
 * frame instead of the public site's.
 */
export async function preparePortals(path: string): Promise<void> {
  await addPortals(path, (id, children) => findRoute(routes, id)?.children?.push(...children))
}

export const createRouter = () =>
  withViewTransitions(
    createBrowserRouter(routes, { patchRoutesOnNavigation: ({ path, patch }) => addPortals(path, patch) }),
  )
