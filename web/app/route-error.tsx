import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** A screen that broke, or whose code didn't arrive. */
export function RouteError() {
  useTitle('Something went wrong')
  return (
    <div className="wrap grid min-h-svh content-center">
      <Failure
        message="Something went wrong on this page."
        action={<Button onClick={() => location.reload()}>Reload the page</Button>}
      />
    </div>
  )
}
