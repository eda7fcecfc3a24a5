import type { Visit } from './try-password.ts'

type Request = Omit<Visit, 'browser'> & { header(name: string): string | undefined }

/** Where a request came from, out of what its handler gets. */
export const visitOf = ({ address, isDirect, requestId, header }: Request): Visit => ({
  address,
  isDirect,
  requestId,
  browser: { cookies: header('cookie'), userAgent: header('user-agent'), address },
})
