import './exports.css'
import { Download } from 'lucide-react'
import { ExportLink } from '#web/forms/export-link.tsx'
import { paths } from '#web/lib/paths.ts'

/** Every list of the office that can be taken as a file, and what is in it. */
const LISTS = [
  ['bookings', 'Bookings', 'Every booking with its customer, talent, date, place, price and status, newest first.'],
  ['payments', 'Payments', 'The ledger: payments, refunds and reversals, newest first.'],
  ['invoices', 'Invoices', 'Every invoice with its amounts, due date and status, newest first.'],
  ['agents', 'Talent', 'The roster by name, with category, rate, rating and bookings.'],
  ['testimonials', 'Reviews', 'Every review with its rating, talent, state and our reply, newest first.'],
  ['audit', 'Audit', 'Who did what and when, with the values before and after, newest first.'],
] as const

/** Every list as a CSV file, in one place (docs/product.md P6.127), and everything in one ZIP (P6.207). */
export function Exports() {
  return (
    <section aria-label="Exports">
      <p className="export-lead">
        CSV files for spreadsheets, and everything in one ZIP. Times are in UTC. We ask for your password if you signed
        in more than ten minutes ago, and each export is recorded in the audit log. To export a date range, use Reports,
        Payments or Audit.
      </p>
      <ul className="export-list">
        <li>
          <div>
            <h2>Everything</h2>
            <p>
              One ZIP with the data as CSV, every picture and every issued invoice as PDF. Its README.txt lists what is
              in it and what is left out.
            </p>
          </div>
          <ExportLink href={paths.adminExport('everything')}>
            <Download aria-hidden="true" />
            Export ZIP
            <span className="sr-only"> of everything</span>
          </ExportLink>
        </li>
        {LISTS.map(([name, label, text]) => (
          <li key={name}>
            <div>
              <h2>{label}</h2>
              <p>{text}</p>
            </div>
            <ExportLink href={paths.adminExport(name)}>
              <Download aria-hidden="true" />
              Export CSV
              <span className="sr-only"> of {label}</span>
            </ExportLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
