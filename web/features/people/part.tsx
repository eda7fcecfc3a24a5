import './people.css'
import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One part of what the office keeps about an agent. */
export function Part({ title, action, children }: PartProps) {
  const id = useId()
  return (
    <section className="people-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}

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
