import { FIRST_SIGN_IN_DAYS, type FirstSignIn, openFirstSignIn } from '#server/accounts/first-sign-in.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { type Message, shortName } from '#server/mail/layout.ts'
import { findMailedBooking } from './mail-facts.ts'
import { confirmRequest } from './mails.ts'

/** The button of a first sign-in, and the temporary password below it (docs/product.md P1.4, P1.31). */
function waysIn({ config }: MailContext, { email, password, token }: FirstSignIn): Pick<Message, 'action' | 'below'> {
  return {
    action: { label: 'Sign in', url: `${config.publicUrl}/customer/change-password?token=${token}` },
    below: {
      next: [
        `The button works once, for ${FIRST_SIGN_IN_DAYS} days. You'll choose your own password.`,
        'You can also sign in with a temporary password, which works just as long:',
      ],
      facts: [
        ['Email', email],
        ['Temporary password', password],
      ],
      link: {
        label: 'Use the temporary password',
        url: `${config.publicUrl}/customer/login?email=${encodeURIComponent(email)}`,
      },
      after: ["If you didn't request a booking, ignore this email or let us know. You won't be charged."],
    },
  }
}

/**
 * The one mail of a first booking: it confirms the request, while that is pending, and carries the two ways into the new
 * account. A customer who has chosen a password by then gets the confirmation alone.
 */
export const accountCreated: MailKind = {
  alone: true,
  async compose(room, mail) {
    const { db, config } = room
    const booking = await findMailedBooking(db, mail)
    const request = booking?.status === 'pending' ? await confirmRequest(room, booking) : null
    const signIn = mail.customer_id === null ? undefined : await openFirstSignIn(db, mail.customer_id)
    if (!signIn) return request
    const ways = waysIn(room, signIn)
    if (request) {
      const account = 'We also created an account so you can track your request. Use the button below to sign in.'
      return { ...request, next: [...request.next, account], ...ways }
    }
    return {
      subject: `Your ${shortName(config.brand.name)} account`,
      to: signIn.name,
      lead: 'Your first booking request created an account for you. Sign in to track your booking, pay and find invoices.',
      ...ways,
    }
  },
}
