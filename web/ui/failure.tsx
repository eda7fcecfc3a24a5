import type { ReactNode } from 'react'
import { Rail } from '#web/ui/bulb.tsx'

/** Something broke: an unlit rail, the words, what to do. */
export function Failure({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <div className="state" role="alert">
      <Rail lit={false} />
      <p className="state-text">{message}</p>
      {action}
    </div>
  )
}
