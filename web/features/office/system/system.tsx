import './system.css'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { systemQuery } from '#web/features/office/queries.ts'
import { FailedMails } from '#web/features/office/system/failed-mails.tsx'
import { describeSystem } from '#web/features/office/system/system-words.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The state of the product, and warnings an admin should look at (docs/product.md P6.34). */
export function System() {
  const { data, isError, isFetching, isFetchedAfterMount, dataUpdatedAt, refetch } = useQuery({
    ...systemQuery,
    refetchOnMount: 'always',
  })
  if (isError && !isFetching) {
    return (
      <Failure
        message="The state of the system could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96" />
  return (
    <section aria-label="System">
      <ul className="system-warnings" aria-label="Warnings">
        {data.warnings.map((warning) => (
          <li key={warning} className="tone-danger">
            <Bulb state="solid" />
            {warning}
          </li>
        ))}
        {data.warnings.length === 0 && (
          <li className="tone-confirmed">
            <Bulb state="lit" />
            Nothing needs attention.
          </li>
        )}
      </ul>
      {data.mail.failed > 0 && <FailedMails />}
      <dl className="system-facts num">
        {describeSystem(data, dataUpdatedAt).map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {more.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-(--s4)">
        <Button variant="bare" size="sm" disabled={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" />
          Refresh
        </Button>
      </p>
    </section>
  )
}
