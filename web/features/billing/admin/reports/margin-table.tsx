import type { MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { FigureTable } from '#web/features/billing/admin/reports/figure-table.tsx'

const formatSigned = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents))

const COLUMNS = [
  ['received', 'Received'],
  ['returned', 'Refunded'],
  ['tax', 'Tax'],
  ['talent', 'Talent'],
  ['fees', 'Fees'],
  ['margin', 'Margin'],
] as const

/** A line of the table: a month, a category or a person. */
export type MarginLine = Omit<MarginSums, 'unknownFees'> & Pick<MarginPart, 'name'> & { key: string }

interface MarginTableProps {
  label: string
  /** What a line is: the heading of the first column. */
  of: string
  lines: readonly MarginLine[]
}

/** Margin by line, and the sum of all. */
export function MarginTable({ label, of, lines }: MarginTableProps) {
  const sum = (name: (typeof COLUMNS)[number][0]) => lines.reduce((total, line) => total + line[name], 0)
  const all = { key: 'all', name: 'All', cells: COLUMNS.map(([name]) => formatSigned(sum(name))) }
  return (
    <FigureTable
      className="margin-table"
      label={label}
      of={of}
      headings={COLUMNS.map(([, heading]) => heading)}
      lines={[
        ...lines.map((line) => ({
          key: line.key,
          name: line.name,
          cells: COLUMNS.map(([name]) => formatSigned(line[name])),
        })),
        ...(lines.length > 1 ? [all] : []),
      ]}
    />
  )
}
