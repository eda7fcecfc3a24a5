import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { Page } from '#web/lib/page.ts'

export type BookingPages = InfiniteData<Page<BookingWithDetails>, string | undefined>

/**
 * New pages of a list in which every unchanged booking is the same object as before. Bookings are matched by id. The
 * library matches by position: after one ticket is removed, all below it would be new objects and would be drawn again.
 */
export function shareRows(before: unknown, after: unknown): unknown {
  // a list's data is its pages, before the first answer nothing
  return before ? share(before as BookingPages, after as BookingPages) : after
}

function share(before: BookingPages, after: BookingPages): BookingPages {
  const known = new Map(before.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)))
  const pages = after.pages.map((page, i) => {
    const rows = page.rows.map((row) => replaceEqualDeep(known.get(row.id), row))
    const old = before.pages[i]
    return old && old.next === page.next && old.total === page.total && isSame(old.rows, rows) ? old : { ...page, rows }
  })
  return isSame(before.pages, pages) ? before : { ...after, pages }
}

const isSame = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && some.every((item, i) => item === others[i])
