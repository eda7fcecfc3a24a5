import type { MailKind } from '#server/mail/deliver.ts'

/**
 * Lets an agent know that the profile is public (docs/product.md P5.27). Says nothing when that publication was taken back,
 * or when the log-in has ended.
 */
export const agentPublished: MailKind = {
  async compose({ db, config }, { data }) {
    if (typeof data.agentId !== 'string') return null
    const agent = await db
      .selectFrom('agents as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(['a.name', 'a.availability', 'a.published_at'])
      .where('a.id', '=', data.agentId)
      .where('a.archived_at', 'is', null)
      .where('u.archived_at', 'is', null)
      .executeTakeFirst()
    if (!agent || agent.published_at?.toISOString() !== data.publishedAt) return null
    const url = config.publicUrl.replace(/\/$/, '')
    return {
      subject: 'Your profile is live',
      to: agent.name,
      lead: `Your profile is now on the ${config.brand.name} site.`,
      facts: [['Your page', `${url}/?agent=${data.agentId}`]],
      next: [
        agent.availability
          ? 'Clients can request you now. New requests show up on your dashboard.'
          : "You're marked as unavailable, so clients can't request you yet. Turn on availability in your profile when you're ready.",
        `Questions? Reply to this email or call ${config.brand.phone}.`,
      ],
      action: { label: 'Open your dashboard', url: `${url}/agent/dashboard` },
    }
  },
}
