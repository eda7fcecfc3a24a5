import type { Config } from '#server/config.ts'
import { type Finding, look } from './finding.ts'

type Settings = Pick<
  Config,
  'production' | 'loopback' | 'demoLogins' | 'admin' | 'rateLimitScale' | 'trustProxy' | 'secure'
>

/** Settings that are fine for trying the product out and not for real people. */
export function checkSettings(config: Settings): Finding[] {
  const doubts: [boolean, string, string][] = [
    [!config.production, 'The product does not run in production mode.', 'Set NODE_ENV=production; the service does.'],
    [
      config.demoLogins === 'all' && !config.loopback,
      'The published demo logins work from anywhere.',
      'Unset DEMO_DATA before real people use this.',
    ],
    [
      config.admin !== undefined,
      'ADMIN_PASSWORD is still set.',
      'Remove ADMIN_EMAIL and ADMIN_PASSWORD; the admin stays.',
    ],
    [config.rateLimitScale !== 1, 'RATE_LIMIT_SCALE is not 1.', 'Unset it: limits per address are not the usual ones.'],
    [
      config.secure && config.trustProxy === false,
      'All visitors count as one address and share its limits.',
      'Set TRUST_PROXY=loopback for a proxy on this machine.',
    ],
  ]
  return doubts.filter(([stands]) => stands).map(([, says, fix]) => look(says, fix))
}
