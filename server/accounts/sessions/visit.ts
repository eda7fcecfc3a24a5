import type { OpenedSession } from './open-session.ts'
import type { Visit } from './try-password.ts'

type Request = Omit<Visit, 'browser'> & { header(name: string): string | undefined }

/** Where a request came from, out of what its handler gets. */
export const visitOf = ({ address, isDirect, requestId, header }: Request): Visit => ({
  address,
  isDirect,
  requestId,
  browser: { cookies: header('cookie'), userAgent: header('user-agent'), address },
})

/** Answers with the cookies of a session just opened. */
export function keepSession(setHeader: (name: string, value: string) => void, session: OpenedSession): void {
  setHeader('set-cookie', session.cookie)
  setHeader('set-cookie', session.deviceCookie)
}
