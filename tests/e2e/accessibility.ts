import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** The scanner that @axe-core/playwright carries. */
const SOURCE = readFileSync(
  createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright'))).resolve('axe-core/axe.min.js'),
  'utf8',
)
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

interface Scanner {
  run(part: string | Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * Scans the page in its own process and brings back the violations alone. AxeBuilder of @axe-core/playwright brings
 * back every element that passed as well and evaluates them in a second page, which costs several times the scan.
 * @param how `within` is the selector of a part of the page; `rules: 'all'` runs the best practices too
 * @returns one line for each violated rule, with its elements
 * @throws when the page holds a frame: the scanner does not see into it
 */
export async function findViolations(
  page: Pick<Page, 'evaluate'>,
  { within, rules = 'wcag' }: { within?: string; rules?: 'wcag' | 'all' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const tags = rules === 'wcag' ? WCAG : undefined
  const violations = await page.evaluate(
    async ([part, values]) => {
      if (document.querySelector('iframe')) throw new Error('a frame needs a scan of its own')
      // `SOURCE` defines it
      const { axe } = window as unknown as { axe: Scanner }
      const runOnly = values && { runOnly: { type: 'tag', values } }
      const found = await axe.run(part ?? document, { ...runOnly, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
    },
    [within, tags] as const,
  )
  return violations.map(({ id, html }) => `${id}: ${html.join('\n')}`)
}
