import { sql } from 'kysely'
import type { Database } from './client.ts'

/**
 * Takes away what has had its time: used-up keys, ended sessions, dead links, old log-in failures and devices, mails,
 * conversations.
 */
export async function sweepExpired(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from factor_challenges where expires_at < now()`.execute(db)
  await sql`delete from one_time_links where expires_at < now() - interval '30 days'`.execute(db)
  // the mail with its link has left, and the link has ended
  await sql`
    delete from contact_wishes w where approved_at < now() - interval '7 days'
      and not exists (select from one_time_links l where l.customer_id = w.customer_id and purpose = 'change_email'
        and used_at is null and expires_at > now())
      and not exists (select from outbox_emails o where o.customer_id = w.customer_id and state = 'queued'
        and kind = 'email-confirmation' and data ->> 'wishId' = w.id::text)`.execute(db)
  // the provider sends an event again for a month at most
  await sql`delete from processor_events where received_at < now() - interval '90 days'`.execute(db)
  await sql`delete from login_failures where failed_at < now() - interval '1 day'`.execute(db)
  await sql`delete from login_turns where turn_at < now() - interval '1 day'`.execute(db)
  await sql`delete from password_link_asks where asked_at < now() - interval '1 day'`.execute(db)
  await sql`delete from reconcile_looks where looked_at < now() - interval '30 days'`.execute(db)
  await sql`delete from known_devices where last_used_at < now() - interval '365 days'`.execute(db)
  await sql`delete from picture_work where done_at < now() - interval '2 days'`.execute(db)
  // a booking's mails are part of its record; the others left long ago (docs/product.md S44)
  await sql`
    delete from outbox_emails
    where booking_id is null and state in ('sent', 'cancelled') and created_at < now() - interval '90 days'`.execute(db)
  // an import: what was not begun, and what its file said (docs/product.md P17.29)
  await sql`
    delete from import_batches
    where state in ('reading', 'mapping', 'checked', 'failed') and created_at < now() - interval '7 days'`.execute(db)
  await sql`
    delete from import_rows r using import_batches b
    where b.id = r.batch_id and b.finished_at < now() - interval '7 days' and r.made_id is null and r.customer_id is null`.execute(
    db,
  )
  await sql`
    delete from import_problems p using import_batches b
    where b.id = p.batch_id and b.finished_at < now() - interval '30 days'`.execute(db)
  // no message for a day (docs/product.md P10.30), and kept no longer than 90 (S41)
  await sql`
    update chat_sessions set status = 'completed', ended_at = now(), network = null
    where status = 'active' and last_message_at <= now() - interval '24 hours'`.execute(db)
  await sql`delete from chat_sessions where last_message_at <= now() - interval '90 days'`.execute(db)
}
