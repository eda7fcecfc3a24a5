import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'

/**
 * Who gets the agency's notices: the recipients the agency has set, else every admin, else the brand's own address.
 */
export async function findAgencyRecipients(db: Database, { brand }: Pick<Config, 'brand'>): Promise<string[]> {
  const settings = await db.selectFrom('agency_settings').select('notice_recipients').executeTakeFirst()
  if (settings && settings.notice_recipients.length > 0) return settings.notice_recipients
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('archived_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .limit(20)
    .execute()
  return admins.length > 0 ? admins.map(({ email }) => email) : [brand.email]
}
