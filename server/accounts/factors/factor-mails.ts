import type { MailKind } from '#server/mail/deliver.ts'
import { plainName, shortName } from '#server/mail/layout.ts'
import { findUserAccount } from '../queries.ts'
import type { FactorAction } from './change-factors.ts'

/** What each change is called before 'your account', and what it means. */
const CHANGES: Record<FactorAction, { what: string; effect: string }> = {
  'passkey.added': { what: 'A passkey was added to', effect: 'It signs you in without your password.' },
  'passkey.removed': { what: 'A passkey was removed from', effect: 'It no longer signs you in.' },
  'authenticator-app.added': {
    what: 'An authenticator app was added to',
    effect: 'You sign in with your password and a code from the app.',
  },
  'authenticator-app.removed': {
    what: 'The authenticator app was removed from',
    effect: 'You no longer need its codes to sign in.',
  },
  'recovery-codes.made': {
    what: 'New recovery codes were created for',
    effect: 'Your earlier recovery codes no longer work.',
  },
}

/** Notifies a person that second factors of their account changed (docs/product.md P1.61). */
export const secondFactorChanged: MailKind = {
  alone: true,
  async compose({ db, config }, { user_id, data }) {
    const { change, left } = data as { change: FactorAction; left?: 'none' } // written by change-factors.ts alone
    const account = user_id === null ? undefined : await findUserAccount(db, user_id)
    const said = CHANGES[change]
    if (!account?.active || !said) return null
    return {
      subject: `${said.what} your ${shortName(config.brand.name)} account`,
      to: account.greetedAs,
      lead: `${said.what} your account. ${said.effect}`,
      next: [
        ...(left !== 'none'
          ? []
          : ['Only your password protects your account now, and your recovery codes no longer work.']),
        "If this was you, you're all set.",
        `If it wasn't, choose a new password with 'Forgot password?' on the sign-in page, remove what you don't recognize under Your account, and let us know at ${config.brand.email}.`,
      ],
      action: { label: 'Sign in', url: `${config.publicUrl}/${account.role}/login` },
    }
  },
}

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
        subject: `You reset the second factor of ${shortName(plainName(account.greetedAs))}`,
        to: reader.greetedAs,
        lead: `You removed the passkeys, authenticator app and recovery codes of ${account.email} and signed them out everywhere.`,
        next: ["If this wasn't you, change your password now and reply to this email."],
      }
    }
    return {
      subject: `Your ${shortName(config.brand.name)} second factor was reset`,
      to: reader.greetedAs,
      lead: 'The passkeys, authenticator app and recovery codes of your account were removed, and you were signed out everywhere.',
      next: [
        'Sign in with your password and add a passkey or an authenticator app again.',
        `If you didn't ask for this, let us know at ${config.brand.email}.`,
      ],
      action: { label: 'Sign in', url: `${config.publicUrl}/${reader.role}/login` },
    }
  },
}
