/** What the office's table of bookings can be ordered by. */
export const TABLE_SORTS = ['date', 'agent', 'customer', 'place', 'price', 'owed', 'state'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

/** The most rows one page of the table has. */
export const TABLE_PAGE = 50

/** The most bookings that one action takes. */
export const MOST_SELECTED = 200
