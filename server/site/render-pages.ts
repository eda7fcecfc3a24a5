import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PageRead } from '#shared/contract/page-read.ts'
import type { Brand } from '#shared/model/brand.ts'
import type { SiteTexts } from '#shared/model/texts/site-texts.ts'
import type { PageKey, Shell } from './shells.ts'

/** A page takes milliseconds; so long only one takes that never ends. */
const PAGE_TIMEOUT_MS = 10_000

/** What a page writer is asked for. */
export interface RenderOrder {
  /** The built web/app/prerender.tsx. */
  writer: string
  agency: Brand
  texts: SiteTexts
  pages: readonly (readonly [PageKey, readonly PageRead[]])[]
}

/**
 * Draws pages with what they bring along, in a process that ends with it: a thread would leave React's 70 MB with the
 * server.
 * @returns each page's markup and links, in the order asked for; none for a page that has no screen yet
 * @throws Error when the writer fails or does not come to an end
 */
export function renderPages(order: RenderOrder): Promise<(Shell | undefined)[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./page-writer.ts', import.meta.url)), {
      // of React's two builds, the fast one
      env: { NODE_ENV: 'production' },
      execArgv: ['--max-old-space-size=192'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), PAGE_TIMEOUT_MS)
    child.once('message', (written) => resolve(written as (Shell | undefined)[])) // page-writer.ts sends nothing else
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`the writer of pages ended without a word. ${said.trim()}`))
    })
    // a writer that is gone is reported by its exit
    child.send(order, () => {})
  })
}
