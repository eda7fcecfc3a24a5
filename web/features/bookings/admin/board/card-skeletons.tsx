import { Skeleton } from '#web/ui/skeleton.tsx'

/** Bookings that are still coming. */
export function CardSkeletons() {
  return (
    <div className="board-cards">
      {[1, 2, 3].map((key) => (
        <div key={key} className="board-card">
          <div className="board-card-head">
            <Skeleton className="board-thumb" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="mt-2 h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-3 h-12" />
          <Skeleton className="mt-3 h-7 w-2/3" />
          <Skeleton className="mt-3 h-11" />
        </div>
      ))}
    </div>
  )
}
