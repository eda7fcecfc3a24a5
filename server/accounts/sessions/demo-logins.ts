import type { Config } from '#server/config.ts'

/** The passwords of the demo's people, by their e-mail. They are published in README: whoever can reach a server could. */
export const DEMO_PASSWORDS = {
  'office@marquee.example': 'stage-door-open',
  'renee@marquee.example': 'house-lights-down',
  'new@marquee.example': 'first-night-ticket',
  'imani@marquee.example': 'five-minute-call',
  'ruth@marquee.example': 'places-please',
} as const

/**
 * Whether this is a published log-in where it must not work: outside loopback unless DEMO_DATA=1 asks for it, and in
 * production always, should its database hold the demo's people (docs/product.md S10). Somebody of the same e-mail
 * with a password of their own is nobody of the demo.
 */
export function isClosedDemoLogin(
  email: string,
  password: string,
  { demoLogins }: Pick<Config, 'demoLogins'>,
): boolean {
  if (demoLogins) return false
  const published: Readonly<Record<string, string>> = DEMO_PASSWORDS
  return published[email.toLowerCase()] === password
}
