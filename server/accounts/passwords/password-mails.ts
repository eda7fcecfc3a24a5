import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { plainName } from '#server/mail/layout.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { RESET_LINK_MINUTES } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { type Account, findAccount, findUserAccount } from '../queries.ts'
import { writeResetLink } from './reset-password.ts'

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
    await writeResetLink(db, account, token)
    return {
      subject: `Choose a new ${config.brand.name} password`,
      lead: `Hello ${plainName(account.name)}, somebody asked for a new password for your account.`,
      next: [
        `The link works once, for ${RESET_LINK_MINUTES} minutes. With the new password you are signed out everywhere else.`,
        'If it was not you, ignore this mail. Nothing changes until the link is used.',
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
      subject: `Your ${config.brand.name} password was changed`,
      lead: `Hello ${plainName(account.name)}, the password of your account was changed, and every other session was ended.`,
      next: [
        ...(feedEnded ? ['The address of your calendar feed no longer works. Make a new one to keep reading it.'] : []),
        feedEnded ? 'If it was you, there is nothing else to do.' : 'If it was you, there is nothing to do.',
        `If it was not, choose a new password with 'Forgot password?' on the log-in page and tell us at ${config.brand.email}.`,
      ],
    }
  },
}
