import { Download } from 'lucide-react'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import type { ImportFinding } from '#shared/model/import.ts'
import { findingLabels } from '#web/features/office/imports/words.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'
import { WordBadge } from '#web/ui/badge.tsx'

const LOOKS: Record<ImportFinding, BadgeLook> = {
  problem: { tone: 'danger', bulb: 'out' },
  duplicate: { tone: 'cancelled', bulb: 'solid' },
  possible: { tone: 'pending', bulb: 'hollow' },
}

/** What was found about the rows, by row and column: the first 200 here, all in a file. */
export function Findings({ batch: { id, kind: of, problems, problemCount } }: { batch: ImportBatch }) {
  if (problemCount === 0) return null
  const shown = problems.length < problemCount ? `The first ${formatCount(problems.length)} of ` : ''
  return (
    <div className="import-findings">
      <header>
        <h3 id="findings-title">Findings</h3>
        <p>
          {shown}
          {formatCount(problemCount)}
        </p>
        <ExportLink size="sm" href={paths.importProblems(id)}>
          <Download aria-hidden="true" />
          Download all as CSV
        </ExportLink>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard */}
      <section className="import-found" aria-labelledby="findings-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">What</th>
              <th scope="col">In the file</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, kind, value, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same finding twice; the list never changes
              <tr key={at}>
                <td className="num">{row}</td>
                <td>{column}</td>
                <td>
                  <WordBadge word={kind} labels={findingLabels(of)} looks={LOOKS} />
                  <span className="import-message">{message}</span>
                </td>
                <td className="import-value">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
