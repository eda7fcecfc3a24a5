/** One line of the table: what was measured, compared with what, and the value it must reach. */
export interface Row {
  /** Stable from run to run: figures are compared by it. */
  name: string
  unit: string
  product: number
  reference?: number
  /** The product relative to the reference; more is better. */
  ratio?: number
  /** Processor time of a request in the app process, and in the reference server, in microseconds. */
  cpu?: { product: number; reference?: number }
  bound?: Bound
}

export interface Bound {
  of: 'ratio' | 'product'
  least?: number
  most?: number
}

export interface Results {
  at: string
  node: string
  cpus: number
  /** One-minute load average when the run began, before its own load. */
  loadBefore: number
  loadAfter: number
  rows: Row[]
}

/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** The value that this part of the measurements does not exceed; they are sorted, the smallest first. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}

/** Whether a row reaches its required value; undefined when it has none. */
export function meets({ bound, ratio, product }: Row): boolean | undefined {
  if (!bound) return undefined
  const value = bound.of === 'ratio' ? (ratio ?? Number.NaN) : product
  return (bound.least === undefined || value >= bound.least) && (bound.most === undefined || value <= bound.most)
}

function number(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return ''
  if (value !== 0 && Math.abs(value) < 10) return value.toFixed(value < 1 ? 3 : 2)
  return Math.round(value).toLocaleString('en-US')
}

function boundText({ bound }: Row): string {
  if (!bound) return ''
  return bound.least !== undefined ? `≥ ${bound.least}` : `≤ ${number(bound.most)}`
}

function cpuText({ cpu }: Row): string {
  if (!cpu) return ''
  if (cpu.reference === undefined) return number(cpu.product)
  return `${number(cpu.product)} : ${number(cpu.reference)} = ${(cpu.reference / cpu.product).toFixed(2)}`
}

const VERDICT = { true: 'yes', false: 'NO', undefined: '' } as const

const HEAD = ['', 'unit', 'product', 'reference', 'ratio', 'bound', 'met', 'CPU µs a request', 'against last run']

/**
 * The results as a readable Markdown table.
 * @param before the run to compare with
 */
export function renderTable({ rows }: Results, before?: Results): string {
  const lines = rows.map((row) => {
    const last = before?.rows.find(({ name }) => name === row.name)
    const [now, then] = [row.ratio ?? row.product, last && (last.ratio ?? last.product)]
    return [
      row.name,
      row.unit,
      number(row.product),
      number(row.reference),
      row.ratio?.toFixed(2) ?? '',
      boundText(row),
      VERDICT[`${meets(row)}`],
      cpuText(row),
      then ? `× ${(now / then).toFixed(2)}` : '',
    ]
  })
  const widths = HEAD.map((head, i) => Math.max(3, head.length, ...lines.map((line) => line[i]?.length ?? 0)))
  const text = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [text(HEAD), text(widths.map((width) => '-'.repeat(width))), ...lines.map(text)].join('\n')
}
