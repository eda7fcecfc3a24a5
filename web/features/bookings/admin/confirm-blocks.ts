import type { ConfirmBlock } from '#shared/contract/errors.ts'
import { ApiError } from '#web/lib/api.ts'

/** Something speaks against confirming or moving a booking; a reason may override it (docs/product.md P6.110). */
export const isBlocked = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && 'confirmAnyway' in error.fields

/** What speaks against it, each in a sentence. A refusal without a list is a time conflict. */
export const readBlocks = ({ blocks, sentence = '' }: ApiError): readonly ConfirmBlock[] =>
  blocks ?? [{ code: 'time-conflict', sentence, mayOverride: true }]

/** The booking has changed since it was read. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409
