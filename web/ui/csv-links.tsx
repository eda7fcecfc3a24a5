import { Download } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import './csv-links.css'

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
        <ButtonLink key={name} href={href(name)} download variant="bare" size="sm">
          <Download aria-hidden="true" />
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </ButtonLink>
      ))}
    </p>
  )
}
