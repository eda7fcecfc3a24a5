import { randomBytes } from 'node:crypto'
import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { findOpenInvitations, writeInvitationLink } from './invitation-rows.ts'

/** What each role may do, in a sentence of the mail. */
const MAY: Record<StaffRole, string> = {
  owner: 'As an owner you run the whole office: bookings, money, settings and the team.',
  booker: 'As a booker you handle bookings, agents, conversations, invoices and payments.',
}

/**
 * Brings an invitation's link to the address it is for (docs/product.md P1.15). The link is made here, when the mail
 * leaves: it exists in the mail and as a hash, and a second try makes another that works as well. Says nothing for an
 * invitation that cannot be used any more.
 */
export const staffInvitation: MailKind = {
  alone: true,
  async compose({ db, config }, { data }) {
    if (typeof data.invitationId !== 'string') return null
    const [invitation] = await findOpenInvitations(db, data.invitationId)
    if (!invitation) return null
    const token = randomBytes(32).toString('base64url')
    await writeInvitationLink(db, invitation.id, token)
    const { name, email, phone } = config.brand
    return {
      subject: `You're invited to the ${shortName(name)} office`,
      lead: `You've been invited to join the ${name} office. Choose a password to create your account.`,
      facts: [
        ['Your role', invitation.staff_role === 'owner' ? 'Owner' : 'Booker'],
        ['Expires', formatAtlantaTime(invitation.expires_at)],
      ],
      next: [
        MAY[invitation.staff_role],
        `This link works once. If you didn't expect this invitation, ignore this email. Questions? Email ${email} or call ${phone}.`,
      ],
      action: {
        label: 'Join the office',
        url: `${config.publicUrl}/admin/login?invite=${token}`,
      },
    }
  },
}
