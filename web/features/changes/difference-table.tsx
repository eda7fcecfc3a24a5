import './changes.css'
import type { Difference } from '#web/features/changes/words.ts'

/** Old and new side by side. */
export function DifferenceTable({ rows }: { rows: readonly Difference[] }) {
  return (
    <table className="change-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Field</span>
          </th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, to }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{from}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
