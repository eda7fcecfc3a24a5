import './table.css'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { BOOKING_STATUS_LABELS, BOOKING_STATUSES } from '#shared/model/booking.ts'
import type { TableSort } from '#shared/model/bookings-table.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type OnStep, StepButton } from '#web/features/bookings/admin/board/step-button.tsx'
import { LIST_WORDS } from '#web/features/bookings/admin/board/words.ts'
import { COLUMNS } from '#web/features/bookings/admin/table/columns.tsx'
import { SelectedBar } from '#web/features/bookings/admin/table/selected-bar.tsx'
import { readTable, SPANS, type TableAddress, tableQuery } from '#web/features/bookings/admin/table/table-query.ts'
import { UndoStatus } from '#web/features/bookings/admin/undo/undo-status.tsx'
import { type Rows, useRows } from '#web/lib/page.ts'
import { type ParamChanges, useChangeAddress } from '#web/lib/use-change-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const SPAN_WORDS = { upcoming: 'Upcoming', past: 'Past', all: 'All' } as const

/** All bookings as a dense table whose order and filters are in the address (docs/product.md P6.76). */
export function BookingsTable({ onStep }: { onStep: OnStep }) {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const address = readTable(params)
  const list = useRows(tableQuery(address, atlantaDay(Date.now())))
  const [chosen, setChosen] = useState<ReadonlyMap<string, BookingWithDetails>>(new Map())
  // a booking that left the list is no longer chosen, and a changed one is as it is now
  const selected = (list.rows ?? []).filter(({ id }) => chosen.has(id))
  return (
    <section aria-label="Table of bookings">
      <TableFilters address={address} onChange={change} />
      <TableBody
        list={list}
        address={address}
        onSort={change}
        onStep={onStep}
        selected={selected}
        onSelect={(bookings) => setChosen(new Map(bookings.map((booking) => [booking.id, booking])))}
      />
      {selected.length > 0 && <SelectedBar selected={selected} onClear={() => setChosen(new Map())} />}
    </section>
  )
}

interface FiltersProps {
  address: TableAddress
  onChange: (changes: ParamChanges) => void
}

function TableFilters({ address, onChange }: FiltersProps) {
  return (
    <div className="tb-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons; a fieldset would not scroll in itself */}
      <div className="board-segments tb-spans" role="group" aria-label="Days">
        {SPANS.map((span) => (
          <button
            key={span}
            type="button"
            className="board-segment"
            aria-pressed={span === address.span}
            onClick={() => onChange({ when: span === 'upcoming' ? '' : span, order: '' })}
          >
            {SPAN_WORDS[span]}
          </button>
        ))}
        <button
          type="button"
          className="board-segment"
          aria-pressed={address.owing}
          onClick={() => onChange({ owing: address.owing ? '' : 'yes' })}
        >
          Payment owed
        </button>
      </div>
      <Field label="Status">
        <Select value={address.status} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">All</option>
          {BOOKING_STATUSES.map((status) => (
            <option key={status} value={status}>
              {BOOKING_STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** Without filters nothing is to come; with some, nothing matches. */
function NoRows({ address: { search, status, owing, span } }: { address: TableAddress }) {
  const isPlain = Object.values(search).every((value) => !value) && status === '' && !owing
  if (isPlain && span === 'upcoming') {
    return <Empty message="No bookings to come" helper="Requests from the site and bookings you enter stand here." />
  }
  return <Empty message="No booking matches" helper="Try other filters." />
}

interface BodyProps {
  list: Rows<BookingWithDetails>
  address: TableAddress
  onSort: (changes: ParamChanges) => void
  onStep: OnStep
  selected: readonly BookingWithDetails[]
  onSelect: (bookings: readonly BookingWithDetails[]) => void
}

function TableBody({ list, address, onSort, onStep, selected, onSelect }: BodyProps) {
  const { rows, failed, retry, more, busy, moreFailed } = list
  if (failed) return <Failure message={LIST_WORDS.failure} action={<Button onClick={retry}>Try again</Button>} />
  if (!rows) {
    return (
      <div role="status">
        <span className="sr-only">{LIST_WORDS.loading}</span>
        <Skeleton className="h-150" />
      </div>
    )
  }
  if (rows.length === 0) return <NoRows address={address} />
  const isChosen = new Set(selected.map(({ id }) => id))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="tb-scroll" tabIndex={0} aria-label="Bookings">
        <table className="tb">
          <thead>
            <tr>
              <th scope="col" className="tb-check">
                <label>
                  <span className="sr-only">Select all shown</span>
                  <input
                    type="checkbox"
                    checked={selected.length === rows.length}
                    ref={(box) => {
                      if (box) box.indeterminate = selected.length > 0 && selected.length < rows.length
                    }}
                    onChange={({ target }) => onSelect(target.checked ? rows : [])}
                  />
                </label>
              </th>
              {COLUMNS.map(({ name, sort, className }) => (
                <ColumnHead key={name} name={name} sort={sort} className={className} {...{ address, onSort }} />
              ))}
              <th scope="col" className="tb-step">
                Next step
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((booking) => (
              <tr key={booking.id} data-row aria-selected={isChosen.has(booking.id)}>
                <td className="tb-check">
                  <label>
                    <span className="sr-only">
                      Select {booking.agent.name} for {booking.customerName}
                    </span>
                    <input
                      type="checkbox"
                      checked={isChosen.has(booking.id)}
                      onChange={({ target }) =>
                        onSelect(
                          target.checked ? [...selected, booking] : selected.filter(({ id }) => id !== booking.id),
                        )
                      }
                    />
                  </label>
                </td>
                {COLUMNS.map(({ name, className, title, cell }) => (
                  <td key={name} className={className} title={title?.(booking)}>
                    {cell(booking)}
                  </td>
                ))}
                <td className="tb-step">
                  <UndoStatus id={booking.id} />
                  <StepButton booking={booking} onStep={onStep} short />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more && (
        <div className="paged-more">
          {moreFailed && <p role="alert">The rest could not be loaded.</p>}
          <Button busy={busy} busyLabel="Loading..." onClick={more}>
            {moreFailed ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  )
}

/** The order a heading asks for: what is owed begins with the most, all else with the least; then the other way. */
const nextOrder = (sort: TableSort, descending: boolean | undefined): 'asc' | 'desc' =>
  (descending === undefined ? sort === 'owed' : !descending) ? 'desc' : 'asc'

interface HeadProps {
  name: string
  sort: TableSort | undefined
  className: string | undefined
  address: TableAddress
  onSort: (changes: ParamChanges) => void
}

function ColumnHead({ name, sort, className = '', address, onSort }: HeadProps) {
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    )
  }
  const active = address.sort === sort
  const Arrow = address.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={active ? (address.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className="tb-sort"
        onClick={() =>
          onSort({ sort: sort === 'date' ? '' : sort, order: nextOrder(sort, active ? address.descending : undefined) })
        }
      >
        {name}
        {active && <Arrow aria-hidden="true" className="icon-s" />}
      </button>
    </th>
  )
}
