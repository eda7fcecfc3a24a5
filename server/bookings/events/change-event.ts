import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { type EventType, isOpen } from '#shared/model/booking.ts'
import { saveBooking } from '../changes/status-rows.ts'

/** What the office changes about an event; undefined fields stay, null ones become empty. */
export interface EventChange extends By<AdminActor> {
  id: string
  own: {
    title?: string | null | undefined
    contactName?: string | null | undefined
    contactPhone?: string | null | undefined
    notes?: string | null | undefined
  }
  /** Of all its pending and confirmed bookings. */
  shared: { eventType?: EventType | undefined; guests?: number | null | undefined }
  version: number | undefined
}

/**
 * Changes what is written down about an event, and kind and guests in all its pending and confirmed bookings, in one
 * transaction. Nobody is mailed (docs/product.md P6.232, P3.60).
 * @throws AppError 404 for an unknown event, 409 when another request changed the event or one of its bookings first, or
 *   kind or guests are to change and no booking is pending or confirmed
 */
export async function changeEvent(context: AppContext, change: EventChange): Promise<void> {
  const { first, changed, isNoted } = await context.db.transaction().execute((trx) => apply(trx, change))
  const { actor } = change
  for (const id of changed) context.announce({ action: 'booking:changed', id, actor })
  if (isNoted && first !== undefined) context.announce({ action: 'booking:event-changed', id: first, actor })
}

interface Applied {
  /** One of its bookings: what live events about the event are about. */
  first: string | undefined
  /** The bookings that changed. */
  changed: string[]
  /** What is written down changed. */
  isNoted: boolean
}

async function apply(trx: Database, change: EventChange): Promise<Applied> {
  // lock order: bookings by id, then their event, as a merge of customers does
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'status', 'version', 'event_type', 'guests'])
    .where('event_id', '=', change.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const event = await trx
    .selectFrom('events')
    .select(['version', 'title', 'contact_name', 'contact_phone', 'notes'])
    .where('id', '=', change.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!event) throw notFound('We do not know this event')
  const version = rows.reduce((sum, row) => sum + row.version, event.version)
  assertVersion(change.version, version, 'event')
  const changed = await changeBookings(trx, rows.filter(isOpen), change)
  return { first: rows[0]?.id, changed, isNoted: await changeOwn(trx, event, change) }
}

type BookingFields = { event_type: EventType; guests: number | null }

/** Changes kind and guests of these bookings. @returns the ids of those that changed */
async function changeBookings(
  trx: Database,
  rows: readonly ({ id: string } & BookingFields)[],
  { shared: { eventType, guests }, actor, requestId }: EventChange,
): Promise<string[]> {
  if (eventType === undefined && guests === undefined) return []
  if (rows.length === 0) throw conflict('No booking of this event is pending or confirmed, so kind and guests stay')
  const changed: string[] = []
  for (const row of rows) {
    const [before, after] = differencesOf(
      { eventType: row.event_type, guests: row.guests },
      { eventType: eventType ?? row.event_type, guests: guests === undefined ? row.guests : guests },
    )
    if (Object.keys(after).length === 0) continue
    await saveBooking(trx, row.id, {
      ...('eventType' in after && { event_type: after.eventType }),
      ...('guests' in after && { guests: after.guests }),
    })
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'booking.details-changed', entity: 'booking', entityId: row.id },
      ...{ before, after },
    })
    changed.push(row.id)
  }
  return changed
}

type EventRow = Record<'title' | 'contact_name' | 'contact_phone' | 'notes', string | null>

/** Changes what is written down. @returns whether it became something else */
async function changeOwn(trx: Database, row: EventRow, { id, own, actor, requestId }: EventChange): Promise<boolean> {
  const was = { title: row.title, contactName: row.contact_name, contactPhone: row.contact_phone, notes: row.notes }
  const wanted = Object.entries(own).filter(([, value]) => value !== undefined)
  const [before, after] = differencesOf(was, { ...was, ...Object.fromEntries(wanted) })
  if (Object.keys(after).length === 0) return false
  await trx
    .updateTable('events')
    .set({
      ...('title' in after && { title: after.title }),
      ...('contactName' in after && { contact_name: after.contactName }),
      ...('contactPhone' in after && { contact_phone: after.contactPhone }),
      ...('notes' in after && { notes: after.notes }),
    })
    .where('id', '=', id)
    .execute()
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'event.changed', entity: 'event', entityId: id },
    ...{ before, after },
  })
  return true
}

/** The fields in which two versions differ, of each. */
function differencesOf<Fields extends object>(was: Fields, is: Fields): [Partial<Fields>, Partial<Fields>] {
  const names = (Object.keys(was) as (keyof Fields)[]).filter((name) => was[name] !== is[name]) // of an object literal
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Fields> // its own fields
  return [pick(was), pick(is)]
}
