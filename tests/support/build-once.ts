import { buildSite } from '#scripts/build-site.ts'
import { prerenderSite } from '#scripts/prerender.ts'
import { readConfig } from '#server/config.ts'

/** Builds the site before any journey: houses that start at once would build it into the same folder. */
export default async function buildOnce(): Promise<void> {
  await buildSite()
  await prerenderSite(readConfig({}).brand)
}
