import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#shared/contract/errors.ts'

interface More {
  fields?: Record<string, string>
  retryAfter?: number
  blocks?: ErrorBody['blocks']
  isExpected?: boolean
}

/** A failure the caller is meant to see. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until another try makes sense, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** Every reason against a confirmation (docs/product.md P6.110). */
  readonly blocks: ErrorBody['blocks']
  /** Whether a 503 is no outage, and not logged as one. */
  readonly isExpected: boolean

  constructor(code: ErrorCode, message: string, more: More = {}) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.blocks = more.blocks
    this.isExpected = more.isExpected ?? false
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** 400: the request is wrong; `fields` says where. */
export const invalid = (fields: Record<string, string>, message = Object.values(fields)[0] ?? 'Invalid request') =>
  new AppError('invalid_request', message, { fields })

/** 401: no one is signed in. */
export const unauthenticated = () => new AppError('unauthenticated', 'Please sign in')

/** 403: known, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this') => new AppError('forbidden', message)

/** 403: the person must prove again who they are; the web then asks and sends the request again. */
export const reauthenticationRequired = () =>
  new AppError('reauthentication_required', 'Confirm that it is you, then try again')

/** 403: an admin must add a second factor before anything else. */
export const factorRequired = () =>
  new AppError('second_factor_required', 'Your agency requires a second factor. Add one to continue.')

/** 404: not there, or not the caller's. */
export const notFound = (message = 'Not found') => new AppError('not_found', message)

/** 409: it conflicts with what is; `fields` says where, if it is in a field. */
export const conflict = (message: string, fields?: Record<string, string>) =>
  new AppError('conflict', message, fields && { fields })

/** 422: understood, but impossible. */
export const notPossible = (message: string) => new AppError('not_possible', message)

/** 429, with the seconds until the next try. */
export const tooManyRequests = (retryAfter: number) =>
  new AppError('too_many_requests', 'Too many requests. Please try again later.', { retryAfter })

/** 503, with the seconds until the next try. */
export const unavailable = (message = 'The service is briefly unavailable. Please try again.', retryAfter = 2) =>
  new AppError('unavailable', message, { retryAfter })

/** 503 of a process that an operator stops. */
export const stopping = () => new AppError('unavailable', 'Stopping', { retryAfter: 2, isExpected: true })

/** The code a failed call of the system, of PostgreSQL or of a mail server carries, if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
