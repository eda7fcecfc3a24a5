import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** Nobody could be asked whose the page is. */
export function PortalFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="wrap grid min-h-svh content-center">
      <Failure
        message="Your session could not be checked."
        helper="We’re busy or you’re offline."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </main>
  )
}
