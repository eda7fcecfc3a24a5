import './board.css'
import { memo, type ReactNode, useState } from 'react'
import { BOOKING_STATUS_LABELS, BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { BookingCard } from '#web/features/bookings/admin/board/booking-card.tsx'
import { CardSkeletons } from '#web/features/bookings/admin/board/card-skeletons.tsx'
import { EventTicket } from '#web/features/bookings/admin/board/event/event-ticket.tsx'
import { groupByEvent } from '#web/features/bookings/admin/board/event/group-by-event.ts'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { OnStep } from '#web/features/bookings/admin/board/step-button.tsx'
import { LIST_WORDS, NOTHING } from '#web/features/bookings/admin/board/words.ts'
import { columnQuery } from '#web/features/bookings/admin/queries.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { formatCount } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Bulb, Rail } from '#web/ui/bulb.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'

/** Finished columns begin with events of this many days; the rest unfolds. */
const RECENT_DAYS = 7
const FOLDED: readonly BookingStatus[] = ['completed', 'cancelled']

type Counts = Record<BookingStatus, number>

interface BoardProps {
  /** Undefined until they are known. */
  counts: Counts | undefined
  /** The one group a phone shows. */
  group: BookingStatus
  onGroup: (status: BookingStatus) => void
  onStatus: OnStatus
  onStep: OnStep
}

/** All bookings by status: four columns, two on narrower screens, one group at a time on phones (docs/product.md P6.9). */
export function Board({ counts, group, onGroup, onStatus, onStep }: BoardProps) {
  const phone = useMedia('(max-width: 767.98px)')
  const shown = phone ? [group] : BOOKING_STATUSES
  return (
    <>
      {phone && <Segments counts={counts} group={group} onGroup={onGroup} />}
      <div className="board-columns">
        {shown.map((status) => (
          <Column key={status} status={status} count={counts?.[status]} onStatus={onStatus} onStep={onStep} />
        ))}
      </div>
    </>
  )
}

function Segments({ counts, group, onGroup }: Omit<BoardProps, 'onStatus' | 'onStep'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons; a fieldset would not scroll in itself
    <div className="board-segments" role="group" aria-label="Status">
      {BOOKING_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          className={`board-segment tone-${status}`}
          aria-pressed={status === group}
          onClick={() => onGroup(status)}
        >
          <Bulb state={STATUS_LOOK[status].bulb} />
          {BOOKING_STATUS_LABELS[status]}
          <Count>{counts?.[status]}</Count>
        </button>
      ))}
    </div>
  )
}

interface ColumnProps {
  status: BookingStatus
  count: number | undefined
  onStatus: OnStatus
  onStep: OnStep
}

/** Remembered: a booking that moves concerns two of them. */
const Column = memo(function Column({ status, count, onStatus, onStep }: ColumnProps) {
  const folds = FOLDED.includes(status)
  const [all, setAll] = useState(false)
  const from = folds && !all ? addDays(atlantaDay(Date.now()), -RECENT_DAYS) : ''
  const { total, rows, ...list } = useRows(columnQuery(status, from))
  return (
    <section className={`board-column tone-${status}`} aria-labelledby={`bookings-${status}`}>
      <header>
        <Bulb state={STATUS_LOOK[status].bulb} />
        <h2 id={`bookings-${status}`} tabIndex={-1}>
          {BOOKING_STATUS_LABELS[status]}
        </h2>
        <Count>{count}</Count>
      </header>
      <Rail className="board-rail" />
      {folds && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons; a fieldset would bring a frame
        <div className="board-fold" role="group" aria-label={`Show ${BOOKING_STATUS_LABELS[status].toLowerCase()}`}>
          <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
            Last {RECENT_DAYS} days
          </button>
          <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
            All
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="board-scroll" tabIndex={0} aria-label={`${BOOKING_STATUS_LABELS[status]} bookings`}>
        <PagedList
          {...list}
          rows={rows && groupByEvent(rows)}
          {...LIST_WORDS}
          className="board-cards"
          skeleton={<CardSkeletons />}
          empty={
            <p className="board-nothing">{from === '' ? NOTHING[status] : `Nothing in the last ${RECENT_DAYS} days`}</p>
          }
        >
          {({ bookings }) =>
            bookings.length === 1 ? (
              <BookingCard booking={bookings[0]} onStatus={onStatus} onStep={onStep} />
            ) : (
              <EventTicket bookings={bookings} onStatus={onStatus} onStep={onStep} />
            )
          }
        </PagedList>
      </section>
    </section>
  )
})

function Count({ children }: { children: number | undefined }): ReactNode {
  return children !== undefined && <span className="board-count num">{formatCount(children)}</span>
}
