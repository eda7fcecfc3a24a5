import { type ReactNode, useId } from 'react'

export interface PartProps {
  title: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

interface TitledPartProps extends PartProps {
  /** The level of its title. */
  heading: 'h2' | 'h3'
  className: string
}

/** A part of a page or drawer, named by its title; `className` gives it its look. */
export function TitledPart({ title, action, heading: Heading, className, children }: TitledPartProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <header>
        <Heading id={id}>{title}</Heading>
        {action}
      </header>
      {children}
    </section>
  )
}
