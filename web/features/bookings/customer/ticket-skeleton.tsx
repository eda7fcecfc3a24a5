import './ticket.css'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Tickets that are still coming. */
export function TicketSkeletons({ past = false }: { past?: boolean }) {
  return (
    <div className="tickets">
      {[1, 2, 3].map((key) => (
        <div key={key} className="ticket">
          <Skeleton className="ticket-media" />
          <div className="ticket-head">
            <Skeleton className="mt-1 h-3 w-24" />
            <Skeleton className="mt-2 h-7 w-56 max-w-full" />
            <Skeleton className="mt-3 h-6 w-48 max-w-full" />
          </div>
          <div className="ticket-body">
            <Skeleton className="h-4 w-80 max-w-full" />
            {!past && <Skeleton className="mt-3 h-4 w-52 max-w-full" />}
            <Skeleton className="mt-5 h-8 w-44 max-w-full" />
          </div>
          <div className="ticket-stub">
            <div className="ticket-total">
              <Skeleton className="h-3 w-10" />
              <Skeleton className="mt-2 h-9 w-32" />
            </div>
            {!past && <Skeleton className="ticket-skeleton-button h-11" />}
          </div>
        </div>
      ))}
    </div>
  )
}
