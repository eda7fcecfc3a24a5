import { getPlace } from '#shared/model/place.ts'

/** Digits of a number in the North American plan: area, exchange and line. */
const WHOLE = 10

/**
 * A phone number as people write it here: '(404) 555-0111', also while it is typed: '(404) 55'. Numbers of other
 * countries, extensions and words stay as they were typed.
 */
export function formatPhone(typed: string): string {
  if (getPlace().phoneCode !== '1') return typed
  if (!/^[\d\s().-]*$/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  const country = digits.length === WHOLE + 1 && digits.startsWith('1') ? '1 ' : ''
  const own = country ? digits.slice(1) : digits
  if (own.length > WHOLE || own.length < 4) return typed
  const [area, exchange, line] = [own.slice(0, 3), own.slice(3, 6), own.slice(6)]
  return `${country}(${area}) ${exchange}${line && `-${line}`}`
}
