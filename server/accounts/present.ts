import type { findPasswordLink } from './passwords/password-links.ts'
import type { Account } from './queries.ts'

/** A signed-in customer, as their browser sees them. */
export function presentCustomer({ name, mustChangePassword }: Account) {
  return { name, mustChangePassword }
}

/** Who is signed in as a customer, with what the booking form says of its prices (docs/product.md P7.156). */
export function presentSignedInCustomer(account: Account) {
  return { ...presentCustomer(account), email: account.email, phone: account.phone, taxExempt: account.taxExempt }
}

/** A signed-in agent, as their browser sees them. */
export function presentAgent({ name }: Account) {
  return { name }
}

/** A signed-in admin, as their browser sees them. */
export function presentAdmin({ username, email, staffRole }: Account) {
  // an admin always has one (a constraint of the table); without it, the lesser
  return { username: username ?? email, email, staffRole: staffRole ?? 'booker' }
}

/** A mailed link, as the page that it opens sees it; the email of a customer, for the browser's list of passwords. */
export function presentLink(found: Awaited<ReturnType<typeof findPasswordLink>>) {
  if (!found) return { link: 'gone' as const, email: null }
  const { purpose, account } = found
  return {
    link: purpose === 'first_sign_in' ? ('first' as const) : ('reset' as const),
    email: account.role === 'customer' ? account.email : null,
  }
}
