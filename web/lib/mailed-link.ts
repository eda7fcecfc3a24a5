import { ApiError } from './api.ts'

/** Whether the server has decided about a mailed link; anything else may be tried again. */
export const isLinkRefusal = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status)

/** How the page of a mailed link reads what it is about: the token is a secret, and only that page needs it. */
export const MAILED_LINK = {
  retry: (count: number, error: Error) => count < 2 && !(error instanceof ApiError),
  refetchOnWindowFocus: false,
  gcTime: 0,
}
