/** A process of its own draws posters (poster-process.ts); it ends with the one that started it. */
import type { PosterOptions } from '#shared/posters/poster.ts'
import type { DrawnPoster } from './poster-process.ts'
import { renderPoster } from './render-poster.ts'

process.on('message', async ({ id, options }: { id: number; options: PosterOptions }) => {
  let drawn: DrawnPoster
  try {
    drawn = { id, renderings: await renderPoster(options) }
  } catch (error) {
    drawn = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
// a signal to the whole group: the product finishes what is being drawn, and lets go
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
