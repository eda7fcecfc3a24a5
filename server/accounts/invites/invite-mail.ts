import { sql } from 'kysely'
import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Config } from '#server/config.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { findTaken } from './invite-taken.ts'

/** Where an invite's code registers an agent. */
export const inviteLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string) =>
  `${publicUrl.replace(/\/$/, '')}/agent/register?code=${code}`

/**
 * Brings an invite's code and link to the address it is for (docs/product.md P5.15). The outbox has the invite's id
 * alone; the code is read when the mail leaves. Says nothing for an invite that cannot be used any more.
 */
export const agentInvitation: MailKind = {
  alone: true,
  async compose({ db, config }, { data }) {
    if (typeof data.inviteId !== 'string') return null
    const invite = await db
      .selectFrom('agent_invite_codes as i')
      .innerJoin('categories as c', 'c.name', 'i.category')
      .leftJoin('agents as a', 'a.id', 'i.agent_id')
      .select(['i.code', 'i.email', 'i.expires_at', 'c.display_name', 'a.name as claimed'])
      .where('i.id', '=', data.inviteId)
      .where('i.used', '=', false)
      .where('i.revoked_at', 'is', null)
      .where('i.expires_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`(i.agent_id is null or (a.archived_at is null and a.user_id is null))`)
      .executeTakeFirst()
    if (!invite || (await findTaken(db, { email: invite.email })).email) return null
    const { name, email, phone } = config.brand
    return {
      subject:
        invite.claimed === null
          ? `You're invited to join ${shortName(name)}`
          : `Your ${shortName(name)} profile is ready for you`,
      ...(invite.claimed !== null && { to: invite.claimed }),
      lead:
        invite.claimed === null
          ? `${name} would like to represent you. Create your account to set up your profile and get booking requests.`
          : `Create your login to manage your profile, availability and bookings with ${name}.`,
      facts: [
        ...(invite.claimed === null ? [] : [['Profile', invite.claimed] as const]),
        ['Invite code', invite.code],
        ['Category', invite.display_name],
        ['Expires', formatAtlantaTime(invite.expires_at)],
      ],
      next: [
        'The code works once, for one account with this email address.',
        `If you didn't expect this invitation, ignore this email. Questions? Email ${email} or call ${phone}.`,
      ],
      action: { label: 'Create your account', url: inviteLink(config, invite.code) },
    }
  },
}
