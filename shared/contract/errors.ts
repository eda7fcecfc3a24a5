import { z } from 'zod'
import { CONFIRM_BLOCKS, type ConfirmBlockCode } from '../model/confirm-block.ts'

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

const blockCodes = Object.keys(CONFIRM_BLOCKS) as [ConfirmBlockCode, ...ConfirmBlockCode[]] // likewise

/** A reason against confirming a booking. */
const ConfirmBlock = z.object({
  code: z.enum(blockCodes),
  sentence: z.string(),
  mayOverride: z.boolean().describe('Whether the caller may override it by giving a reason'),
})
export type ConfirmBlock = z.infer<typeof ConfirmBlock>

/** The body of every refused request: a sentence for people, a word for programs, the fields at fault. */
export const ErrorBody = z
  .object({
    error: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    blocks: z.array(ConfirmBlock).optional().describe('Every reason against confirming a booking'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
