import type { ReactNode } from 'react'
import { getLabel, known } from '#web/lib/known.ts'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'

export type BadgeTone = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'danger' | 'lamp' | 'neutral'

/** A status: a bulb and a word. */
export function Badge({ tone, bulb, children }: { tone: BadgeTone; bulb: BulbState; children: ReactNode }) {
  return (
    <span className={`badge tone-${tone}`}>
      <Bulb state={bulb} />
      {children}
    </span>
  )
}

/** How a status looks. */
export interface BadgeLook {
  tone: BadgeTone
  bulb: BulbState
}

const NEUTRAL: BadgeLook = { tone: 'neutral', bulb: 'hollow' }

interface WordBadgeProps {
  /** A status as the server writes it. */
  word: string
  labels: Readonly<Record<string, string>>
  looks: Readonly<Record<string, BadgeLook>>
  /** How a status without a look of its own looks. */
  otherwise?: BadgeLook
}

/** A status of the server: one that this version doesn't know is said as it is. */
export function WordBadge({ word, labels, looks, otherwise = NEUTRAL }: WordBadgeProps) {
  return <Badge {...(known(looks, word) ?? otherwise)}>{getLabel(labels, word) || 'Unknown'}</Badge>
}
