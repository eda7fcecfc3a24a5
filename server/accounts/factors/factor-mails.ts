import type { MailKind } from '#server/mail/deliver.ts'
import { plainName } from '#server/mail/layout.ts'
import { findUserAccount } from '../queries.ts'

/** Notifies the account, and the owner who did it, that second factors were reset (docs/product.md P1.26). */
export const secondFactorReset: MailKind = {
  alone: true,
  async compose({ db, config }, { user_id, data }) {
    const { userId } = data as { userId?: string } // written by reset-factors.ts alone
    if (user_id === null || userId === undefined) return null
    const [reader, account] = [await findUserAccount(db, user_id), await findUserAccount(db, userId)]
    if (!reader?.active || !account) return null
    if (reader.id !== account.id) {
      return {
        subject: `You reset the second factor of ${plainName(account.name)}`,
        lead: `Hi ${plainName(reader.name)}, you removed the passkeys, authenticator app and recovery codes of ${account.email} and signed them out everywhere.`,
        next: [`If it was not you, change your password now and reply to this email.`],
      }
    }
    return {
      subject: `Your ${config.brand.name} second factor was reset`,
      lead: `Hi ${plainName(reader.name)}, the passkeys, authenticator app and recovery codes of your account were removed, and you were signed out everywhere.`,
      next: [
        'Sign in with your password and add a passkey or an authenticator app again.',
        `If you did not ask for this, tell us at ${config.brand.email}.`,
      ],
      action: { label: 'Sign in', url: `${config.publicUrl}/${reader.role}/login` },
    }
  },
}
