import { countCharacters, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  role: Role
  email: string
  username?: string | undefined
}

/** Letters and digits alone, in lower case: 'Marquee!' and 'marquee' are the same guess. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The words a guesser tries first for this person, as they are and without what is hung onto them. */
function isOwnWord(password: string, words: readonly string[]): boolean {
  const guess = plain(password)
  const bare = guess.replace(/\p{N}+$/u, '')
  return words.map(plain).some((word) => word !== '' && (word === guess || word === bare))
}

/**
 * What is wrong with a new password, as a sentence; undefined when it may be chosen (docs/product.md P1.7, S8). Length
 * is counted in characters, not bytes. Refused are the commonest passwords, the account's email address and user name, and the
 * brand, in any case and with digits or signs after them.
 */
export function findPasswordFault(
  password: string,
  owner: PasswordOwner,
  brand: { name: string; email: string },
): string | undefined {
  const length = countCharacters(password)
  const minimum = PASSWORD_MINIMUM[owner.role]
  if (length < minimum) return `Password must be at least ${minimum} characters long`
  if (length > PASSWORD_MAXIMUM) return `Password must be at most ${PASSWORD_MAXIMUM} characters long`
  const before = (email: string) => email.slice(0, email.lastIndexOf('@'))
  if (isOwnWord(password, [owner.email, before(owner.email), owner.username ?? '']))
    return "Your password can't be your email address or name. Please choose another."
  if (isCommonPassword(password) || isOwnWord(password, [brand.name, brand.email]))
    return 'This password is too common. Please choose another.'
  return undefined
}
