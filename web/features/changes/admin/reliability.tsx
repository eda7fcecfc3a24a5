import { useQuery } from '@tanstack/react-query'
import type { showReliability } from '#shared/contract/changes/replacements.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How an agent answered requests and dropped out in the last 12 months; for owners (docs/product.md P15.68). */
export function Reliability({ agentId }: { agentId: string }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['bookings', 'reliability', agentId],
    queryFn: ({ signal }) => call('GET /api/admin/reliability/:id', { params: { id: agentId }, signal }),
  })
  return (
    <section className="panel person-panel" aria-labelledby="person-reliability">
      <h2 id="person-reliability">Reliability</h2>
      {data ? (
        <Figures figures={data} />
      ) : isFetching ? (
        <div role="status" className="w-full">
          <span className="sr-only">Loading the reliability...</span>
          <Skeleton className="h-16" />
        </div>
      ) : (
        <Failure
          message="The reliability could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </section>
  )
}

function Figures({ figures }: { figures: EndpointAnswer<typeof showReliability> }) {
  const { requests, answeredInTime, dropOuts, lateDropOuts } = figures
  if (requests === 0 && dropOuts === 0) {
    return <p className="text-ink-2">No requests and no drop-outs in the last 12 months.</p>
  }
  return (
    <>
      <p className="text-ink-2">The last 12 months</p>
      <dl className="person-list num">
        <div>
          <dt>Requests answered within 24 hours</dt>
          <dd>{requests === 0 ? 'No requests' : `${answeredInTime} of ${requests}`}</dd>
        </div>
        <div>
          <dt>'I can't make it'</dt>
          <dd>
            {dropOuts === 0 ? 'Never' : `${dropOuts}, of these ${lateDropOuts} less than 72 hours before the start`}
          </dd>
        </div>
      </dl>
    </>
  )
}
