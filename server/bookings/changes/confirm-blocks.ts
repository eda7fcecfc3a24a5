import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Hold } from '#server/availability/holds/holds.ts'
import type { BusyInterval } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Doer } from '#server/http/requests/actor.ts'
import { findPaperFaults, type PaperFault } from '#server/people/papers/required-papers.ts'
import { CONFIRM_BLOCKS, type ConfirmBlockCode } from '#shared/model/confirm-block.ts'
import { getUtcTime } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { cutName, describeConflict } from '../time/conflicts.ts'
import { type AdminBookingRow, findBookedBy } from './status-rows.ts'

/** A reason that stops a confirmation, in a sentence for the office. */
interface FoundBlock {
  code: ConfirmBlockCode
  sentence: string
}

/** What is about to be confirmed or, when it is confirmed already, moved. */
export interface Confirmation {
  booking: Pick<AdminBookingRow, 'agent_id' | 'customer_id'>
  /** The intervals that take the agent's time. */
  conflicts: readonly BusyInterval[]
  /** What proposals hold of the agent's time for other bookings. */
  holds: readonly Hold[]
  /** A move is asked only what depends on the time. */
  step: 'confirm' | 'move'
  now: Date
}

/** Finds every reason that stops a confirmation (docs/product.md P6.110); empty when nothing does. */
export async function findConfirmBlocks(
  trx: Database,
  { booking, conflicts, holds, step, now }: Confirmation,
): Promise<FoundBlock[]> {
  const [first, ...more] = conflicts
  return [
    ...(first ? [{ code: 'time-conflict' as const, sentence: await describeConflict(trx, [first, ...more]) }] : []),
    ...(await describeHolds(trx, holds)),
    ...(step === 'confirm' ? await findDoNotBook(trx, booking.customer_id) : []),
    ...(step === 'confirm' ? await findPaperBlock(trx, booking.agent_id, now) : []),
  ]
}

/** What a proposal holds, in one sentence that names the first (docs/product.md P16.5). */
async function describeHolds(trx: Database, [first]: readonly Hold[]): Promise<FoundBlock[]> {
  if (!first) return []
  const { customer_name } = await findBookedBy(trx, first.bookingId)
  const until = formatAtlantaTime(first.until)
  return [{ code: 'held', sentence: `A proposal holds this agent for ${cutName(customer_name)} until ${until}.` }]
}

async function findDoNotBook(trx: Database, customerId: string): Promise<FoundBlock[]> {
  const { name, reason } = await trx
    .selectFrom('customers')
    .select(['name', 'do_not_book_reason as reason'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (reason === null) return []
  return [{ code: 'do-not-book', sentence: `${cutName(name)} is marked do not book: ${reason}` }]
}

const longDay = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })

const describeFault = ({ name, expiredOn }: Pick<PaperFault, 'name' | 'expiredOn'>) =>
  expiredOn === null
    ? `${cutName(name)} is missing`
    : `${cutName(name)} expired on ${longDay.format(getUtcTime(expiredOn))}`

/** The agent's required papers that are missing or have lapsed, in one sentence (docs/product.md P6.92). */
async function findPaperBlock(trx: Database, agentId: string, now: Date): Promise<FoundBlock[]> {
  const [first, second, ...more] = await findPaperFaults(trx, [agentId], now)
  if (!first) return []
  const { name } = await trx.selectFrom('agents').select('name').where('id', '=', agentId).executeTakeFirstOrThrow()
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  const faults = second ? `${describeFault(first)}, ${describeFault(second)}${others}` : describeFault(first)
  return [{ code: 'lapsed-paper', sentence: `Papers of ${cutName(name)}: ${faults}.` }]
}

/** Whether the reasons against a confirmation are overridden, and why; only admins may. */
export interface Override {
  confirmAnyway: boolean
  reason: string | null
  actor: Doer
}

/**
 * Refuses a confirmation that something stops, unless the actor overrides all of it (docs/product.md P6.110).
 * @throws AppError 409 that names every reason; its field `confirmAnyway` shows that it can be overridden
 */
export function assertOverridden(blocks: readonly FoundBlock[], { confirmAnyway, actor }: Override): void {
  const isOwner = actor.role === 'admin' && actor.staffRole === 'owner'
  const named = blocks.map(({ code, sentence }) => {
    const overriddenBy: 'admin' | 'owner' = CONFIRM_BLOCKS[code].overriddenBy
    return { code, sentence, mayOverride: isOwner || overriddenBy === 'admin' }
  })
  const mayOverrideAll = named.every(({ mayOverride }) => mayOverride)
  if (named.length === 0 || (confirmAnyway && mayOverrideAll && actor.role === 'admin')) return
  const hint = mayOverrideAll ? 'Give a reason to confirm it anyway' : 'Only an owner can confirm it anyway'
  throw new AppError('conflict', named.map(({ sentence }) => sentence).join(' '), {
    fields: { confirmAnyway: hint },
    blocks: named,
  })
}
