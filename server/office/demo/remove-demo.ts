import { refusingTaken } from '#server/accounts/invites/taken-names.ts'
import { type HashedOwner, hashOwner, makeOwner, type NewOwner } from '#server/accounts/team/make-owner.ts'
import { lockOwners } from '#server/accounts/team/staff-rows.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { BackupError } from '#server/db/backup/backup-format.ts'
import type { Backup } from '#server/db/backup/write-backup.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, getErrorCode, invalid, unavailable } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { confirmsRemoval, REMOVAL_WORD } from '#shared/model/setup.ts'
import { deleteBookings, deleteMessages, deletePeople, lockGoing, settleRest } from './delete-rows.ts'
import { findDemo, findGoing, type Going } from './demo-rows.ts'
import { markOf, noDemo } from './preview-removal.ts'
import { countUnderWay, keepsOwner } from './preview-rows.ts'

/** An owner's order to remove the demo. */
export interface RemovalCall extends By<OwnerActor> {
  /** The agency's name or REMOVE, as typed. */
  confirm: string
  /** What was shown, from previewRemoval. */
  mark: string
  /** Whether own bookings that name people of the demo go, too. */
  withOwnBookings?: boolean | undefined
  /** The owner to be made; needed while only accounts of the demo own the agency. */
  owner?: NewOwner | undefined
  /** The Cookie header. */
  cookies: string | undefined
}

/** What was removed, and how the session goes on. */
export interface Removal {
  backup: Backup
  /** The Set-Cookie header that makes the browser a known device of the owner who was made. */
  deviceCookie: string | undefined
  /** The email of the new owner. */
  email: string | undefined
  /** True when the session that asked ended with its account. */
  ended: boolean
  /** Message ids of deleted mails, which may lie about as files. */
  messageIds: string[]
}

/**
 * Removes the demo in one transaction, after a backup of the whole database (docs/product.md P17.3 to P17.7): people,
 * bookings, money, reviews, pictures, conversations and mails; settings, the owner's own rows and the audit trail stay.
 * @throws AppError invalid_request (400) for a wrong confirmation or a refused password; conflict (409) when there is no
 *   demo, something changed since it was shown, own bookings name its people, card money is under way or an email is
 *   taken; unavailable (503) when the backup failed or mails are being sent: nothing was removed then
 */
export async function removeDemo(context: AppContext, call: RemovalCall): Promise<Removal> {
  const { db, config } = context
  const { name } = await readAgencyProfile(db, config)
  if (!confirmsRemoval(call.confirm, name)) throw invalid({ confirm: `Type ${name} or ${REMOVAL_WORD}` })
  if (!(await findDemo(db))) throw noDemo()
  // refused before a backup is made; decided again below
  await assertRemovable(db, await findGoing(db), call)
  const owner = call.owner && (await hashOwner(call.owner, config))
  const backup = await makeBackup(context)
  const removal = await refusingTaken(() =>
    db
      .transaction()
      .execute((trx) => removeWithin(trx, { call, owner, backup, config }))
      .catch(explainLock),
  )
  await restartNumbers(context)
  context.log.info({ reqId: call.requestId, file: backup.file }, 'demo removed')
  return { backup, ...removal }
}

async function removeWithin(
  trx: Database,
  {
    call,
    owner,
    backup,
    config,
  }: { call: RemovalCall; owner: HashedOwner | undefined; backup: Backup; config: AppContext['config'] },
): Promise<Omit<Removal, 'backup'>> {
  const demo = await findDemo(trx, { lock: true })
  if (!demo) throw noDemo()
  await lockOwners(trx, call.actor)
  await lockGoing(trx, await findGoing(trx))
  // again: what was written before the locks were there
  const going = await findGoing(trx)
  await assertRemovable(trx, going, call)
  const messageIds = await deleteMessages(trx, going)
  await deleteBookings(trx, going)
  // before the account goes whose session it takes over
  const made = owner && (await makeOwner(trx, owner, { ...call, sessionId: call.actor.sessionId, config }))
  await deletePeople(trx, going)
  await settleRest(trx, going, demo.share_percent)
  await trx.deleteFrom('demo_rows').execute()
  await trx
    .updateTable('demo_data')
    .set({ removed_at: (eb) => eb.fn<Date>('now') })
    .execute()
  await recordAudit(trx, {
    ...{ actor: made?.actor ?? call.actor, action: 'demo.removed', entity: 'setup', entityId: 'demo' },
    after: {
      ...{ agents: going.agents.length, customers: going.customers.length, bookings: going.bookings.length },
      ownBookings: going.ownBookings.length,
      backup: backup.file,
    },
    requestId: call.requestId,
  })
  const ended = made === undefined && going.users.includes(call.actor.userId)
  return { deviceCookie: made?.deviceCookie, email: owner?.email, ended, messageIds }
}

/** Refuses what the owner has not decided on, or what can't be forgotten yet. */
async function assertRemovable(db: Database, going: Going, call: RemovalCall): Promise<void> {
  if (markOf(going) !== call.mark) throw conflict('Something changed since you opened this. Look at it again.')
  const own = going.ownBookings.length
  if (own > 0 && call.withOwnBookings !== true) {
    throw conflict(
      own === 1
        ? '1 booking of yours names people of the demo. Remove it with the demo, or keep the demo.'
        : `${own} bookings of yours name people of the demo. Remove them with the demo, or keep the demo.`,
    )
  }
  const underWay = await countUnderWay(db, going)
  if (underWay > 0) {
    throw conflict(
      `${underWay === 1 ? '1 card payment, refund or dispute is' : `${underWay} card payments, refunds or disputes are`} under way. Try again when the card provider has settled ${underWay === 1 ? 'it' : 'them'}.`,
    )
  }
  const hasOwner = await keepsOwner(db, going)
  if (!call.owner && !hasOwner) throw invalid({ owner: 'Enter a name, an email and a password for your own account' })
  if (call.owner && hasOwner) throw invalid({ owner: 'This agency has an owner of its own' })
}

/** A whole backup, made by hand: it stays until a person deletes it. */
async function makeBackup({ backUp, config, log }: AppContext): Promise<Backup> {
  try {
    return await backUp()
  } catch (error) {
    if (error instanceof BackupError) throw conflict(`${error.message} Nothing was removed. Try again in a minute.`)
    log.error({ err: error }, 'the backup before the removal of the demo failed')
    const where = `The backup could not be written to ${config.backupDir}`
    throw unavailable(`${where.slice(0, 120)}. Nothing was removed. Check the disk, then try again.`, 60)
  }
}

/** Another process holds a row for longer than a request may wait: a mail that is being sent, most likely. */
function explainLock(error: unknown): never {
  const code = getErrorCode(error)
  if (code !== '55P03' && code !== '40P01') throw error
  throw unavailable('Emails of the demo are being sent right now. Nothing was removed. Try again in a minute.', 60)
}

/** Outside the transaction, because a sequence is not rolled back; without it numbers go on from the demo's. */
async function restartNumbers({ pool, log }: AppContext): Promise<void> {
  try {
    await pool.query('select restart_booking_numbers()')
  } catch (error) {
    log.warn({ err: error }, 'booking numbers go on from those of the demo')
  }
}
