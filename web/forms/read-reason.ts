/**
 * Reads a form whose one field is a reason.
 * @param missing the error without one
 */
export const readReason =
  (missing: string) =>
  ({ reason }: { reason: string }) => ({
    body: { reason: reason.trim() },
    errors: { reason: reason.trim() ? undefined : missing },
  })
