import { z } from 'zod'

/** The word of each refusal and the status it travels with (docs/product.md §12; RFC 9110 §15). */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  reauthentication_required: 403,
  second_factor_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  not_possible: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]] // a non-empty literal object has non-empty keys

/** The body of every refused request: a sentence for people, a word for programs, the fields at fault. */
export const ErrorBody = z
  .object({
    error: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
