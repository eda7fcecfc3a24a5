import './work.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { WorkItem } from '#shared/contract/office/work.admin.ts'
import { workQuery } from '#web/features/office/queries.ts'
import { WorkRow } from '#web/features/office/waiting/work-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Rows before the rest unfolds. */
const FIRST = 8

interface WorkListProps {
  /** The next step of a booking's row: a button or a link. */
  renderStep: (kind: WorkItem['kind'], booking: NonNullable<WorkItem['booking']>) => ReactNode
}

const keyOf = ({ kind, booking, conversation, customer, paper }: WorkItem) =>
  booking?.id ?? conversation?.id ?? customer?.id ?? paper?.id ?? kind

/** What waits for the office, the most pressing first, each with its next step (docs/product.md P6.140). */
export function WorkList({ renderStep }: WorkListProps) {
  const { data, isError, isFetching, refetch } = useQuery(workQuery)
  const [all, setAll] = useState(false)
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The list of work could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-[420px]" />
  if (data.items.length === 0) return <p className="admin-none">Nothing needs you right now.</p>
  const shown = all ? data.items : data.items.slice(0, FIRST)
  const hidden = data.items.length - shown.length
  return (
    <>
      <ol>
        {shown.map((item) => (
          <li key={keyOf(item)}>
            <RowGuard row={{ ...item, id: keyOf(item) }}>
              {() => <WorkRow item={item} renderStep={renderStep} />}
            </RowGuard>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="bare" size="sm" className="work-more" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
      {hidden === 0 && data.more && (
        <p className="admin-small">These are the {data.items.length} most pressing. More wait in Bookings.</p>
      )}
    </>
  )
}
