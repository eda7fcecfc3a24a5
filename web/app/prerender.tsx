import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Brand } from '#shared/model/brand.ts'
import { App } from '#web/app/app.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { routes } from '#web/app/router.tsx'
import { writeFor } from '#web/lib/brand.ts'

/** Stands for every address nobody knows. */
const NOWHERE = '/nowhere-at-all'

/**
 * A page as everybody is sent it: what its screen shows before anything is read, in no theme and for no window.
 * @param path one of the site's pages; none for the page that is shown when there is no such page
 * @returns what goes into #root, or undefined while there is no such screen
 */
export async function renderPage(path: string | undefined, agency: Brand): Promise<string | undefined> {
  writeFor(agency)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path ?? NOWHERE, 'http://localhost')))
  if (context instanceof Response) return undefined
  for (const error of Object.values(context.errors ?? {})) throw error
  if (context.matches.at(-1)?.route.path !== (path ?? '*')) return undefined
  return renderToString(
    <App client={createQueryClient()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
}
