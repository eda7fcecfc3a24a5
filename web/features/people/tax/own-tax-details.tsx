import '../people.css'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import { TaxDialog } from '#web/features/people/tax/tax-dialog.tsx'
import { TaxFacts } from '#web/features/people/tax/tax-facts.tsx'
import { W9Upload } from '#web/features/people/tax/w9-upload.tsx'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ownTaxQuery = queryOptions({
  queryKey: ['agent', 'tax-details'],
  queryFn: ({ signal }) => call('GET /api/agent/tax-details', { signal }),
})

/** Where the mail that asks for a W-9 leads. */
const PLACE = 'tax-details'

/** What an agent's payments are reported under; the agent enters it (docs/product.md P7.120). */
export function OwnTaxDetails() {
  const client = useQueryClient()
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const { data, isFetching, refetch } = useQuery(ownTaxQuery)
  const [editing, setEditing] = useState(false)
  const isReady = data !== undefined
  // the parts above grow while they load: the place is right once this one is there
  useEffect(() => {
    if (isReady && hash === `#${PLACE}`) section.current?.scrollIntoView()
  }, [isReady, hash])
  const keep = (saved: TaxDetails) => client.setQueryData(ownTaxQuery.queryKey, saved)
  return (
    <section ref={section} id={PLACE} className="people-part own-tax" aria-labelledby="own-tax">
      <h2 id="own-tax">Tax details</h2>
      {!data && isFetching && <Skeleton className="h-40" />}
      {!data && !isFetching && (
        <Failure
          message="Your tax details could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data && (
        <>
          <p>
            We report what we pay you to the IRS. Only owners of the agency can see your whole taxpayer number or your
            W-9. Each look is recorded.
          </p>
          <TaxFacts details={data} />
          <div className="people-buttons mt-(--s3)">
            <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
              Edit tax details
            </Button>
            <W9Upload stored={data.w9 !== null} send={(form) => call('POST /api/agent/w9', { form })} onStored={keep} />
          </div>
          {editing && (
            <TaxDialog
              title="Tax details"
              details={data}
              write={(body, headers) => call('PUT /api/agent/tax-details', { body, headers })}
              onSaved={(saved) => {
                keep(saved)
                setEditing(false)
              }}
              onReload={() => {
                setEditing(false)
                void refetch()
              }}
              onClose={() => setEditing(false)}
            />
          )}
        </>
      )}
    </section>
  )
}
