import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old an event may be, and how far ahead a clock, in seconds. */
const TOLERANCE = 300

/**
 * Whether Stripe signed these bytes not long ago (https://docs.stripe.com/webhooks#verify-manually): one of the
 * signatures v1 is the HMAC-SHA256 of the time, a dot and the body.
 * @param header Stripe-Signature: `t=…,v1=…`, with several v1 while a secret is exchanged
 */
export function isSignedByStripe(
  bytes: Buffer,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value)
  const [time = ''] = valuesOf('t')
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
  return valuesOf('v1').some((hex) => {
    const given = Buffer.from(hex, 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
