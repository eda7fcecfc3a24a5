import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface OpeningProps {
  /** What is opened, after 'the'. */
  what: string
  busy: boolean
  /** The space it is going to take. */
  className: string
  onRetry: () => void
}

/** Stands for what is being opened, or says that it could not be. */
export function Opening({ what, busy, className, onRetry }: OpeningProps) {
  return busy ? (
    <div role="status">
      <span className="sr-only">Opening the {what}...</span>
      <Skeleton className={className} />
    </div>
  ) : (
    <Failure message={`The ${what} could not be opened`} action={<Button onClick={onRetry}>Try again</Button>} />
  )
}
