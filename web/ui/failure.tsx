import type { ReactNode } from 'react'
import { Rail } from '#web/ui/bulb.tsx'

interface FailureProps {
  message: string
  /** One sentence that helps. */
  helper?: string
  action?: ReactNode
}

/** Something broke: an unlit rail, the words, what to do. */
export function Failure({ message, helper, action }: FailureProps) {
  return (
    <div className="state" role="alert">
      <Rail lit={false} />
      <p className="state-text">{message}</p>
      {helper && <p className="text-ink-2 -mt-2">{helper}</p>}
      {action}
    </div>
  )
}
