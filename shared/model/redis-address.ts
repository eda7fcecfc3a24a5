/** What the chat settings of a new installation hold; nobody has chosen it. */
export const FIRST_REDIS = { host: 'localhost', port: 6379 } as const

/**
 * Whether an address of the chat settings counts as none: the first one without a password. Machines without a Redis
 * would be called otherwise (docs/product.md P10.32).
 */
export function isNoRedis({ host, port, hasPassword }: { host: string; port: number; hasPassword: boolean }): boolean {
  return host === FIRST_REDIS.host && port === FIRST_REDIS.port && !hasPassword
}

/** Says so to the office (docs/product.md P6.40). */
export const NO_REDIS =
  'No Redis is used. localhost:6379 without a password is what every installation starts with, so it counts as no address. To use a Redis on this machine, enter 127.0.0.1 as the host.'
