import type { Config } from '#server/config.ts'

/** The passwords of the demo's people, by email address. README publishes them. */
export const DEMO_PASSWORDS = {
  'office@marquee.example': 'stage-door-open',
  'booker@marquee.example': 'doors-at-seven',
  'renee@marquee.example': 'house-lights-down',
  'new@marquee.example': 'first-night-ticket',
  'imani@marquee.example': 'five-minute-call',
  'ruth@marquee.example': 'places-please',
} as const

/**
 * Whether this is a published log-in where it must not work: for a request that did not come straight from this machine
 * unless DEMO_DATA=1 asks for it, and in production always, should its database hold the demo's people
 * (docs/product.md S10, S85). A person with the same address
 * and another password is not part of the demo.
 */
export function isClosedDemoLogin(
  { email, password, isDirect }: { email: string; password: string; isDirect: boolean },
  { demoLogins }: Pick<Config, 'demoLogins'>,
): boolean {
  if (demoLogins === 'all' || (demoLogins === 'direct' && isDirect)) return false
  const published: Readonly<Record<string, string>> = DEMO_PASSWORDS
  return published[email.toLowerCase()] === password
}
