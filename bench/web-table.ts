import { median } from './rows.ts'

/** Lighthouse's figures for one page: scores out of 100, times in milliseconds. */
export interface PageFigures {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
  speedIndex: number
  /** The size of everything the first view transfers. */
  bytes: number
  /** Lighthouse's figure for the speed of the machine. */
  benchmarkIndex: number
  /** Audits that lost points, in any run. */
  failures: string[]
}

export interface WebResults {
  at: string
  lighthouse: string
  node: string
  cpus: number
  runs: number
  loadBefore: number
  loadAfter: number
  pages: PageFigures[]
}

/** Below this index the machine is too busy for a valid performance score. */
export const QUIET_INDEX = 2000

const HOME_BYTES = 450 * 1024
/** Milliseconds until the largest element is painted. */
const LCP_BOUND_MS = { home: 1400, other: 1500 } as const
/** Milliseconds in which home, while it wakes up, would not answer a press at once. */
const HOME_TBT_MS = 50

/** The median of each figure over the runs of one page. */
export function computeMedians(runs: readonly PageFigures[]): PageFigures {
  const [first] = runs
  if (!first) throw new Error('nothing was measured')
  const of = (key: NumberKey) => median(runs.map((run) => run[key]))
  const figures = Object.fromEntries(FIGURES.map((key) => [key, of(key)])) as Record<NumberKey, number> // one for each key
  return { page: first.page, ...figures, failures: [...new Set(runs.flatMap(({ failures }) => failures))] }
}

type NumberKey = (typeof FIGURES)[number]
const FIGURES = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'speedIndex',
  'bytes',
  'benchmarkIndex',
] as const satisfies readonly (keyof PageFigures)[]

/** The limits a page misses, in words. The performance score and the blocking time count only on a quiet machine. */
export function belowBound(figures: PageFigures): string[] {
  const { page, performance, accessibility, bestPractices, seo, lcp, cls, tbt, bytes, benchmarkIndex } = figures
  const [home, quiet] = [page === '/', benchmarkIndex >= QUIET_INDEX]
  const bounds: [string, boolean][] = [
    [`performance ${performance}`, quiet && performance < 99],
    [`accessibility ${accessibility}`, accessibility < 100],
    [`best practices ${bestPractices}`, bestPractices < 100],
    [`SEO ${seo}`, seo < 100],
    [`LCP ${Math.round(lcp)} ms`, lcp > (home ? LCP_BOUND_MS.home : LCP_BOUND_MS.other)],
    [`CLS ${cls}`, cls > 0],
    [`TBT ${Math.round(tbt)} ms`, home && quiet && tbt >= HOME_TBT_MS],
    [`${kilobytes(bytes)} KB`, home && bytes > HOME_BYTES],
  ]
  return bounds.filter(([, missed]) => missed).map(([what]) => `${page} ${what}`)
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024)

const HEAD = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'Speed Index ms', 'total KB', 'benchmarkIndex'],
]

/** The figures as a readable Markdown table. */
export function renderPages(pages: readonly PageFigures[]): string {
  const lines = pages.map((figures) => [
    figures.page,
    ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
    ...[figures.fcp, figures.lcp].map((ms) => Math.round(ms).toLocaleString('en-US')),
    figures.cls.toFixed(3),
    ...[figures.tbt, figures.speedIndex].map((ms) => Math.round(ms).toLocaleString('en-US')),
    String(kilobytes(figures.bytes)),
    String(Math.round(figures.benchmarkIndex)),
  ])
  return renderTable(HEAD, lines)
}

/** A Markdown table with columns of equal width. */
export function renderTable(head: readonly string[], lines: readonly string[][]): string {
  const widths = head.map((head, i) => Math.max(head.length, ...lines.map((line) => line[i]?.length ?? 0)))
  const text = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [text([...head]), text(widths.map((width) => '-'.repeat(width))), ...lines.map(text)].join('\n')
}
