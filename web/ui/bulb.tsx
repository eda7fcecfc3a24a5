export type BulbState = 'hollow' | 'lit' | 'solid' | 'out'

/** A state as a bulb. Always with a word beside it, so it is hidden from screen readers. */
export function Bulb({ state, className = '' }: { state: BulbState; className?: string }) {
  return <span aria-hidden="true" className={`bulb bulb-${state} ${className}`} />
}

/** A row of bulbs that closes a part of the page; unlit under an error. */
export function Rail({ lit = true, className = '' }: { lit?: boolean; className?: string }) {
  return <div aria-hidden="true" className={`rail ${lit ? '' : 'rail-off'} ${className}`} />
}
