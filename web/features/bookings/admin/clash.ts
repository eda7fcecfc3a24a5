import { ApiError } from '#web/lib/api.ts'

/** Refused because the agent would be booked twice: it can be done anyway, with a reason (docs/product.md P8.7). */
export const isClash = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && 'confirmAnyway' in error.fields

/** Refused because of how things are by now. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409
