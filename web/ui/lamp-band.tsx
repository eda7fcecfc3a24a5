import './lamp-band.css'
import type { ReactNode } from 'react'

/** The loudest surface of the site: filled with lamp, one line and one thing to do. */
export function LampBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="lamp-band" aria-label={title}>
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
