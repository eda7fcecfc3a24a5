import { buildSite } from '#scripts/build-site.ts'
import { prerenderSite } from '#scripts/prerender.ts'
import { readConfig } from '#server/config.ts'
import { seedOnce } from './running-server.ts'

/**
 * Builds the site before any journey: products that start at once would build it into the same folder. Loads the demo
 * data they begin with.
 * @returns removes that data
 */
export default async function buildOnce(): Promise<() => void> {
  await buildSite()
  await prerenderSite(readConfig({}).brand)
  return seedOnce()
}
