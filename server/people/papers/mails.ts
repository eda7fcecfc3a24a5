import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { getUtcTime } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

const longDay = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })
const shortDay = dateFormat({ timeZone: 'UTC', month: 'short', day: 'numeric' })
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/**
 * Reminds the office, or the agent, of a paper that expires soon. Nothing is sent when it was renewed, deleted or has
 * lapsed meanwhile. The number of the paper is never in it.
 */
export const paperExpiring: MailKind = {
  async compose({ db, config, now }, { data, recipient }) {
    if (!isId(data.paperId)) return null
    const paper = await db
      .selectFrom('agent_papers as p')
      .innerJoin('agents as a', 'a.id', 'p.agent_id')
      .leftJoin('paper_kinds as k', 'k.id', 'p.kind_id')
      .select(['p.name', 'p.expires_on', 'p.agent_id', 'a.name as agent', 'k.required'])
      .where('p.id', '=', data.paperId)
      .where('a.archived_at', 'is', null)
      .executeTakeFirst()
    if (!paper?.expires_on || paper.expires_on !== data.expiresOn || paper.expires_on < atlantaDay(now())) return null
    const day = longDay.format(getUtcTime(paper.expires_on))
    const facts = [
      ['Paper', paper.name],
      ['Expires', day],
    ] as const
    if (recipient === null) {
      return {
        subject: `${shortName(paper.agent)}: ${shortName(paper.name)} expires ${shortDay.format(getUtcTime(paper.expires_on))}`,
        lead: `${paper.agent}'s ${paper.name} expires on ${day}.`,
        facts: [['Talent', paper.agent], ...facts],
        ...(paper.required && { next: ['Without it, only an owner can confirm new bookings.'] }),
        action: {
          label: 'Open papers',
          url: `${config.publicUrl}/admin/agents?agent=${paper.agent_id}&tab=papers`,
        },
      }
    }
    return {
      subject: `Your ${shortName(paper.name)} expires ${day}`,
      to: paper.agent,
      lead: `Your ${paper.name} expires on ${day}.`,
      facts,
      next: [
        `Once you've renewed it, email a copy to ${config.brand.email}. Questions? Call us: ${config.brand.phone}.`,
      ],
    }
  },
}
