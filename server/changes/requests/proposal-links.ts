import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#server/accounts/sessions/sessions.ts'
import { ADMIN_COLUMNS } from '#server/bookings/changes/status-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { type AppError, conflict, notFound } from '#server/errors.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import type { MailedProposal } from '#shared/contract/changes/requests.ts'
import { foreseePrice } from './foresee.ts'
import { answerProposal, type ProposalAnswer } from './proposals.ts'
import { readWanted } from './wanted.ts'

/**
 * Makes a link with which a customer answers a proposal. Only its hash is stored; a mail that is tried again carries
 * another one. It is good until the event.
 * @returns its address
 */
export async function makeProposalLink(
  { db, config }: Pick<MailContext, 'db' | 'config'>,
  request: { id: string; booking_id: string; customer_id: string; event_date: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose: 'answer_proposal',
      booking_id: request.booking_id,
      customer_id: request.customer_id,
      booking_request_id: request.id,
      expires_at: request.event_date,
    })
    .execute()
  return `${config.publicUrl}/customer/login?proposal=${token}`
}

/** A link with its request, in any state of either; undefined for an unknown link. */
async function findLink(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('one_time_links as l')
    .innerJoin('booking_requests as r', 'r.id', 'l.booking_request_id')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['l.used_at', 'l.expires_at', 'r.id as request', 'r.state', 'r.proposed', 'r.answer'])
    .select(['a.name as agent_name', 'b.id as booking_id', 'b.customer_id', 'b.status'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', 'answer_proposal')
    .executeTakeFirst()
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** The first reason why a link takes no answer any more; undefined while it does. */
function findFault(link: Link | undefined, now: Date): AppError | undefined {
  if (!link) return notFound("This link doesn't work. Sign in to see your bookings.")
  if (link.used_at !== null) return conflict('This link was already used. Sign in to see your bookings.')
  if (link.state !== 'proposed') return conflict('There is nothing to answer any more. Sign in to see your bookings.')
  if (link.status !== 'pending' && link.status !== 'confirmed') return conflict('This booking is over.')
  if (link.expires_at <= now) return notFound('This link has expired. Sign in to see your bookings.')
  return undefined
}

/**
 * The proposal a mailed link is about. Opening it does not use it up.
 * @throws AppError 404 for a link that is unknown or has expired, 409 when there is nothing to answer any more
 */
export async function openProposalLink({ db, now }: AppContext, token: string): Promise<MailedProposal> {
  const link = await findLink(db, hashToken(token))
  const fault = findFault(link, now())
  if (fault || !link) throw fault ?? notFound()
  const booking = await db
    .selectFrom('bookings')
    .select(ADMIN_COLUMNS)
    .where('id', '=', link.booking_id)
    .executeTakeFirstOrThrow()
  const proposed = readWanted(link.proposed)
  return {
    agentName: link.agent_name,
    eventDate: booking.event_date.toISOString(),
    eventDuration: booking.event_duration,
    eventLocation: booking.event_location,
    guests: booking.guests,
    proposed,
    answer: link.answer,
    price: await foreseePrice(db, booking, proposed),
  }
}

/**
 * Answers a proposal by a mailed link, which is used up with the answer and not without it. Of two at once one counts.
 * @throws AppError as above, and as `answerProposal`
 */
export async function answerByProposalLink(
  context: AppContext,
  { token, answer, requestId }: { token: string; answer: ProposalAnswer; requestId: string },
): Promise<void> {
  const tokenHash = hashToken(token)
  const link = await findLink(context.db, tokenHash)
  const fault = findFault(link, context.now())
  if (fault || !link) throw fault ?? notFound()
  const actor = { role: 'customer' as const, customerId: link.customer_id }
  await answerProposal(context, { id: link.request, answer, actor, requestId }, async (trx) => {
    // the booking is locked: another use of the link has ended
    const late = findFault(await findLink(trx, tokenHash), context.now())
    if (late) throw late
    await trx.updateTable('one_time_links').set({ used_at: sql`now()` }).where('token_hash', '=', tokenHash).execute()
  })
}
