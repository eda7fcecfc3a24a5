import { formatCents } from '#shared/model/money.ts'

interface TopListProps {
  label: string
  /** What is ranked. */
  who: string
  emptyText: string
  rows: readonly { id: string; name: string; more: string; cents: number }[]
}

/** Who brought the most, first. */
export function TopList({ label, who, emptyText, rows }: TopListProps) {
  if (rows.length === 0) return <p className="money-none">{emptyText}</p>
  return (
    <table className="report-table" aria-label={label}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{who}</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, more, cents }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className="money-facts">{more}</span>
            </th>
            <td className="num">{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
