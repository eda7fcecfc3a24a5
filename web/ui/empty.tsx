import type { ReactNode } from 'react'
import { useTheme } from '#web/lib/theme.ts'

interface EmptyProps {
  message: string
  /** One sentence that helps; none when there is nothing to say. */
  helper?: string
  action?: ReactNode
}

/** Nothing here: the single lamp, the words, one thing to do. */
export function Empty({ message, helper, action }: EmptyProps) {
  const scene = useTheme() === 'light' ? 'matinee' : 'evening'
  return (
    <div className="state">
      <img src={`/scenes/empty-${scene}.svg`} alt="" width={260} height={195} />
      <p className="state-text">{message}</p>
      {helper && <p className="text-ink-2 -mt-2">{helper}</p>}
      {action}
    </div>
  )
}
