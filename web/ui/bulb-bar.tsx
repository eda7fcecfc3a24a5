import './bulb-bar.css'
import { BULBS_A_ROW, chooseBulbUnit, countLit } from '#web/ui/bulb-unit.ts'

export interface BulbRow {
  label: string
  figure: number
  /** The figure in words. */
  value: string
}

const BULBS = Array.from({ length: BULBS_A_ROW }, (_, i) => i)

/** Figures compared by bulbs: each is a unit, the unlit ones show the distance to the largest. */
export function BulbBars({ rows }: { rows: readonly BulbRow[] }) {
  const unit = chooseSharedUnit(rows)
  return (
    <ul className="bulb-bars">
      {rows.map(({ label, figure, value }) => (
        <li key={label} className="bulb-bar">
          <span aria-hidden="true">{label}</span>
          <div className="bulb-track" role="img" aria-label={`${label}: ${value}`}>
            {BULBS.map((i) => (
              <i key={i} className={i < countLit(figure, unit) ? 'is-lit' : undefined} />
            ))}
          </div>
          <b className="num" aria-hidden="true">
            {value}
          </b>
        </li>
      ))}
    </ul>
  )
}

/** What one bulb of these rows stands for, to be said in words. */
export const chooseSharedUnit = (rows: readonly BulbRow[]) =>
  chooseBulbUnit(Math.max(0, ...rows.map(({ figure }) => figure)))
