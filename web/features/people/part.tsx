import './people.css'
import type { ReactNode } from 'react'
import { type PartProps, TitledPart } from '#web/ui/titled-part.tsx'

/** One part of what the office keeps about an agent. */
export const Part = (props: PartProps) => <TitledPart {...props} heading="h2" className="people-part" />

/** Facts by name; an empty one says so. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="people-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? 'None'}</dd>
        </div>
      ))}
    </dl>
  )
}
