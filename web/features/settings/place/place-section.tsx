import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceSettings } from '#shared/contract/settings/place.ts'
import { currencyTitle } from '#shared/model/currency-words.ts'
import { cityName } from '#shared/model/place.ts'
import { PlaceDialog } from '#web/features/settings/place/place-dialog.tsx'
import { placeQuery } from '#web/features/settings/place/place-query.ts'
import { CLOCK_LABELS, DATE_ORDER_LABELS, WEEK_START_LABELS } from '#web/features/settings/place/place-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where the agency is, for owners to read and change (docs/product.md P8.20). */
export function PlaceSection() {
  const { data, isError, isFetching, refetch } = useQuery(placeQuery)
  const [editing, setEditing] = useState(false)
  return (
    <section className="test-mail" aria-labelledby="place-title">
      <h2 id="place-title">Place</h2>
      <p className="text-ink-2">How the site, emails and documents write times, dates and amounts.</p>
      {!data && isError && !isFetching && (
        <Failure
          message="The place could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-32 w-full" />}
      {data && (
        <>
          <Facts place={data} />
          <Button variant="soft" onClick={() => setEditing(true)}>
            {data.saved ? 'Change place' : 'Set place'}
          </Button>
        </>
      )}
      {data && editing && <PlaceDialog place={data} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Facts({ place }: { place: PlaceSettings }) {
  const facts = [
    ['City', cityName(place)],
    ['Time zone', place.timeZone.replaceAll('_', ' ')],
    ['Currency', `${currencyTitle()} (${place.currency})`],
    ['Weeks start on', WEEK_START_LABELS[place.weekStart]],
    ['Dates and times', `${DATE_ORDER_LABELS[place.dateOrder]}, ${CLOCK_LABELS[place.clock]}`],
    ['Phones', `+${place.phoneCode}`],
  ] as const
  return (
    <dl className="ways">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
