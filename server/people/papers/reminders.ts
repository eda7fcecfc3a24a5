import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { addDays } from '#shared/model/day.ts'
import { findDueReminder, PAPER_REMINDER_DAYS } from '#shared/model/paper.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** Papers looked at by one run, at most; the rest waits for the next. */
const BATCH = 500

/**
 * Queues the reminders of papers that expire in 60, 30 and 7 days: to the office, and to the agent who has an email
 * address (docs/product.md P6.93). Each is queued once, also by two processes at once: paper_reminders keeps them.
 * @param now the moment it is
 * @returns how many papers were reminded of
 */
export async function queuePaperReminders(db: Database, now: Date): Promise<number> {
  const today = atlantaDay(now)
  return db.transaction().execute(async (trx) => {
    const papers = await trx
      .selectFrom('agent_papers as p')
      .innerJoin('agents as a', 'a.id', 'p.agent_id')
      .select(['p.id', 'p.agent_id', 'p.expires_on', 'a.user_id', agentEmail.as('email')])
      .where('p.expires_on', '>=', today)
      .where('p.expires_on', '<=', addDays(today, PAPER_REMINDER_DAYS[0]))
      .where('a.archived_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('paper_reminders as r')
              .select(sql`1`.as('one'))
              .whereRef('r.paper_id', '=', 'p.id')
              .whereRef('r.expires_on', '=', 'p.expires_on')
              .where(
                'r.days',
                '<=',
                sql<number>`case when p.expires_on - ${today}::date <= 7 then 7 when p.expires_on - ${today}::date <= 30 then 30 else 60 end`,
              ),
          ),
        ),
      )
      .orderBy('p.expires_on')
      .orderBy('p.id')
      .limit(BATCH)
      .execute()
    let reminded = 0
    const due = papers.flatMap((paper) => {
      const days = paper.expires_on === null ? undefined : findDueReminder(paper.expires_on, today)
      return days === undefined || paper.expires_on === null ? [] : [{ ...paper, days, expires_on: paper.expires_on }]
    })
    if (due.length === 0) return 0
    const queued = await trx
      .insertInto('paper_reminders')
      .values(due.map(({ id, expires_on, days }) => ({ paper_id: id, expires_on, days })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('paper_id')
      .execute()
    const ids = new Set(queued.map(({ paper_id }) => paper_id))
    for (const { id, agent_id, expires_on, email, user_id } of due.filter((paper) => ids.has(paper.id))) {
      const data = { paperId: id, agentId: agent_id, expiresOn: expires_on }
      await queueMail(
        trx,
        { kind: 'paper-expiring', to: null, data },
        ...(email === null ? [] : [{ kind: 'paper-expiring' as const, to: email, about: { userId: user_id }, data }]),
      )
      reminded += 1
    }
    return reminded
  })
}
