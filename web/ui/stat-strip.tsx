import './stat-strip.css'
import type { CSSProperties } from 'react'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'
import { HelpTip } from '#web/ui/help-tip.tsx'

export interface Stat {
  label: string
  figure: string
  /** How the figure is made, behind a small button beside its label. */
  help?: string
  /** What the figure is out of. */
  of?: string
  note?: string
  /** Highlights the figure as needing action. */
  lit?: boolean
  /** The state the note describes. */
  bulb?: { state: BulbState; tone: 'pending' | 'confirmed' | 'danger' }
}

/** With a longer figure all of a strip are set smaller: neighbors have one size. */
const LONG = 6

/** It has no words, so it stays on one line. */
const isAmount = (figure: string) => !figure.includes(' ')

/** A few figures in one joined strip. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  const isLong = stats.some(({ figure }) => figure.length > LONG)
  const longest = Math.max(...stats.filter(({ figure }) => isAmount(figure)).map(({ figure }) => figure.length))
  // React types know no custom properties
  const chars = { '--chars': longest } as CSSProperties
  return (
    <dl className={`stats ${stats.length === 3 ? 'stats-three' : ''} ${isLong ? 'has-long' : ''}`}>
      {stats.map(({ label, help, figure, of, note, bulb, lit }) => (
        <div key={label} className="stat">
          <dt>
            {label}
            {help && <HelpTip about={label} text={help} />}
          </dt>
          <dd
            className={`stat-figure display num ${isLong ? 'is-long' : ''} ${isAmount(figure) ? 'is-amount' : ''} ${lit ? 'text-lamp' : ''}`}
          >
            <span style={chars}>{figure}</span>
            {of && <span className="stat-of"> / {of}</span>}
          </dd>
          {note && (
            <dd className="stat-note">
              {bulb && (
                <span className={`flex tone-${bulb.tone} text-(--tone)`}>
                  <Bulb state={bulb.state} />
                </span>
              )}
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
