import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { RESET_LINK_MINUTES } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { type Account, findAccount, findUserAccount } from '../queries.ts'
import { writePasswordLink } from './password-links.ts'

/** Where a link for a forgotten password leads (docs/product.md P1.8). */
const LANDING: Record<Role, string> = {
  customer: '/customer/change-password?token=',
  agent: '/agent/login?reset=',
  admin: '/admin/login?reset=',
}

async function findOwner(db: Database, { customer_id, user_id }: QueuedMail): Promise<Account | undefined> {
  if (customer_id !== null) return findAccount(db, { role: 'customer', id: customer_id })
  return user_id === null ? undefined : findUserAccount(db, user_id)
}

/**
 * The mail with a one-time link. The link is made here, when the mail leaves: it exists in the mail and as a hash,
 * nowhere else, and a second try makes another (docs/product.md S44).
 */
export const passwordLink: MailKind = {
  alone: true,
  async compose({ db, config }, mail) {
    const account = await findOwner(db, mail)
    if (!account?.active) return null
    const token = randomBytes(32).toString('base64url')
    await writePasswordLink(db, account, { token, purpose: 'reset_password' })
    return {
      subject: `Reset your ${shortName(config.brand.name)} password`,
      to: account.greetedAs,
      lead: 'We got a request to reset your password.',
      next: [
        `This link works once and expires in ${RESET_LINK_MINUTES} minutes. Your new password signs you out everywhere else.`,
        "If this wasn't you, ignore this email. Your password stays the same until the link is used.",
      ],
      action: { label: 'Choose a new password', url: `${config.publicUrl}${LANDING[account.role]}${token}` },
    }
  },
}

/** Notifies the owner that the password was changed. */
export const passwordChanged: MailKind = {
  alone: true,
  async compose({ db, config }, mail) {
    const account = await findOwner(db, mail)
    if (!account?.active) return null
    const feedEnded = mail.data.feed === 'ended'
    return {
      subject: `Your ${shortName(config.brand.name)} password was changed`,
      to: account.greetedAs,
      lead: 'Your password was changed, and you were signed out everywhere else.',
      next: [
        ...(feedEnded
          ? ['Your calendar link was turned off too. Create a new one to keep your calendar up to date.']
          : []),
        feedEnded ? "If this was you, there's nothing else to do." : "If this was you, you're all set.",
        `If it wasn't, choose a new password with 'Forgot password?' on the sign-in page and let us know at ${config.brand.email}.`,
      ],
    }
  },
}
