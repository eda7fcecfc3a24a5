import './csv-links.css'
import { Download } from 'lucide-react'
import { ExportLink } from '#web/forms/export-link.tsx'

interface CsvLinksProps<Name extends string> {
  names: readonly Name[]
  href: (name: Name) => string
}

/** Lists to download as CSV files. */
export function CsvLinks<Name extends string>({ names, href }: CsvLinksProps<Name>) {
  return (
    <p className="csv-links">
      <span className="text-ink-2">As CSV:</span>
      {names.map((name) => (
        <ExportLink key={name} href={href(name)} size="sm">
          <Download aria-hidden="true" />
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </ExportLink>
      ))}
    </p>
  )
}
