import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The scripts that the build put into the page itself (vite.config.ts), for the hashes that let them run
 * (docs/product.md S31).
 * @param folder the build's output
 * @returns their texts as they stand in the page; none when the site is not built
 */
export function readInlineScripts(folder: string): string[] {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
}
