import type { Role } from './role.ts'

/** The shortest password each kind of account may choose (docs/product.md P1.7). */
export const PASSWORD_MINIMUM: Record<Role, number> = { customer: 8, admin: 8, agent: 6 }

/** The longest password anybody may choose, in characters. */
export const PASSWORD_MAXIMUM = 128

/** Minutes a link for a forgotten password works (docs/product.md P1.8). */
export const RESET_LINK_MINUTES = 30

/** How long a password is as people count: in characters, of which some take two units of a string. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}
