import type { ReactNode } from 'react'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'

export type BadgeTone = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'danger' | 'lamp'

/** A status: a bulb and a word. */
export function Badge({ tone, bulb, children }: { tone: BadgeTone; bulb: BulbState; children: ReactNode }) {
  return (
    <span className={`badge tone-${tone}`}>
      <Bulb state={bulb} />
      {children}
    </span>
  )
}
