import { ApiError } from '#web/lib/api.ts'

/** The agent would be booked twice. An admin may override it with a reason (docs/product.md P8.7). */
export const isTimeConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && 'confirmAnyway' in error.fields

/** The booking has changed since it was read. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409
