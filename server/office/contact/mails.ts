import { EMAIL_LINK_DAYS, makeEmailLink } from '#server/accounts/customers/email-links.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { findWishById } from './wish-rows.ts'

/** Notifies the office of a customer's wish for another email or phone; silent once it was answered or replaced. */
const contactWish: MailKind = {
  async compose({ db, config }, { data }) {
    const wish = isRowId(data.wishId) ? await findWishById(db, data.wishId) : undefined
    if (!wish || wish.approved_at !== null) return null
    const { name, email, phone, old_email, old_phone, customer_id } = wish
    return {
      subject: `New contact details: ${shortName(name)}`,
      lead: `${name} asked to change their contact details. Nothing changes until you answer.`,
      facts: [
        ['Email now', old_email],
        ...(email === null ? [] : [['New email', email] as const]),
        ...(phone === null ? [] : [['Phone now', old_phone ?? 'None'] as const, ['New phone', phone] as const]),
      ],
      action: {
        label: 'Answer this request',
        url: `${config.publicUrl}/admin/bookings?view=customers&customer=${customer_id}`,
      },
    }
  },
}

/** Notifies a customer that the account asked for another email or phone: a stranger may have. Silent once the wish ended. */
const contactAsked: MailKind = {
  async compose({ db, config }, { data }) {
    const wish = isRowId(data.wishId) ? await findWishById(db, data.wishId) : undefined
    if (wish?.status !== 'active') return null
    const { email, phone } = config.brand
    const asked = [
      ...(wish.email === null ? [] : [`your email to ${wish.email}`]),
      ...(wish.phone === null ? [] : [`your phone number to ${wish.phone}`]),
    ]
    return {
      subject: 'You asked for new contact details',
      to: wish.name,
      lead: `You asked us to change ${asked.join(' and ')}. We'll answer by email.`,
      next: [
        `If this wasn't you, change your password right away, which ends the request, and let us know: email ${email} or call ${phone}.`,
      ],
      action: { label: 'Open your account', url: `${config.publicUrl}/customer/dashboard?tab=account` },
    }
  },
}

/** Answers a customer: the phone was changed, or nothing was. */
const contactAnswer: MailKind = {
  async compose({ db, config }, { customer_id, data }) {
    const customer = customer_id === null ? undefined : await findName(db, customer_id)
    if (!customer) return null
    const { name, email, phone } = config.brand
    const isPhone = data.says === 'phone'
    return {
      subject: isPhone ? `Your ${shortName(name)} phone number was changed` : 'Your contact details stay the same',
      to: customer.name,
      lead: isPhone
        ? 'We changed the phone number of your account, as you asked.'
        : "We can't make the change of your contact details that you asked for. Everything stays as it is.",
      next: [
        isPhone ? `If this wasn't you, let us know at ${email}.` : `Questions? Reply to this email, or call ${phone}.`,
      ],
      action: { label: 'Open your account', url: `${config.publicUrl}/customer/dashboard?tab=account` },
    }
  },
}

/**
 * Brings the link to the new address that changes the email (docs/product.md P4.28). The link is made here, when the mail
 * leaves: it exists in the mail and as a hash. Silent once the wish was replaced or has ended.
 */
const emailConfirmation: MailKind = {
  alone: true,
  async compose({ db, config }, { data }) {
    const wish = isRowId(data.wishId) ? await findWishById(db, data.wishId) : undefined
    if (!wish || wish.email === null || wish.approved_at === null || wish.status !== 'active') return null
    const token = await makeEmailLink(db, wish.customer_id, wish.email)
    return {
      subject: 'Confirm your new email',
      to: wish.name,
      lead: `You asked us to use this address for your ${config.brand.name} account.`,
      next: [
        `The link works once, for ${EMAIL_LINK_DAYS} days. Then you sign in with this address, and our emails come here.`,
        "If you didn't ask for this, ignore this email. Nothing changes.",
      ],
      action: { label: 'Confirm this email', url: `${config.publicUrl}/customer/login?new-email=${token}` },
    }
  },
}

/** Notifies the earlier address that the account has another email. */
const emailChanged: MailKind = {
  alone: true,
  async compose({ db, config }, { customer_id }) {
    const customer = customer_id === null ? undefined : await findName(db, customer_id)
    if (!customer) return null
    const { name, email, phone } = config.brand
    return {
      subject: `Your ${shortName(name)} email was changed`,
      to: customer.name,
      lead: 'Your account has a new email. This address no longer signs in, and you were signed out everywhere.',
      next: [
        'Our emails go to the new address from now on.',
        `If this wasn't you, let us know right away: email ${email} or call ${phone}.`,
      ],
    }
  },
}

const findName = (db: Database, id: string) =>
  db.selectFrom('customers').select('name').where('id', '=', id).where('status', '=', 'active').executeTakeFirst()

/** The mails about a customer's change of email or phone. */
export const CONTACT_MAILS = {
  'contact-answer': contactAnswer,
  'contact-asked': contactAsked,
  'contact-wish': contactWish,
  'email-changed': emailChanged,
  'email-confirmation': emailConfirmation,
} as const satisfies Partial<Record<MailKindName, MailKind>>
