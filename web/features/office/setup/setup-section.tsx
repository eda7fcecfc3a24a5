import './setup.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checklist } from '#web/features/office/setup/checklist.tsx'
import { DemoRemoval } from '#web/features/office/setup/demo-removal.tsx'
import { SETUP_KEY, setupQuery } from '#web/features/office/setup/queries.ts'
import { isSettled } from '#web/features/office/setup/step-row.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The whole checklist and the demo among the settings, also when the dashboard shows them no more (docs/product.md P17.12). */
export function SetupSection({ onRemoved }: { onRemoved: (goesOn: boolean) => void }) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(setupQuery)
  const [removing, setRemoving] = useState(false)
  const { send, busy, button } = useSubmit({
    write: (body: { hidden: boolean }) => call('PUT /api/admin/setup/checklist', { body }),
    onDone: (saved) => client.setQueryData(setupQuery.queryKey, saved),
    stays: true,
    stale: [SETUP_KEY],
    fallback: 'The checklist could not be changed. Please try again.',
  })
  const hasDemo = data?.demo === 'loaded' || data?.demo === 'kept'
  return (
    <section className="setup-section" aria-labelledby="setup-section-title">
      <h2 id="setup-section-title">Make it yours</h2>
      {!data && isError && !isFetching && (
        <Failure
          message="The checklist could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-32 w-full" />}
      {data && (
        <>
          <Checklist steps={data.steps} first={0} />
          {!data.steps.every(isSettled) && (
            <Button ref={button} variant="soft" busy={busy} onClick={() => send({ hidden: !data.hidden })}>
              {data.hidden ? 'Show the checklist on the dashboard' : 'Hide the checklist on the dashboard'}
            </Button>
          )}
          {hasDemo && (
            <div className="setup-demo">
              <p>The people, bookings and money of the demo are here. A backup is made before they are removed.</p>
              <Button variant="danger" onClick={() => setRemoving(true)}>
                Remove the demo
              </Button>
            </div>
          )}
        </>
      )}
      {removing && <DemoRemoval onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </section>
  )
}
