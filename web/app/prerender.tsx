import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { PageRead } from '#shared/contract/page-read.ts'
import type { Brand } from '#shared/model/brand.ts'
import type { SiteTexts } from '#shared/model/texts/site-texts.ts'
import { App } from '#web/app/app.tsx'
import { adoptPageRead } from '#web/app/page-read.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { preparePortals, routes } from '#web/app/router.tsx'
import { writeFor } from '#web/lib/brand.ts'
import { setSiteTexts } from '#web/lib/site-texts.ts'

/** Stands for every address nobody knows. */
const NOWHERE = '/nowhere-at-all'

/** What React asks to be loaded early stands before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** All routes; a browser adds the portals' when it goes there. */
const allRoutes = preparePortals('/admin').then(() => routes)

interface WrittenPage {
  /** What goes into #root. */
  html: string
  /** What its head loads early. */
  links: string
}

/**
 * A page as everybody is sent it: what its screen shows before anything is asked for, in no theme and for no window.
 * @param path one of the site's pages, with its query where it has one; none for the page that is shown when there is no such page
 * @param reads what the page brings along; without it the screen says that it loads
 * @param texts what the agency wrote anew
 * @returns undefined while there is no such screen
 */
export async function renderPage(
  path: string | undefined,
  agency: Brand,
  reads: readonly PageRead[] = [],
  texts: SiteTexts = {},
): Promise<WrittenPage | undefined> {
  writeFor(agency)
  setSiteTexts(texts)
  const client = createQueryClient()
  for (const read of reads) adoptPageRead(client, read)
  const handler = createStaticHandler(await allRoutes)
  const context = await handler.query(new Request(new URL(path ?? NOWHERE, 'http://localhost')))
  if (context instanceof Response) return undefined
  for (const error of Object.values(context.errors ?? {})) throw error
  if (context.matches.at(-1)?.route.path !== (path?.split('?')[0] ?? '*')) return undefined
  const html = renderToString(
    <App client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const links = PRELOADS.exec(html)?.[0] ?? ''
  return { html: html.slice(links.length), links }
}
