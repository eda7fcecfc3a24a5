import { ApiError, getErrorMessage } from '#web/lib/api.ts'

const count = (amount: number, noun: string) => `${amount} ${amount === 1 ? noun : `${noun}s`}`

/** A wait in words: '40 seconds', '3 minutes'. */
export function waitInWords(seconds: number): string {
  return seconds < 90 ? count(Math.ceil(seconds), 'second') : count(Math.ceil(seconds / 60), 'minute')
}

/** A sentence that says already how long. */
const SAYS_HOW_LONG = /\bin (a|\d+) (second|minute|hour)/

/** What a toast or form says about a failure, with how long to wait where the server asks for patience. */
export function failureText(error: unknown, fallback: string): string {
  const text = getErrorMessage(error, fallback)
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return text
  if (SAYS_HOW_LONG.test(text)) return text
  return `${text.replace(/ Please try again later\.$/, '')} Try again in ${waitInWords(error.retryAfter)}.`
}
