import './paged-list.css'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'

interface PagedListProps<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined
  failed: boolean
  retry: () => void
  /** Asks for the next page; absent at the end. */
  more: (() => void) | undefined
  busy: boolean
  moreFailed: boolean
  className?: string
  /** What is said when nothing came. */
  failure: string
  /** Stands in when there is nothing. */
  empty: ReactNode
  /** Stands in until something comes; in its shape. */
  skeleton: ReactNode
  /** What loads, for those who don't see the skeleton. */
  loading: string
  children: (row: Row) => ReactNode
}

const focusNew = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** A list that may be long, still on its way, empty or broken. What 'Show more' adds gets the focus. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { rows, failed, retry, more, busy, moreFailed, className = '', failure, empty, skeleton, loading } = props
  const [shown, setShown] = useState<number>()
  if (failed) return <Failure message={failure} action={<Button onClick={retry}>Try again</Button>} />
  if (!rows) {
    return (
      <div role="status">
        <span className="sr-only">{loading}</span>
        {skeleton}
      </div>
    )
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={className}>
        {rows.map((row, i) => (
          <li key={row.id} {...(i === shown && { ref: focusNew, tabIndex: -1 })}>
            <RowGuard row={row}>{() => props.children(row)}</RowGuard>
          </li>
        ))}
      </ul>
      {more && (
        <div className="paged-more">
          {moreFailed && <p role="alert">The rest could not be loaded.</p>}
          <Button
            busy={busy}
            busyLabel="Loading..."
            onClick={() => {
              setShown(rows.length)
              more()
            }}
          >
            {moreFailed ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  )
}
