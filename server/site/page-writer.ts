/** The process of render-pages.ts. */
import { pathToFileURL } from 'node:url'
import type { PageRead } from '#shared/contract/page-read.ts'
import type { Brand } from '#shared/model/brand.ts'
import type { SiteTexts } from '#shared/model/texts/site-texts.ts'
import type { RenderOrder } from './render-pages.ts'
import type { Shell } from './shells.ts'

/** What dist/ssr holds: web/app/prerender.tsx. */
interface Writer {
  renderPage(
    path: string | undefined,
    agency: Brand,
    reads: readonly PageRead[],
    texts: SiteTexts,
  ): Promise<Shell | undefined>
}

process.once('message', async (message) => {
  const { writer, agency, texts, pages } = message as RenderOrder // render-pages.ts sends nothing else
  const { renderPage } = (await import(pathToFileURL(writer).href)) as Writer
  const written: (Shell | undefined)[] = []
  for (const [key, reads] of pages) {
    written.push(await renderPage(key === 'not-found' ? undefined : key, agency, reads, texts))
  }
  process.send?.(written, () => process.disconnect())
})
// without the server there is no one to write for
process.once('disconnect', () => process.exit())
