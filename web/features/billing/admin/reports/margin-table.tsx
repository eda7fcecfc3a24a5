import type { MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import { formatCents } from '#shared/model/money.ts'

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

/** Margin by line, and the sum of all. On a phone each line has its amounts below its name. */
export function MarginTable({ label, of, lines }: MarginTableProps) {
  const sum = (name: (typeof COLUMNS)[number][0]) => lines.reduce((total, line) => total + line[name], 0)
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */
    <section className="margin-scroll" tabIndex={0} aria-label={label}>
      <table className="report-table margin-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {COLUMNS.map(([name, heading]) => (
              <th key={name} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              {COLUMNS.map(([name, heading]) => (
                <td key={name} className="num" data-heading={heading}>
                  {formatSigned(line[name])}
                </td>
              ))}
            </tr>
          ))}
          {lines.length > 1 && (
            <tr>
              <th scope="row">All</th>
              {COLUMNS.map(([name, heading]) => (
                <td key={name} className="num" data-heading={heading}>
                  {formatSigned(sum(name))}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
