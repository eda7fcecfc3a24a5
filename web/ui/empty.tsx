import type { ReactNode } from 'react'

interface EmptyProps {
  message: string
  /** One sentence that helps; none when there is nothing to say. */
  helper?: string
  action?: ReactNode
  /** The words are the page's title. */
  title?: boolean
  className?: string
}

/** Nothing here: the single lamp, the words, one thing to do. */
export function Empty({ message, helper, action, title = false, className = '' }: EmptyProps) {
  return (
    <div className={`state ${className}`}>
      <div className="state-scene" />
      {title ? <h1>{message}</h1> : <p className="state-text">{message}</p>}
      {helper && <p className={`text-ink-2 ${title ? '' : '-mt-2'}`}>{helper}</p>}
      {action}
    </div>
  )
}
